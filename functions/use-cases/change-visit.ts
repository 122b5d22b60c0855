import {
  cancelRefusal,
  moveRefusal,
  moveWished,
  plannedAt,
  timeKept,
  visitCanceled,
  visitMoved,
} from '#domain/customer-visits.ts';
import type { Lead } from '#domain/lead.ts';
import { dayOf } from '#domain/los-angeles.ts';
import { startRefusal } from '#domain/open-times.ts';
import { bookVisit } from '#domain/visit-booking.ts';
import { newVisitId } from '../data/new-ids.ts';
import { type CustomersAct, timeRefused, unlessRefused } from './customer-act.ts';
import { timesQuestion } from './open-times.ts';

/** What moving a visit does: it gets the new time, or the owner is asked first. Throws when it is refused. */
export async function moveVisit(
  lead: Lead,
  { visitStart, start }: { readonly visitStart: string; readonly start: string },
  now: string,
): Promise<CustomersAct | undefined> {
  const visit = plannedAt(lead, visitStart);
  unlessRefused(moveRefusal(lead, visit, now));
  if (!visit) return undefined;
  if (start === visitStart) return visit.move_offer && { change: timeKept(lead, visit, now) };
  const question = await timesQuestion(lead, { from: dayOf(start), count: 1 }, now, visit);
  const refusal = startRefusal(question, start, visit.move_offer?.times ?? []);
  if (refusal) throw await timeRefused(lead, start, refusal, now);
  if (question.settings.confirm_moves && !visit.move_offer) {
    return { change: moveWished(lead, visit, start, now) };
  }
  const wish = { start, hours: visit.hours, visit_id: visit.id };
  const booked = bookVisit(lead, wish, newVisitId(now), now);
  return { change: visitMoved(lead, booked, now), start };
}

/** What canceling a visit does; throws when it is refused. */
export function cancelVisitOf(
  lead: Lead,
  { visitStart, reason }: { readonly visitStart: string; readonly reason?: string | undefined },
  now: string,
): CustomersAct | undefined {
  const visit = plannedAt(lead, visitStart);
  unlessRefused(cancelRefusal(lead, visit, now));
  return visit && { change: visitCanceled(lead, visit, reason || undefined, now) };
}
