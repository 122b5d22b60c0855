import { expect, test } from 'vitest';
import { customerOfLead } from '#domain/customer/customer-of-lead.ts';
import { jobsOf, leadCustomer, placeAmong } from '#domain/customer/customer-views.ts';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';

const now = '2026-11-22T18:00:00.000Z';
const ids = { customer: '01ARZ3NDEKTSV4RRFFQ69G5FC1', boat: '01ARZ3NDEKTSV4RRFFQ69G5FB1' };
const { customer } = customerOfLead(aLead(), [], ids, now);

const visit = (start: string, status: 'done' | 'missed' | 'planned') => ({
  id: '01ARZ3NDEKTSV4RRFFQ69G5FV1',
  start,
  hours: 3,
  status,
  uid: 'a@example.com',
  sequence: 0,
  booked_at: now,
  moves: 0,
});

test('the last job is the last visit that was done, whatever was planned or missed since', () => {
  const visits = [
    visit('2026-05-03T15:00:00.000Z', 'done'),
    visit('2026-07-12T15:00:00.000Z', 'done'),
    visit('2026-08-01T15:00:00.000Z', 'missed'),
  ];
  expect(leadCustomer(customer, [aLead({ visits }), aLead({ status: 'COMPLETED' })])).toMatchObject({
    leads: 2,
    jobs: 1,
    last_job: '2026-07-12T15:00:00.000Z',
  });
});

test('a return visit is no job and no coat of wax', () => {
  const completed_at = '2026-05-03T18:00:00.000Z';
  const back = { ...visit('2026-05-20T15:00:00.000Z', 'done'), booked_at: '2026-05-04T15:00:00.000Z' };
  const first = { ...visit('2026-05-03T15:00:00.000Z', 'done'), booked_at: '2026-05-01T15:00:00.000Z' };
  const lastOf = (visits: (typeof back)[]) =>
    leadCustomer(customer, [aLead({ status: 'COMPLETED', completed_at, visits })]);
  const on = (at: string) => ({ last_job: at, last_waxed: at });
  expect(lastOf([first, back])).toMatchObject(on(first.start));
  expect(lastOf([back])).toMatchObject(on(completed_at));
});

test('jobs are counted, not visits: one that was done stays one while somebody comes back to it', () => {
  const [first, second, third] = ['A', 'B', 'C'].map((end) =>
    aLead({ id: `01JD3ZK8Q0000000000000000${end}` }),
  );
  if (!first || !second || !third) throw new Error('There are three.');
  const comingBack = { ...first, status: 'SCHEDULED', record: aRecord() } as const;
  expect(jobsOf([comingBack, second])).toBe(1);
  const places = (...leads: (typeof first)[]) => leads.map((lead) => placeAmong(lead, leads));
  expect(places(comingBack, second, third)).toEqual([1, 2, 3]);
  expect(places(comingBack, { ...second, status: 'CANCELED' }, third)).toEqual([1, 2, 2]);
  expect(places({ ...comingBack, status: 'CANCELED' }, second)).toEqual([1, 2]);
});

test('a lead that was completed without a visit counts by its completion; without a job there is no last one', () => {
  const done = aLead({ status: 'COMPLETED', completed_at: '2026-06-01T18:00:00.000Z' });
  expect(leadCustomer(customer, [done]).last_job).toBe('2026-06-01T18:00:00.000Z');
  expect(leadCustomer(customer, [aLead()])).not.toHaveProperty('last_job');
});

test('the last coat of wax is the last job whose service has one', () => {
  const done = (completed_at: string, requested_service: 'complete' | 'wash') =>
    aLead({ status: 'COMPLETED', completed_at, requested_service });
  const jobs = [done('2026-06-01T18:00:00.000Z', 'complete'), done('2026-09-01T18:00:00.000Z', 'wash')];
  expect(leadCustomer(customer, jobs)).toMatchObject({
    last_job: '2026-09-01T18:00:00.000Z',
    last_waxed: '2026-06-01T18:00:00.000Z',
  });
  expect(leadCustomer(customer, jobs.slice(1))).not.toHaveProperty('last_waxed');
});
