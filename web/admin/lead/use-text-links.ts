import type { Lead } from '#domain/lead.ts';
import { shortName } from '#domain/message/greeting-name.ts';
import { textOpened } from '#domain/message/text-opened.ts';
import { serverNow } from '../data/server-clock.ts';
import { useTimelineAdd } from '../data/use-timeline.ts';
import type { ToastLink } from '../tell.ts';
import { smsText } from './customer-text.ts';
import { smsHref } from './sms-href.ts';

type Texted = Parameters<typeof smsText>[0] & Pick<Lead, 'id' | 'phone_e164'>;

/** Opens a text that says where a lead stands to each customer who can only be texted, which the timeline notes. */
export function useTextLinks(): (leads: readonly Texted[]) => ToastLink[] {
  const add = useTimelineAdd();
  return (leads) =>
    leads.flatMap((lead) => {
      const { id, email, full_name, phone_e164 } = lead;
      if (email !== undefined || phone_e164 === undefined) return [];
      const note = smsText(lead, serverNow());
      const onPress = () => void add(id, { status: textOpened, note, is_public: false });
      return [{ label: `Text ${shortName(full_name)}`, href: smsHref(phone_e164, note), onPress }];
    });
}
