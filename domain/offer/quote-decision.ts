import type { Lead } from '../lead.ts';
import type { LeadChange } from '../lead-change.ts';
import { newEntry } from '../timeline.ts';
import { isExpired } from './offer-validity.ts';
import type { Quote } from './quote.ts';
import type { QuoteDecision } from './quote-decisions.ts';

const statuses: Record<QuoteDecision, string> = { accepted: 'Quote accepted', declined: 'Quote declined' };

/** A quote is mailed as the offer; a plain one since is the only price that can be answered. */
export const isReplaced = ({ offer_sent }: Pick<Lead, 'offer_sent'>): boolean =>
  offer_sent !== undefined && offer_sent.lines === undefined;

export function quoteClosed(lead: Pick<Lead, 'status' | 'offer_sent'>, now: string): string | undefined {
  const { status } = lead;
  if (status === 'CANCELED') {
    return 'This request was canceled, so its quote can no longer be accepted. You can book again at any time.';
  }
  if (status === 'COMPLETED') {
    return 'The work is done, so this quote can no longer be accepted. Please message us.';
  }
  if (isReplaced(lead)) return 'We’ve sent you a newer price since. You’ll find it on your page.';
  return lead.offer_sent && isExpired(lead.offer_sent, now)
    ? 'This price expired. Ask us for a new one.'
    : undefined;
}

/** A yes to the offer that a quote was mailed as accepts the quote. */
export const decisionOf = (
  { id, decision }: Pick<Quote, 'id' | 'decision'>,
  lead: Pick<Lead, 'quote_id' | 'offer_sent' | 'offer_answer'> | undefined,
): QuoteDecision | undefined => {
  const isOffered = lead?.quote_id === id && lead.offer_sent?.lines !== undefined;
  return isOffered && lead.offer_answer?.answer === 'yes' ? 'accepted' : decision;
};

export function decisionConflict(
  lead: Pick<Lead, 'status' | 'quote_id' | 'offer_sent' | 'offer_answer'>,
  quote: Quote,
  decision: QuoteDecision,
  { seen, now }: { readonly seen: string | undefined; readonly now: string },
): string | undefined {
  const decided = decisionOf(quote, lead);
  if (decided) {
    return `This quote was already ${decided}. Please message us to change that.`;
  }
  const closed = quoteClosed(lead, now);
  if (closed && (decision === 'accepted' || isReplaced(lead))) return closed;
  if (seen !== undefined && seen !== quote.updated_at) {
    return 'This quote was changed in the meantime. Please look at it again.';
  }
  return undefined;
}

export const quoteDecided = (lead_id: string, decision: QuoteDecision, now: string): LeadChange => ({
  fields: {
    quote_decision: decision,
    offer_answer: { answer: decision === 'accepted' ? 'yes' : 'no', at: now },
    updated_at: now,
  },
  entries: [newEntry({ lead_id, status: statuses[decision], is_public: true }, 'customer', now)],
  tasks: [{ kind: 'quote-decision', due_at: now }],
});
