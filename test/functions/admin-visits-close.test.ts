import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { handler } from '#functions/admin-visits-close.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { aLead } from '../a-lead.ts';
import { aVisit } from '../a-visit.ts';
import { asAdmin, mockedClients } from './mocked-clients.ts';

const { database, transactions } = mockedClients();
const idOf = (number: number) => `01JD3ZK8Q0000000000000${String(number).padStart(4, '0')}`;
const passed = (number: number) => aVisit({ id: idOf(number), start: '2020-01-06T16:00:00.000Z' });

/** Each lead has the visit of its own number. */
const leadsAre = (changes: (number: number) => Partial<Lead> = () => ({})) =>
  database.on(GetCommand).callsFake(({ Key }) => {
    const number = Number(Key.id.slice(-4));
    const lead = { id: Key.id, visits: [passed(number)], visits_version: 1 };
    return { Item: leadRecord(aLead({ ...lead, status: 'SCHEDULED', ...changes(number) })) };
  });
const closing = (number: number, act: string) => ({ lead_id: idOf(number), visit_id: idOf(number), act });
const close = (...visits: object[]) => asAdmin(handler, { body: { visits } });
const statuses = () =>
  transactions().map((writes) => writes[0]?.Update?.ExpressionAttributeValues?.[':visits']?.[0]?.status);

test('a forgotten week is closed in one call, each visit as it went', async () => {
  leadsAre();
  const { status, body } = await close(closing(1, 'finish'), closing(2, 'miss'), closing(3, 'finish'));
  expect(status).toBe(200);
  expect(body).toEqual({
    results: [1, 2, 3].map((number) => ({ lead_id: idOf(number), visit_id: idOf(number), ok: true })),
  });
  expect(statuses().sort()).toEqual(['done', 'done', 'missed']);
});

test('one that is refused leaves the others, and says why', async () => {
  leadsAre((number) => (number === 2 ? { visits: [{ ...passed(2), status: 'canceled' }] } : {}));
  const { body } = await close(closing(1, 'finish'), closing(2, 'finish'), closing(3, 'miss'));
  expect(body).toMatchObject({
    results: [
      { ok: true },
      { ok: false, reason: 'visit-changed', error: 'This visit was changed in the meantime.' },
      { ok: true },
    ],
  });
  expect(transactions()).toHaveLength(2);
});

test('what is so already is fine and is not written again', async () => {
  leadsAre(() => ({ visits: [{ ...passed(1), status: 'done' }], status: 'COMPLETED' }));
  expect(await close(closing(1, 'finish'))).toMatchObject({ body: { results: [{ ok: true }] } });
  expect(transactions()).toHaveLength(0);
});

test('a visit or lead that is not there is said of that one alone', async () => {
  leadsAre();
  const unknown = { ...closing(1, 'finish'), visit_id: idOf(9) };
  const { body } = await close(unknown, closing(2, 'finish'));
  expect(body).toMatchObject({
    results: [{ ok: false, reason: 'visit-changed', error: 'We couldn’t find this visit.' }, { ok: true }],
  });
});

test('a lead that is unknown or in quarantine is refused with a reason too', async () => {
  leadsAre((number) => ({ quarantined: number === 2 }));
  database.on(GetCommand, { Key: { id: idOf(1) } }).resolves({});
  const { body } = await close(closing(1, 'finish'), closing(2, 'finish'));
  expect(body).toMatchObject({
    results: [
      { ok: false, reason: 'visit-changed', error: 'We couldn’t find this lead.' },
      { ok: false, reason: 'visit-changed', error: expect.stringContaining('quarantine') },
    ],
  });
});

test('the visits of one lead are written one after the other', async () => {
  const days = [passed(1), { ...passed(2), start: '2020-01-07T16:00:00.000Z' }];
  leadsAre(() => ({ visits: days }));
  const lead_id = idOf(1);
  const { body } = await close(...[1, 2].map((n) => ({ lead_id, visit_id: idOf(n), act: 'finish' })));
  expect(body).toMatchObject({ results: [{ ok: true }, { ok: true }] });
});

test('a failing database fails the call', async () => {
  leadsAre();
  database.on(GetCommand).rejects(new Error('down'));
  expect((await close(closing(1, 'finish'))).status).toBe(500);
});

test.each([0, 101])('%d visits at once are refused', async (count) => {
  const visits = Array.from({ length: count }, (_, number) => closing(number, 'miss'));
  expect((await close(...visits)).status).toBe(400);
});
