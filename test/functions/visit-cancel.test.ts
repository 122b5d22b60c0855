import { expect, test } from 'vitest';
import { handler } from '#functions/visit-cancel.ts';
import { aVisit } from '../a-visit.ts';
import { leadPage, winter } from './lead-page.ts';

const page = leadPage();
const visit = aVisit({ start: winter('10T10:00') });
const later = aVisit({ id: '01JD3ZK8Q0000000000000000W', uid: 'later', start: winter('14T10:00') });
const cancel = (body: object = {}) => page.act(handler, { visitStart: visit.start, ...body });

test('the last visit takes the lead with it, frees its day and owes both emails', async () => {
  page.leadIs({ status: 'SCHEDULED', visits: [visit] });
  expect((await cancel({ reason: 'The boat is sold.' })).status).toBe(200);
  expect(page.written()).toMatchObject({
    ':status': 'CANCELED',
    ':visits': [{ status: 'canceled', canceled_by: 'customer', sequence: 1 }],
  });
  const day = page.items().find(({ Update }) => Update?.TableName === 'Days')?.Update;
  expect(day).toMatchObject({ Key: { day: '2026-12-10' } });
  expect(page.owed()).toEqual(expect.arrayContaining(['visits', 'news']));
  expect(page.told()[0]?.note).toContain('The boat is sold.');
});

test('one of several leaves the others, and the next one is the appointment', async () => {
  page.leadIs({ status: 'SCHEDULED', visits: [visit, later] });
  await cancel();
  expect(page.written()).not.toHaveProperty(':status');
  expect(page.written()).toMatchObject({ ':scheduled_at': later.start });
});

test.each([
  ['too-late', { visitStart: winter('02T09:00') }],
  ['visit-changed', { visitStart: winter('11T10:00') }],
])('what no longer fits is refused as %s', async (reason, body) => {
  page.leadIs({ status: 'SCHEDULED', visits: [visit, { ...later, start: winter('02T09:00') }] });
  expect(await cancel(body)).toMatchObject({ status: 409, body: { reason } });
  expect(page.transactions()).toEqual([]);
});

test('a day on which others keep taking times does not stop it: freeing asks for no version', async () => {
  page.leadIs({ status: 'SCHEDULED', visits: [visit] });
  await cancel();
  const day = page.items().find(({ Update }) => Update?.TableName === 'Days')?.Update;
  expect(day?.ConditionExpression).toBe('attribute_exists(version)');
});
