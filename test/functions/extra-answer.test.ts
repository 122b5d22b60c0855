import { expect, test } from 'vitest';
import type { Extra } from '#domain/offer/extra.ts';
import { handler } from '#functions/extra-answer.ts';
import { leadPage, winter } from './lead-page.ts';

const page = leadPage();
const id = '01JD3ZK8Q0000000000000000E';
const extra: Extra = { id, version: 1, line: 'Wax', amount: 5000, sent_at: winter('01T08:00') };
const extrasAre = (...extras: Extra[]) => page.leadIs({ status: 'IN_PROGRESS', extras });
const answer = (body: object = {}) =>
  page.act(handler, { answer: 'approve', version: 1, ...body }, { path: { id } });

test('the answer stands on its version, and the owner is told', async () => {
  extrasAre(extra);
  expect((await answer()).status).toBe(200);
  expect(page.written()).toMatchObject({ ':extras': [{ ...extra, answer: 'approve' }] });
  expect(page.owed()).toContain('news');
  expect(page.told()).toMatchObject([{ status: 'Extra work approved', note: 'Wax, $50.00 before tax' }]);
});

test('the same answer again changes nothing, the other one is refused', async () => {
  extrasAre({ ...extra, answer: 'approve', answered_at: winter('01T08:30') });
  expect((await answer()).body.extras).toMatchObject([{ answer: 'approve' }]);
  expect(await answer({ answer: 'leave' })).toMatchObject({
    status: 409,
    body: { reason: 'already-answered' },
  });
  expect(page.transactions()).toEqual([]);
});

test.each([
  ['extra-changed', 'IN_PROGRESS', [extra, { ...extra, version: 2 }]],
  ['extra-changed', 'IN_PROGRESS', []],
  ['too-late', 'COMPLETED', [extra]],
] as const)('it is refused as %s of a lead that is %s', async (reason, status, extras) => {
  page.leadIs({ status, extras: [...extras] });
  expect(await answer()).toMatchObject({ status: 409, body: { reason } });
});

test('only the two answers are taken', async () => {
  extrasAre(extra);
  expect((await answer({ answer: 'maybe' })).status).toBe(400);
});
