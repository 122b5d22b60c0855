import { goesToOwner, type MailKind } from '#domain/mail/mail-kinds.ts';
import { maxOwnerMailsPerHour } from '#domain/mail/owner-digest.ts';
import type { OperationName } from '#domain/operations/table.ts';
import type { Chance } from '#local/demo/chance.ts';

/** A Saturday in season: what comes in an hour. One visit in 35 books, which is a good day. */
export const saturday = {
  visits: 7000,
  pagesPerVisit: ['/', '/services', '/booking'],
  bookings: 200,
  photosPerBooking: 3,
  /** The status page asks every 30 s while it is open: five minutes after booking. */
  statusReadsPerBooking: 10,
  admins: 2,
  /** Seconds that an admin looks at a screen before the next step. */
  thinkSeconds: 6,
} as const;

/** Emails of one booking from request to review where nothing else happens; each message, move and extra adds one. */
const mailsOfBooking = [
  'request-received',
  'new-lead',
  'offer',
  'news',
  'appointment',
  'ready-check',
  'done',
  'review',
] as const satisfies readonly MailKind[];

export const mailsToCustomer = mailsOfBooking.filter((kind) => !goesToOwner(kind)).length;

/** Emails to the owner in an hour with so many bookings and as many yeses: beyond its limits one digest has the rest. */
export function mailsToOwner(bookings: number): number {
  const { requests, acts } = maxOwnerMailsPerHour;
  const atOnce = Math.min(bookings, requests) + Math.min(bookings, acts);
  return atOnce + (bookings > Math.min(requests, acts) ? 1 : 0);
}

/** What an admin does with one lead, in this order. */
export const adminRound = [
  'admin-leads',
  'admin-lead',
  'admin-timeline',
  'admin-quote-save',
  'admin-lead-update',
  'admin-offer',
  'admin-leads',
  'admin-schedule',
  'admin-timeline-add',
  'admin-leads-export',
] as const satisfies readonly OperationName[];

/** Calls of each operation in an hour of the mix. */
export function callsAnHour(): ReadonlyMap<OperationName, number> {
  const { bookings, photosPerBooking, statusReadsPerBooking, admins, thinkSeconds } = saturday;
  const calls = new Map<OperationName, number>([
    ['generate-upload-url', bookings * photosPerBooking],
    ['lead-intake', bookings],
    ['lead-status', bookings * statusReadsPerBooking],
  ]);
  const stepsAnHour = (admins * 3600) / thinkSeconds;
  for (const name of adminRound) calls.set(name, (calls.get(name) ?? 0) + stepsAnHour / adminRound.length);
  return calls;
}

/** Milliseconds until the next of events that come `perHour` on average and know nothing of each other. */
export const nextArrivalMs = (perHour: number, chance: Chance): number =>
  (-Math.log(1 - chance.next()) * 3_600_000) / perHour;
