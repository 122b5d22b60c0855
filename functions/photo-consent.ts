import { reviewOperations } from '#domain/operations/reviews.ts';
import { photoConsentSaid } from '#domain/photo/photo-consent.ts';
import { operation } from './runtime/operation.ts';
import { actOfCustomer } from './use-cases/customer-act.ts';

export const handler = operation('photo-consent', reviewOperations, async (input, call) =>
  actOfCustomer(input, call, (lead) => {
    const change = photoConsentSaid(lead, input.photos, call.now);
    return change && { change };
  }),
);
