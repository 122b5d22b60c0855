import { careRefusal, careSaid } from '#domain/care/care-changes.ts';
import { careOperations } from '#domain/operations/care.ts';
import { heedingStops } from './data/mail/unsubscribes.ts';
import { AppError } from './runtime/app-error.ts';
import { operation } from './runtime/operation.ts';
import { actOfCustomer } from './use-cases/customer-act.ts';

export const handler = operation('care', careOperations, async (input, call) =>
  actOfCustomer(input, call, async (stored) => {
    const lead = await heedingStops(stored);
    const refusal = careRefusal(lead, input.remind, call.now);
    if (refusal) {
      const { sentence, reason } = refusal;
      throw new AppError('conflict', sentence, { ...(reason && { reason }) });
    }
    const change = careSaid(lead, input.remind, call.now);
    return change && { change };
  }),
);
