import type { Lead } from '#domain/lead.ts';
import { isStaleClaim } from '#domain/mail-claim.ts';
import { mailNames } from '#domain/mail-kinds.ts';
import { shortMoment } from '../when.ts';

/** A mail of which nobody knows whether it went out; it is never sent again by itself. */
export function ClaimNotice({ lead: { mail_claim } }: { readonly lead: Lead }) {
  const now = new Date().toISOString();
  if (!mail_claim || !isStaleClaim(mail_claim, now)) return null;
  return (
    <p className="notice lead__claim" role="status">
      <b>
        The {mailNames[mail_claim.kind]} email of {shortMoment(mail_claim.claimed_at, now)} may have been
        sent.
      </b>{' '}
      Its confirmation was lost. Check with the customer before you send it again.
    </p>
  );
}
