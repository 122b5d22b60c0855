import { expect, test } from 'vitest';
import { channelSteps } from '#domain/status/channel.ts';
import { publicVisits } from '#domain/visit/public-visit.ts';
import { aVisit } from '../../a-visit.ts';

const offer = { est_price_min: 700, est_price_max: 850 };
const appointment = { scheduled_at: '2026-03-19T15:00:00.000Z' };
const told = (status: string, day: number) => ({ status, created_at: `2026-03-0${day}T10:00:00.000Z` });

const stepsOf = (...args: Parameters<typeof channelSteps>) =>
  channelSteps(...args).map(({ label, state }) => `${label} ${state}`);
const litBuoy = (standing: Parameters<typeof channelSteps>[0]) =>
  channelSteps(standing, []).find(({ state }) => state === 'now')?.label;

test('a new lead is at the first of five buoys', () => {
  expect(stepsOf({ status: 'REQUEST_SENT' }, [])).toEqual([
    'Sent now',
    'Price next',
    'Booked next',
    'Started next',
    'Done next',
  ]);
});

test.each([
  ['CONTACTED', 'Sent'],
  ['NEEDS_ACCESS_REVIEW', 'Sent'],
  ['OFFER_SENT', 'Price'],
  ['SCHEDULED', 'Booked'],
  ['IN_PROGRESS', 'Started'],
  ['COMPLETED', 'Done'],
] as const)('%s lights %s', (status, label) => {
  expect(litBuoy({ status, offer, appointment })).toBe(label);
});

test('a status set by hand lights neither a price nor a date that was never sent', () => {
  expect(litBuoy({ status: 'OFFER_SENT' })).toBe('Sent');
  expect(litBuoy({ status: 'OFFER_SENT', quote_id: 'quote-quote-quote-quote' })).toBe('Price');
  expect(litBuoy({ status: 'SCHEDULED', offer })).toBe('Price');
  const canceled_at = '2026-03-10T10:00:00.000Z';
  const calledOff = { status: 'SCHEDULED', appointment: { ...appointment, canceled_at } } as const;
  expect(litBuoy({ ...calledOff, offer })).toBe('Price');
  expect(litBuoy(calledOff)).toBe('Sent');
});

test('a price that nobody was told is not passed, until a receipt says it', () => {
  expect(stepsOf({ status: 'SCHEDULED', appointment }, []).slice(0, 3)).toEqual([
    'Sent passed',
    'Price next',
    'Booked now',
  ]);
  const record = { done_at: '2026-03-19T18:00:00.000Z', total: 98_988 };
  expect(stepsOf({ status: 'COMPLETED', record }, [])).toContain('Price passed');
  expect(stepsOf({ status: 'COMPLETED' }, [])).toEqual([
    'Sent passed',
    'Booked passed',
    'Started passed',
    'Done now',
  ]);
  expect(stepsOf({ status: 'CANCELED' }, [told('CANCELED', 3), told('SCHEDULED', 2)])).toEqual([
    'Sent passed',
    'Booked passed',
    'Canceled canceled',
  ]);
});

test('after a visit that was missed the price stands, where one was sent', () => {
  const visits = publicVisits([aVisit({ status: 'missed' })], () => false, '2026-03-20T16:00:00.000Z');
  const standing = { status: 'CONTACTED', visits } as const;
  expect(litBuoy({ ...standing, offer })).toBe('Price');
  expect(litBuoy(standing)).toBe('Sent');
  expect(litBuoy({ ...standing, status: 'IN_PROGRESS', offer })).toBe('Started');
});

test('after a visit that was missed or canceled, Booked bears the day of the new booking', () => {
  const missed = aVisit({ status: 'missed', ended_at: '2026-03-05T18:00:00.000Z' });
  const rebooked = [
    told('SCHEDULED', 7),
    told('SCHEDULED', 3),
    told('OFFER_SENT', 2),
    told('REQUEST_SENT', 1),
  ];
  const visits = publicVisits([missed, aVisit({ id: 'b' })], () => false, '2026-03-08T16:00:00.000Z');
  const bookedAt = (timeline: typeof rebooked, standing = {}) =>
    channelSteps({ status: 'SCHEDULED', offer, appointment, ...standing }, timeline)[2]?.at;
  expect(bookedAt(rebooked, { visits })).toBe('2026-03-07T10:00:00.000Z');
  expect(bookedAt([told('CANCELED', 5), ...rebooked])).toBe('2026-03-07T10:00:00.000Z');
  expect(bookedAt(rebooked)).toBe('2026-03-03T10:00:00.000Z');
  const corrected = [told('OFFER_SENT', 8), told('SCHEDULED', 3), told('REQUEST_SENT', 1)];
  expect(bookedAt(corrected)).toBe('2026-03-03T10:00:00.000Z');
});

