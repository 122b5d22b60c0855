import * as z from 'zod';
import { Instant } from '../ids.ts';

export const bookingPauseOperations = {
  'booking-pause': {
    input: z.strictObject({}),
    output: z.strictObject({
      /** Absent while bookings are open. */
      paused: z.strictObject({ since: Instant, sentence: z.string() }).optional(),
    }),
  },
};
