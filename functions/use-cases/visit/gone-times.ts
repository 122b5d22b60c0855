import type { Lead } from '#domain/lead.ts';
import { dayOf } from '#domain/los-angeles.ts';
import { startRefusal } from '#domain/visit/open-times.ts';
import { timesQuestion } from './open-times.ts';

/** The times of an offer without an answer that its customer can no longer have. */
export async function goneTimes(lead: Lead, now: string): Promise<string[]> {
  const offered = lead.status === 'OFFER_SENT' ? (lead.offer_sent?.times ?? []) : [];
  const ahead = offered.filter((start) => start > now);
  const refusals = await Promise.all(
    ahead.map(async (start) =>
      startRefusal(await timesQuestion(lead, { from: dayOf(start), count: 1 }, now), start, ahead),
    ),
  );
  return ahead.filter((_, place) => refusals[place] !== undefined);
}
