import type { Visit } from '#domain/visit/visit.ts';
import { appointmentUid } from '#domain/visit/visit-booking.ts';

/** A planned visit of `aLead` that its customer was emailed. */
export const aVisit = (changes: Partial<Visit> = {}): Visit => ({
  id: '01JD3ZK8Q0000000000000000V',
  uid: appointmentUid('01JD3ZK8Q0000000000000000A'),
  sequence: 0,
  told: 0,
  start: '2026-03-12T16:00:00.000Z',
  hours: 3,
  status: 'planned',
  booked_at: '2026-03-02T16:20:00.000Z',
  sent_at: '2026-03-02T16:20:00.000Z',
  moves: 0,
  ...changes,
});
