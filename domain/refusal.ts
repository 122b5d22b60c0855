import type { Lead } from './lead.ts';
import { isStaleClaim } from './mail/mail-claim.ts';
import type { ErrorReason } from './operations/errors.ts';

/** Why a customer's act is refused: a sentence, and the code by which the page knows what to show. */
export interface Refusal {
  readonly reason: ErrorReason;
  readonly sentence: string;
}

/** While an email of the owner's is on its way, what the customer sees is about to change. */
export function changingNow({ mail_claim }: Pick<Lead, 'mail_claim'>, now: string): Refusal | undefined {
  if (!mail_claim || isStaleClaim(mail_claim, now)) return undefined;
  return mail_claim.kind === 'offer'
    ? {
        reason: 'offer-replaced',
        sentence: 'We’re sending you a new price right now. Please look again in a minute.',
      }
    : {
        reason: 'visit-changed',
        sentence: 'We’re changing your appointment right now. Please look again in a minute.',
      };
}
