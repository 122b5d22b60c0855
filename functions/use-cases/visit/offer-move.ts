import type { Lead } from '#domain/lead.ts';
import type { LeadChange } from '#domain/lead-change.ts';
import { dayOf, nextDay } from '#domain/los-angeles.ts';
import { changingNow } from '#domain/refusal.ts';
import { moveOffered } from '#domain/visit/move-offer.ts';
import { isInTimeOff, startRefusal } from '#domain/visit/open-times.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { newestSettings } from '../../data/settings/settings.ts';
import type { AdminCall } from '../../runtime/admin-operation.ts';
import { AppError } from '../../runtime/app-error.ts';
import { freshTimes, timesQuestion } from './open-times.ts';
import { suggestedTimes } from './suggest-times.ts';

const daysToSuggest = 21;

/** The best starts on other days than the visit's: rain and wind stay for one. */
async function bestTimes(lead: Lead, visit: Visit, now: string): Promise<string[]> {
  const days = { from: nextDay(dayOf(visit.start)), count: daysToSuggest };
  const { suggested } = await suggestedTimes(lead, { ...days, visit }, now);
  return suggested.map(({ start }) => start);
}

/** Offers other times for a visit: those that the owner named, or the best three that are open. */
export async function offerMove(
  lead: Lead,
  {
    visitId,
    why,
    times,
  }: { readonly visitId: string; readonly why: string; readonly times?: readonly string[] | undefined },
  call: AdminCall,
): Promise<LeadChange> {
  const { now } = call;
  const visit = lead.visits?.find(({ id, status }) => id === visitId && status === 'planned');
  if (!visit || changingNow(lead, now)) {
    throw new AppError('conflict', 'This visit was changed in the meantime. Please look at it again.', {
      reason: 'visit-changed',
    });
  }
  for (const start of times ?? []) {
    const question = await timesQuestion(lead, { from: dayOf(start), count: 1 }, now, visit);
    const refusal = startRefusal(question, start, times ?? []);
    if (refusal) {
      const days = await freshTimes(lead, start, now, visit);
      throw new AppError('conflict', 'One of these times isn’t open anymore.', { reason: refusal, days });
    }
  }
  const offered = times ?? (await bestTimes(lead, visit, now));
  if (offered.length === 0) {
    throw new AppError('conflict', 'No time is open in the next three weeks. Open some in the settings.');
  }
  const { settings } = await newestSettings();
  const isOff = isInTimeOff(settings, visit.start, visit.hours);
  return moveOffered(lead, visit, { why, times: offered, ...(isOff && { is_off: true }) }, call);
}
