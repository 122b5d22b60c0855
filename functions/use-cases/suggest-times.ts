import type { Lead } from '#domain/lead.ts';
import { type OpenTimes, openTimes } from '#domain/open-times.ts';
import { suggestTimes } from '#domain/suggested-times.ts';
import type { Visit } from '#domain/visit.ts';
import { timesQuestion } from './open-times.ts';

/** The open starts of some days for a lead, and the three of them that suit customer and owner best. */
export async function suggestedTimes(
  lead: Lead,
  days: { readonly from: string; readonly count: number },
  now: string,
  visit?: Visit,
): Promise<OpenTimes & { suggested: string[] }> {
  const question = await timesQuestion(lead, days, now, visit);
  const open = openTimes(question, days.from, days.count);
  const { preferred_date, preferred_window } = lead;
  const suggested = suggestTimes({ ...question, days: open.days, preferred_date, preferred_window });
  return { ...open, suggested };
}
