import { textOpened } from '#domain/message/text-opened.ts';
import { copyText } from '../copy-text.ts';
import type { LeadContext } from '../lead/lead-context.ts';
import { smsHref } from '../lead/sms-href.ts';
import { statusUrl } from '../lead/status-url.ts';

/** A text for the owner to send when the customer has no email. */
export function TellByText({
  context: { lead, timeline },
  text,
}: {
  readonly context: LeadContext;
  readonly text: string;
}) {
  const withLink = `${text} ${statusUrl(lead.public_slug)}`;
  return (
    <p className="write__untold" role="status">
      Nobody was emailed.{' '}
      {lead.phone_e164 !== undefined && (
        <a
          href={smsHref(lead.phone_e164, withLink)}
          onClick={() => timeline.add({ status: textOpened, note: withLink, is_public: false })}
        >
          Text it with the link
        </a>
      )}{' '}
      <button
        type="button"
        className="adm-link"
        onClick={() => copyText(withLink, 'Copied', 'The text and the link are copied to the clipboard')}
      >
        Copy it with the link
      </button>
    </p>
  );
}
