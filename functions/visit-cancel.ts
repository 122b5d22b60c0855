import { answerOperations } from '#domain/operations/answers.ts';
import { plannedAt, visitCanceled } from '#domain/visit/customer-visits.ts';
import { changeRefusal } from '#domain/visit/free-change.ts';
import { operation } from './runtime/operation.ts';
import { actOfCustomer, unlessRefused } from './use-cases/customer-act.ts';

export const handler = operation('visit-cancel', answerOperations, async (input, call) =>
  actOfCustomer(
    input,
    call,
    (lead) => {
      const visit = plannedAt(lead, input.visitStart);
      unlessRefused(changeRefusal(lead, visit, call.now));
      return visit && { change: visitCanceled(lead, visit, input.reason || undefined, call.now) };
    },
    // Whoever cannot come is heard, whatever was done on the page that day.
    { isFree: true },
  ),
);
