import { dayOf, instantOf, nextDay, weekdayNumber } from '#domain/los-angeles.ts';
import type { Status } from '#domain/statuses.ts';
import type { Chance } from './chance.ts';

export interface Story {
  readonly steps: readonly { readonly status: Status; readonly at: string }[];
  readonly scheduled_at?: string;
}

/** How a lead may come to a status. */
const ways: Readonly<Record<Status, readonly [readonly Status[], ...(readonly Status[])[]]>> = {
  REQUEST_SENT: [['REQUEST_SENT']],
  NEEDS_ACCESS_REVIEW: [['REQUEST_SENT', 'NEEDS_ACCESS_REVIEW']],
  CONTACTED: [
    ['REQUEST_SENT', 'CONTACTED'],
    ['REQUEST_SENT', 'NEEDS_ACCESS_REVIEW', 'CONTACTED'],
  ],
  OFFER_SENT: [
    ['REQUEST_SENT', 'OFFER_SENT'],
    ['REQUEST_SENT', 'CONTACTED', 'OFFER_SENT'],
  ],
  SCHEDULED: [
    ['REQUEST_SENT', 'OFFER_SENT', 'SCHEDULED'],
    ['REQUEST_SENT', 'CONTACTED', 'OFFER_SENT', 'SCHEDULED'],
  ],
  IN_PROGRESS: [['REQUEST_SENT', 'OFFER_SENT', 'SCHEDULED', 'IN_PROGRESS']],
  COMPLETED: [
    ['REQUEST_SENT', 'OFFER_SENT', 'SCHEDULED', 'IN_PROGRESS', 'COMPLETED'],
    ['REQUEST_SENT', 'CONTACTED', 'OFFER_SENT', 'SCHEDULED', 'COMPLETED'],
  ],
  CANCELED: [
    ['REQUEST_SENT', 'OFFER_SENT', 'CANCELED'],
    ['REQUEST_SENT', 'OFFER_SENT', 'SCHEDULED', 'CANCELED'],
    ['REQUEST_SENT', 'CONTACTED', 'CANCELED'],
  ],
};

/** Days ago at which leads of a status came in, from and to. */
const ages: Readonly<Record<Status, readonly [number, number]>> = {
  REQUEST_SENT: [0, 2],
  NEEDS_ACCESS_REVIEW: [1, 4],
  CONTACTED: [2, 8],
  OFFER_SENT: [3, 16],
  SCHEDULED: [5, 20],
  IN_PROGRESS: [8, 12],
  COMPLETED: [14, 90],
  CANCELED: [10, 80],
};

const minute = 60_000;
const day = 24 * 60 * minute;
const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

function dayAfter(from: string, days: number): string {
  let result = dayOf(from);
  for (let passed = 0; passed < days; passed += 1) result = nextDay(result);
  return result;
}

/** Days from a request to its work, for a job whose day is given. */
const daysToWork = 9;

/** When the work is or was, in Los Angeles: ahead for what is planned, behind for what is done. */
function appointmentOf(status: Status, created: string, now: string, chance: Chance): string {
  const hour = chance.pick(['08:00', '08:30', '09:00', '13:00']);
  if (status === 'IN_PROGRESS')
    return instant(Math.floor((Date.parse(now) - 90 * minute) / (30 * minute)) * 30 * minute);
  if (status === 'SCHEDULED') return instantOf(`${dayAfter(now, chance.whole(1, 12))}T${hour}`);
  const worked = dayAfter(created, chance.whole(6, 11));
  // Nobody worked on Sundays.
  return instantOf(`${weekdayNumber(worked) === 0 ? nextDay(worked) : worked}T${hour}`);
}

/** A story that ends in `status` before `now` (ISO 8601 UTC), with its work on `workDay` where one is given. */
export function tellStory(status: Status, now: string, chance: Chance, workDay?: string): Story {
  const end = Date.parse(now);
  const [newest, oldest] = ages[status];
  const anyTime = end - (newest + chance.next() * (oldest - newest)) * day - chance.whole(20, 200) * minute;
  const given = workDay === undefined ? undefined : instantOf(`${workDay}T09:00`);
  const created = given === undefined ? anyTime : Date.parse(given) - daysToWork * day;
  const way = chance.pick(ways[status]);
  const usual = way.includes('SCHEDULED') ? appointmentOf(status, instant(created), now, chance) : undefined;
  const scheduled_at = given ?? usual;
  let at = created;
  const steps = way.map((step, index) => {
    const work = scheduled_at === undefined ? end : Date.parse(scheduled_at);
    if (index > 0) at += chance.whole(90, 26 * 60) * minute;
    if (step === 'IN_PROGRESS') at = work + 5 * minute;
    if (step === 'COMPLETED') at = work + chance.whole(150, 330) * minute;
    // However the days fall, nothing has happened later than now, and each step after the one before.
    at = Math.min(at, end - (way.length - index) * minute);
    return { status: step, at: instant(at) };
  });
  return { steps, ...(scheduled_at && { scheduled_at }) };
}
