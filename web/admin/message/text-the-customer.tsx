import { textOpened } from '#domain/message/text-opened.ts';
import { serverNow } from '../data/server-clock.ts';
import { smsText } from '../lead/customer-text.ts';
import type { LeadContext } from '../lead/lead-context.ts';
import { smsHref } from '../lead/sms-href.ts';

/** Opens the phone's messages app with a prefilled text, noted in the timeline. Nothing is sent automatically. */
export function TextTheCustomer({ context: { lead, timeline } }: { readonly context: LeadContext }) {
  if (lead.phone_e164 === undefined) return null;
  const text = smsText(lead, serverNow());
  return (
    <a
      href={smsHref(lead.phone_e164, text)}
      onClick={() => timeline.add({ status: textOpened, note: text, is_public: false })}
    >
      Text the customer
    </a>
  );
}
