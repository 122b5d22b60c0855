/**
 * npm run bench:scale [-- --times 1000]
 *
 * Prints the arithmetic of docs/scale.md: what a booking and a month cost, and what a season's Saturday, 1,000
 * times as busy, asks of each part beside what the part gives today. Nothing is called; the figures behind it
 * come from bench:api and bench:load.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { throttles } from '#lib/api.ts';
import { costOf, fixedMonthly, keptPerBooking, prices, uses } from './prices.ts';
import { mailsToCustomer, mailsToOwner, saturday } from './saturday.ts';
import { simulate } from './simulate-hour.ts';
import { printTable } from './timing.ts';

const { values } = parseArgs({ options: { times: { type: 'string', default: '1000' } } });
const times = Number(values.times);
/** Minutes that are simulated; the hour is as even as they are. */
const minutes = 10;
const visitsPerBooking = saturday.visits / saturday.bookings;
const daysAMonth = 30;

const dollars = (amount: number) => `$${amount.toFixed(amount < 1 ? 4 : 2)}`;
const say = (line: string) => process.stdout.write(`${line}\n`);

const fixed = Object.values(fixedMonthly).reduce((total, price) => total + price, 0);

function monthOf(visitsADay: number) {
  const bookings = (visitsADay / visitsPerBooking) * daysAMonth;
  // After a year: twelve months of bookings are kept.
  const objectsGb = (12 * bookings * keptPerBooking.objectsMb) / 1000;
  const rowsGb = (12 * bookings * keptPerBooking.rowsMb) / 1000;
  const visits = visitsADay * daysAMonth * costOf(uses.visit);
  const booked = bookings * (costOf(uses.booking) + costOf(uses.followUp));
  const kept = objectsGb * prices.objectGbMonth + rowsGb * (prices.tableGbMonth + prices.recoveryGbMonth);
  return { bookings, visits, booked, kept, total: fixed + visits + booked + kept };
}

printTable(
  ['what', 'dollars'],
  [
    ['1,000 visits', dollars(1000 * costOf(uses.visit))],
    ['1,000 bookings', dollars(1000 * costOf(uses.booking))],
    ['their follow-up', dollars(1000 * costOf(uses.followUp))],
    ['a month without visitors', dollars(fixed)],
  ],
);
printTable(
  ['visitors a day', 'bookings a month', 'fixed', 'visits', 'bookings', 'kept (after a year)', 'a month'],
  [10, 1000, 100_000].map((visitors) => {
    const { bookings, visits, booked, kept, total } = monthOf(visitors);
    const amounts = [fixed, visits, booked, kept, total].map(dollars);
    return [visitors.toLocaleString('en-US'), bookings.toFixed(0), ...amounts];
  }),
);

const routes = Object.fromEntries(
  Object.entries(throttles.routes).map(([name, { ThrottlingRateLimit, ThrottlingBurstLimit }]) => [
    name,
    { rateLimit: ThrottlingRateLimit, burstLimit: ThrottlingBurstLimit },
  ]),
);
const loads = simulate(times, minutes, { all: throttles.all, routes });
say(`A Saturday in season, ${times} times as busy, ${minutes} minutes of it:\n`);
printTable(
  ['operation', 'calls', 'busiest second', 'refused today', 'at once'],
  loads.map(({ name, calls, busiestSecond, refused, atOnce }) => [
    name,
    String(calls),
    String(busiestSecond),
    `${(refused * 100).toFixed(1)} %`,
    String(atOnce),
  ]),
);

const perSecond = (anHour: number) => (anHour * times) / 3600;
const bookingsASecond = perSecond(saturday.bookings);
const row = (part: string, needs: number, gives: number) => [
  part,
  needs.toFixed(1),
  gives.toLocaleString('en-US'),
  (needs / gives).toFixed(2),
];
const ownersMails = mailsToOwner(saturday.bookings * times);
say(
  `Emails: ${mailsToCustomer} to each customer from request to review; to the owner ${ownersMails} in this hour, digest included.\n`,
);
const photoChecks = bookingsASecond * saturday.photosPerBooking;
printTable(
  ['part', 'asked', 'given today', 'ratio'],
  [
    row('CloudFront, requests/s', perSecond(saturday.visits) * uses.visit.cdnRequest, 250_000),
    row(
      'HTTP API of the stage, calls/s',
      loads.reduce((sum, load) => sum + load.busiestSecond, 0),
      throttles.all.rateLimit,
    ),
    row(
      'functions at once (jobs and photo checks too)',
      loads.reduce((sum, load) => sum + load.atOnce, 0) + bookingsASecond * 0.8 + photoChecks,
      1000,
    ),
    row('SES, mails/s', bookingsASecond * mailsToCustomer + ownersMails / 3600, 14),
    row('Leads table, write units/s', bookingsASecond * uses.booking.writeUnit, 4000),
    row('owed index, one key, write units/s', bookingsASecond * 2, 1000),
    row('list index, one of 8 keys, write units/s', (bookingsASecond * 6) / 8, 1000),
    row('leads in an hour, of what the search holds', saturday.bookings * times, 400_000),
  ],
);
say(
  `An hour of it costs ${dollars(times * (saturday.visits * costOf(uses.visit) + saturday.bookings * costOf(uses.booking)))}.`,
);
