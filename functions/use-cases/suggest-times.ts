import type { Lead } from '#domain/lead.ts';
import { dayOf } from '#domain/los-angeles.ts';
import { type OpenTimes, openTimes } from '#domain/open-times.ts';
import { suggestTimes } from '#domain/suggested-times.ts';
import type { Visit } from '#domain/visit.ts';
import { timesQuestion } from './open-times.ts';

/**
 * The open starts of some days for a lead, and the three of them that suit customer and owner best. For a visit that
 * is to be moved they are on other days: rain and wind stay for one.
 */
export async function suggestedTimes(
  lead: Lead,
  days: { readonly from: string; readonly count: number },
  now: string,
  visit?: Visit,
): Promise<OpenTimes & { suggested: string[] }> {
  const question = await timesQuestion(lead, days, now, visit);
  const open = openTimes(question, days.from, days.count);
  const { preferred_date, preferred_window } = lead;
  const others = open.days.filter(({ day }) => !visit || day !== dayOf(visit.start));
  const suggested = suggestTimes({ ...question, days: others, preferred_date, preferred_window });
  return { ...open, suggested };
}
