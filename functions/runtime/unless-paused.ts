import { type BookingPause, pauseSentence } from '#domain/booking/booking-pause.ts';
import { AppError } from './app-error.ts';

/** Throws while bookings are paused. Nothing was written, so the same may be sent again. */
export function unlessPaused(pause: BookingPause | undefined, now: string): void {
  if (pause) throw new AppError('conflict', pauseSentence(pause, now), { reason: 'bookings-paused' });
}
