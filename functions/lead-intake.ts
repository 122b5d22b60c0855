import { booking } from '#domain/operations/booking.ts';
import { operation } from './runtime/operation.ts';
import { takeBooking } from './use-cases/booking/take-booking.ts';

export const handler = operation('lead-intake', booking, async (intake, { now }) => ({
  slug: await takeBooking(intake, now),
}));
