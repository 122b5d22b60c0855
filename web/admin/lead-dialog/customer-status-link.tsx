import { isFromWebsite } from '#domain/booking/from-website.ts';
import { textOpened } from '#domain/message/text-opened.ts';
import { serverNow } from '../data/server-clock.ts';
import { linkText } from '../lead/customer-text.ts';
import type { LeadContext } from '../lead/lead-context.ts';
import { smsHref } from '../lead/sms-href.ts';

/** Somebody who called has no page until they get its link: nothing was emailed. */
export function CustomerStatusLink({ context: { lead, timeline } }: { readonly context: LeadContext }) {
  const isNew = !isFromWebsite(lead) && lead.status === 'REQUEST_SENT';
  if (!isNew && lead.email !== undefined) return null;
  const text = linkText(lead, serverNow());
  return (
    <div className="lead__maybe">
      <p>{lead.email === undefined ? 'No email, so nothing gets emailed.' : 'Nothing sent yet.'}</p>
      {lead.phone_e164 !== undefined && (
        <a
          className="btn btn--line btn--small"
          href={smsHref(lead.phone_e164, text)}
          onClick={() => timeline.add({ status: textOpened, note: text, is_public: false })}
        >
          Text the status link
        </a>
      )}
    </div>
  );
}
