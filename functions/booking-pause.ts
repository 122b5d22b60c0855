import { pauseSentence } from '#domain/booking/booking-pause.ts';
import { bookingPauseOperations } from '#domain/operations/booking-pause.ts';
import { bookingPause } from './data/settings/booking-pause.ts';
import { operation } from './runtime/operation.ts';

export const handler = operation('booking-pause', bookingPauseOperations, async (_, { now }) => {
  const pause = await bookingPause();
  return pause ? { paused: { since: pause.since, sentence: pauseSentence(pause, now) } } : {};
});
