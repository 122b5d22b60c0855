import { BatchGetCommand, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { addHours } from '#domain/los-angeles.ts';
import type { VisitAct } from '#domain/visit/visit-act.ts';
import { handler } from '#functions/admin-visit.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { setClock } from '#functions/runtime/clock.ts';
import { aLead } from '../a-lead.ts';
import { aVisit } from '../a-visit.ts';
import { asAdmin, canceled, mockedClients } from './mocked-clients.ts';

const { database, transactions } = mockedClients();
const visit = aVisit();
const later = aVisit({ id: '01JD3ZK8Q0000000000000000W', start: '2026-03-20T16:00:00.000Z' });

const leadIs = (changes: Partial<Lead>) =>
  database.on(GetCommand).resolves({
    Item: leadRecord(aLead({ status: 'SCHEDULED', visits: [visit], visits_version: 3, ...changes })),
  });
const act = (name: VisitAct | 'take-back-miss' | 'come', body: object = {}) =>
  asAdmin(handler, { path: { id: aLead().id, visitId: visit.id }, body: { act: name, ...body } });
const update = () => transactions()[0]?.[0]?.Update;
const written = () => update()?.ExpressionAttributeValues;
const owing = (kind: string) => expect.arrayContaining([expect.objectContaining({ kind })]);
const told = () => transactions()[0]?.flatMap(({ Put }) => Put?.Item?.status ?? []);

test('a visit that starts puts the lead in progress, on the visits that were read, and marks its day', async () => {
  leadIs({});
  expect((await act('start')).status).toBe(200);
  expect(written()).toMatchObject({
    ':status': 'IN_PROGRESS',
    ':visits': [{ id: visit.id, status: 'underway' }],
    ':visits_version': 4,
    ':visits_read': 3,
  });
  expect(update()?.ConditionExpression).toContain('visits_version = :visits_read');
  const day = transactions()[0]?.find(({ Update }) => Update?.TableName === 'Days')?.Update;
  expect(day).toMatchObject({ Key: { day: '2026-03-12' }, ConditionExpression: 'attribute_exists(version)' });
  expect(told()).toEqual(['Visit started', 'IN_PROGRESS']);
});

test.each(['start', 'finish', 'miss', 'cancel', 'on-my-way'] as const)(
  '%s of a visit settles the message that asked to cancel it, if that is over',
  async (name) => {
    const at = '2026-03-12T15:00:00.000Z';
    leadIs({ visits: [{ ...visit, cancel_wish: { at } }], unanswered: { at, text: 'I need to cancel.' } });
    await act(name);
    expect(update()?.UpdateExpression?.includes('#unanswered')).toBe(name !== 'on-my-way');
    database.reset();
    leadIs({ visits: [{ ...visit, cancel_wish: { at } }], unanswered: { at: visit.start, text: 'Hello?' } });
    await act(name);
    expect(update()?.UpdateExpression).not.toContain('unanswered');
  },
);

test('the last visit that is finished completes the lead, whose customer is then emailed once', async () => {
  leadIs({ status: 'IN_PROGRESS' });
  await act('finish');
  expect(written()).toMatchObject({
    ':status': 'COMPLETED',
    ':completed_at': expect.any(String),
    ':owed': owing('done'),
  });
});

test('one of two visits that is finished leaves the other, and its start is the appointment', async () => {
  leadIs({ status: 'IN_PROGRESS', visits: [visit, later] });
  await act('finish');
  expect(written()).toMatchObject({ ':status': 'SCHEDULED', ':scheduled_at': later.start });
  expect(written()).not.toHaveProperty(':owed');
});

test.each([
  ['miss', 'missed', 'CONTACTED'],
  ['cancel', 'canceled', 'CANCELED'],
] as const)(
  '%s of the last visit owes the customer an email of its new version',
  async (name, state, status) => {
    leadIs({});
    await act(name);
    expect(written()).toMatchObject({
      ':status': status,
      ':visits': [{ status: state, sequence: 1, told: 0 }],
      ':owed': owing('visits'),
    });
  },
);

test('a reason to cancel is kept with the visit for its customer, and noted', async () => {
  leadIs({ visits: [visit, later] });
  await act('cancel', { why: 'The van broke down.' });
  expect(written()).toMatchObject({ ':visits': [{ canceled_why: 'The van broke down.' }, {}] });
  const [trace] = transactions()[0]?.flatMap(({ Put }) => (Put?.Item?.status ? [Put.Item] : [])) ?? [];
  expect(trace?.note).toMatch(/^Thu, Mar 12.*\. The van broke down\.$/);
});

test('on the way emails only when it is asked for', async () => {
  leadIs({});
  await act('on-my-way');
  expect(written()).not.toHaveProperty(':owed');
  await act('on-my-way', { mail: true });
  expect(transactions()[1]?.[0]?.Update?.ExpressionAttributeValues).toMatchObject({
    ':owed': owing('on-my-way'),
  });
});

test('an act that was done before writes nothing, one that no longer fits is refused', async () => {
  leadIs({ status: 'IN_PROGRESS', visits: [{ ...visit, status: 'underway' }] });
  expect((await act('start')).status).toBe(200);
  expect(await act('cancel')).toMatchObject({ status: 409, body: { reason: 'visit-changed' } });
  expect(transactions()).toEqual([]);
});

test('nobody is told of a visit missed that is still to come', async () => {
  leadIs({ visits: [{ ...visit, start: addHours(new Date().toISOString(), 1) }] });
  expect(await act('miss')).toMatchObject({ status: 409, body: { error: 'This visit is still to come.' } });
  expect(transactions()).toEqual([]);
});

test('a visit that nobody knows is 404', async () => {
  leadIs({ visits: [] });
  expect((await act('start')).status).toBe(404);
});

test('visits that were changed meanwhile are looked at again', async () => {
  leadIs({});
  database.on(TransactWriteCommand).rejectsOnce(canceled('ConditionalCheckFailed')).resolves({});
  expect((await act('start')).status).toBe(200);
  expect(transactions()).toHaveLength(2);
});

test('a visit of a later day is not started, and one of today’s may be early', async () => {
  setClock(addHours(visit.start, -20));
  leadIs({});
  expect(await act('start')).toMatchObject({
    status: 409,
    body: { reason: 'not-today', error: expect.stringContaining('To do it today, move it first.') },
  });
  expect(transactions()).toEqual([]);
  setClock(addHours(visit.start, -2));
  expect((await act('start')).status).toBe(200);
  setClock(undefined);
});

test('that we can come after all is emailed once', async () => {
  const times = ['2026-03-14T16:00:00.000Z'];
  leadIs({
    visits: [{ ...visit, move_offer: { times, why: 'I’m sick.', at: visit.booked_at, is_off: true } }],
  });
  expect((await act('come')).status).toBe(200);
  expect(written()).toMatchObject({ ':owed': owing('message') });
  leadIs({});
  await act('come');
  expect(transactions()).toHaveLength(1);
});

test.each([
  ['was sent', 1],
  ['may be on its way', 0],
])('a miss is taken back unless others have its time since, and told where its email %s', async (_, told) => {
  setClock(addHours(visit.start, 1));
  const missed = { ...visit, status: 'missed' as const, sequence: 1, told };
  leadIs({ status: 'CONTACTED', visits: [missed] });
  database.on(GetCommand, { TableName: 'Settings' }).resolves({});
  const day = { day: '2026-03-12', version: 4 };
  database.on(BatchGetCommand).resolves({ Responses: { Days: [{ ...day, entries: {} }] } });
  expect((await act('take-back-miss')).status).toBe(200);
  expect(written()).toMatchObject({
    ':status': 'SCHEDULED',
    ':visits': [{ status: 'planned', sequence: 1, told: 1 }],
    ':owed': owing('message'),
  });
  const entry = { visit_id: later.id, lead_id: later.id, start: visit.start, hours: 2, status: 'planned' };
  database.on(BatchGetCommand).callsFake(({ RequestItems }) => ({
    Responses:
      'Days' in RequestItems
        ? { Days: [{ ...day, entries: { [later.id]: entry } }] }
        : { Leads: [leadRecord(aLead({ id: later.id, full_name: 'Mark Lee' }))] },
  }));
  expect(await act('take-back-miss')).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('This time overlaps Mark Lee') },
  });
  expect(transactions()).toHaveLength(1);
  setClock(undefined);
});
