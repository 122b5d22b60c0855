import type { Lead } from '#domain/lead.ts';
import { dayOf } from '#domain/los-angeles.ts';
import { startRefusal } from '#domain/visit/open-times.ts';
import { newestSettings } from '../../data/settings/settings.ts';
import { timesQuestion } from './open-times.ts';

/** The times of an offer without an answer that its customer can no longer have. */
export async function goneTimes(lead: Lead, now: string): Promise<string[]> {
  const offered = lead.status === 'OFFER_SENT' ? (lead.offer_sent?.times ?? []) : [];
  const ahead = offered.filter((start) => start > now);
  if (ahead.length === 0) return [];
  const { settings } = await newestSettings();
  const refusals = await Promise.all(
    ahead.map(async (start) => {
      const day = { from: dayOf(start), count: 1, settings };
      return startRefusal(await timesQuestion(lead, day, now), start, ahead);
    }),
  );
  return ahead.filter((_, place) => refusals[place] !== undefined);
}
