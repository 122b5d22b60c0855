import type { Lead } from '#domain/lead.ts';
import { isCorrectedPrice } from '#domain/offer/offer.ts';
import { maxOfferedTimes } from '#domain/offer/sent-offer.ts';

/** What goes out with the price range. Times are undefined while nobody has touched the suggested ones. */
export interface OfferDraft {
  readonly times?: readonly string[];
  readonly note?: string;
}

const isQuestion = (lead: Lead): boolean => !isCorrectedPrice(lead) && lead.status !== 'CANCELED';

/** Whether an offer is a question to the customer, who then chooses a time: not once the work is agreed or the owner has set one. */
export const asksForTime = (lead: Lead): boolean => isQuestion(lead) && lead.scheduled_at === undefined;

/** The time that the owner has set before the work is agreed: the one that an offer names. */
export const setTime = (lead: Lead, now: string): string | undefined =>
  isQuestion(lead) && (lead.scheduled_at ?? '') > now ? lead.scheduled_at : undefined;

export const tickedTimes = ({ times }: OfferDraft, suggested: readonly string[]): readonly string[] =>
  times ?? suggested;

/** The ticked times with one more or one less, soonest first. A fourth is refused. */
export function toggled(ticked: readonly string[], start: string): readonly string[] {
  if (ticked.includes(start)) return ticked.filter((other) => other !== start);
  return ticked.length < maxOfferedTimes ? [...ticked, start].sort() : ticked;
}

/** The part of the request that the draft decides. */
export function wantedWith(draft: OfferDraft, suggested: readonly string[]) {
  const [times, note] = [tickedTimes(draft, suggested), draft.note?.trim()];
  return { ...(times.length > 0 && { times: [...times] }), ...(note && { note }) };
}