test('a canceled lead shows what it had passed and ends in a red buoy', () => {
  const timeline = [told('CANCELED', 3), told('OFFER_SENT', 2), told('REQUEST_SENT', 1)];
  expect(stepsOf({ status: 'CANCELED', offer }, timeline)).toEqual([
    'Sent passed',
    'Price passed',
    'Canceled canceled',
  ]);
});

test('a visit of a plan that was skipped ends as one, not as canceled', () => {
  const timeline = [told('OFFER_SENT', 2), told('REQUEST_SENT', 1)];
  const plan = { due: '2026-03-20', every_weeks: 4, answer: 'skip' } as const;
  expect(stepsOf({ status: 'CANCELED', offer, plan }, timeline).at(-1)).toBe('Skipped canceled');
});

test('a lead that was canceled after all five buoys has six', () => {
  const timeline = [told('CANCELED', 3), told('COMPLETED', 2), told('REQUEST_SENT', 1)];
  expect(stepsOf({ status: 'CANCELED', offer }, timeline)).toHaveLength(6);
});

test.each(['SCHEDULED', 'IN_PROGRESS', 'CONTACTED'] as const)(
  'a job with a record stays done while a visit after it is %s',
  (status) => {
    const record = { done_at: '2026-03-19T18:00:00.000Z', total: 98_988 };
    const visits = publicVisits([aVisit({ start: '2026-03-21T15:00:00.000Z' })], () => false, '');
    expect(stepsOf({ status, record, visits }, []).slice(3)).toEqual([
      'Started passed',
      'Done passed',
      'Return now',
    ]);
    expect(channelSteps({ status, record, visits }, []).at(-1)?.at).toBe('2026-03-21T15:00:00.000Z');
    expect(channelSteps({ status, record }, []).at(-1)).not.toHaveProperty('at');
  },
);

test.each([
  ['with a receipt', { record: { done_at: '2026-03-08T17:00:00.000Z', total: 98_988 } }],
  ['without one', {}],
])('a job %s that was noted later was done on the day of its visit', (_, changes) => {
  const worked = { start: '2026-03-07T18:00:00.000Z', ended_at: '2026-03-08T17:00:00.000Z' };
  const visits = publicVisits([aVisit({ ...worked, status: 'done' })], () => false, '');
  const standing = { status: 'COMPLETED', visits, ...changes } as const;
  expect(channelSteps(standing, [told('COMPLETED', 8)]).at(-1)?.at).toBe(worked.start);
});

test('a buoy bears the day on which the lead got there first', () => {
  const timeline = [told('CONTACTED', 3), told('OFFER_SENT', 2), told('REQUEST_SENT', 1)];
  const [sent, price] = channelSteps({ status: 'OFFER_SENT', offer }, timeline);
  expect(sent?.at).toBe('2026-03-01T10:00:00.000Z');
  expect(price?.at).toBe('2026-03-02T10:00:00.000Z');
});

test('a lead that was canceled at once has passed the first buoy, and says when it was canceled', () => {
  const canceled_at = told('CANCELED', 3).created_at;
  const timeline = [told('CANCELED', 3), told('Called the marina', 2)];
  expect(channelSteps({ status: 'CANCELED' }, timeline)).toMatchObject([
    { label: 'Sent', state: 'passed' },
    { label: 'Canceled', state: 'canceled', at: canceled_at },
  ]);
  expect(channelSteps({ status: 'CANCELED' }, [])).toHaveLength(2);
  expect(channelSteps({ status: 'CANCELED' }, [])[1]).not.toHaveProperty('at');
});
