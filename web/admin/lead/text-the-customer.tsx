import type { LeadDesk } from './lead-desk.ts';
import { smsHref, smsText } from './sms.ts';

/** Opens the phone's messages with a prefilled text; the timeline notes it. Nothing is sent by itself. */
export function TextTheCustomer({ desk: { lead, timeline } }: { readonly desk: LeadDesk }) {
  if (lead.phone_e164 === undefined) return null;
  const text = smsText(lead, new Date().toISOString());
  return (
    <a
      href={smsHref(lead.phone_e164, text)}
      onClick={() => timeline.add({ status: 'Text message opened', note: text, is_public: false })}
    >
      Text the customer
    </a>
  );
}
