import { copyText } from '../copy-text.ts';
import { smsHref } from '../sms-href.ts';
import { statusUrl } from '../status-url.ts';
import type { LeadDesk } from './lead-desk.ts';

/** What nobody could be emailed, to send oneself: with the link of the status page. */
export function TellByText({
  desk: { lead, timeline },
  text,
}: {
  readonly desk: LeadDesk;
  readonly text: string;
}) {
  const withLink = `${text} ${statusUrl(lead.public_slug)}`;
  return (
    <p className="write__untold" role="status">
      Nobody was emailed.{' '}
      {lead.phone_e164 !== undefined && (
        <a
          href={smsHref(lead.phone_e164, withLink)}
          onClick={() => timeline.add({ status: 'Text message opened', note: withLink, is_public: false })}
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
