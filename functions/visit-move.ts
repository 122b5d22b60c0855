import type { Lead } from '#domain/lead.ts';
import { dayOf } from '#domain/los-angeles.ts';
import { answerOperations } from '#domain/operations/answers.ts';
import { changingNow } from '#domain/refusal.ts';
import { moveWished, plannedAt, timeKept, visitMoved } from '#domain/visit/customer-visits.ts';
import { moveRefusal } from '#domain/visit/free-change.ts';
import { startRefusal } from '#domain/visit/open-times.ts';
import { bookVisit } from '#domain/visit/visit-booking.ts';
import { newVisitId } from './data/lead/new-ids.ts';
import { operation } from './runtime/operation.ts';
import { actOfCustomer, type CustomersAct, timeRefused, unlessRefused } from './use-cases/customer-act.ts';
import { timesQuestion } from './use-cases/visit/open-times.ts';

/** The visit gets the new time, or the owner is asked first. */
async function move(
  lead: Lead,
  { visitStart, start }: { readonly visitStart: string; readonly start: string },
  now: string,
): Promise<CustomersAct | undefined> {
  const visit = plannedAt(lead, visitStart);
  const mayStay = !visit?.move_offer?.is_off;
  if (visit?.cancel_wish && start === visitStart && mayStay) {
    unlessRefused(changingNow(lead, now));
    return { change: timeKept(lead, visit, now) };
  }
  unlessRefused(moveRefusal(lead, visit, now));
  if (!visit) return undefined;
  if (start === visitStart && mayStay) return visit.move_offer && { change: timeKept(lead, visit, now) };
  const question = await timesQuestion(lead, { from: dayOf(start), count: 1 }, now, visit);
  const offered = visit.move_offer ? [...visit.move_offer.times, visitStart] : [];
  const refusal = startRefusal(question, start, offered);
  if (refusal) throw await timeRefused(lead, start, refusal, now);
  if (start === visitStart) return { change: timeKept(lead, visit, now) };
  if (question.settings.confirm_moves && !visit.move_offer) {
    return { change: moveWished(lead, visit, start, now) };
  }
  const wish = { start, hours: visit.hours, visit_id: visit.id };
  const booked = bookVisit(lead, wish, newVisitId(now), now);
  return { change: visitMoved(lead, booked, now), start };
}

export const handler = operation('visit-move', answerOperations, async (input, call) =>
  actOfCustomer(input, call, (lead) => move(lead, input, call.now)),
);
