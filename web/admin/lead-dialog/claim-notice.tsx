import type { Lead } from '#domain/lead.ts';
import { isStaleClaim } from '#domain/mail/mail-claim.ts';
import { mailNames } from '#domain/mail/mail-kinds.ts';
import { serverNow } from '../data/server-clock.ts';
import { shortMoment } from '../when.ts';

/** For an email that may or may not have been sent; it is never resent automatically. */
export function ClaimNotice({ lead: { mail_claim } }: { readonly lead: Lead }) {
  const now = serverNow();
  if (!mail_claim || !isStaleClaim(mail_claim, now)) return null;
  return (
    <p className="notice lead__notice" role="status">
      <b>
        The {mailNames[mail_claim.kind]} email from {shortMoment(mail_claim.claimed_at, now)} may have been
        sent.
      </b>{' '}
      Its confirmation was lost. Check with the customer before you send it again.
    </p>
  );
}
