import process from 'node:process';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { SendRawEmailCommand } from '@aws-sdk/client-ses';
import { BatchGetCommand, GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { initialSettings } from '#domain/settings.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { handler } from '#functions/jobs/morning-sheet.ts';
import { setClock } from '#functions/runtime/clock.ts';
import { aLead } from '../../a-lead.ts';
import { aVisit } from '../../a-visit.ts';
import { jobContext } from '../../log-lines.ts';
import { mockedClients } from '../mocked-clients.ts';

const { database, mails } = mockedClients();
const morning = '2026-12-01T14:00:00.000Z';
const visit = aVisit({ start: '2026-12-01T17:00:00.000Z' });
const lead = aLead({
  full_name: 'Ana Ortiz',
  status: 'SCHEDULED',
  visits: [visit],
  visits_version: 1,
  notes: 'Gate code 12',
  place_told_at: morning,
});
const entry = {
  visit_id: visit.id,
  lead_id: lead.id,
  start: visit.start,
  hours: visit.hours,
  status: 'planned',
};

function dayHas(entries: Record<string, object>, of = lead): void {
  database.on(BatchGetCommand).callsFake(({ RequestItems }) => {
    if ('Days' in RequestItems) return { Responses: { Days: [{ day: '2026-12-01', version: 1, entries }] } };
    return { Responses: 'Leads' in RequestItems ? { Leads: [leadRecord(of)] } : {} };
  });
}

beforeEach(() => {
  setClock(morning);
  database.on(GetCommand).resolves({});
  database.on(UpdateCommand).resolves({});
  mails.on(SendRawEmailCommand).resolves({ MessageId: 'sent' });
  dayHas({ [visit.id]: entry });
});

afterEach(() => setClock(undefined));

const run = () => handler({}, jobContext());
const sent = () => mails.commandCalls(SendRawEmailCommand).map(({ args }) => args[0].input.RawMessage?.Data);
const updates = () => database.commandCalls(UpdateCommand).map(({ args }) => args[0].input);

test('at 6 AM on a day with visits the owner is emailed the route', async () => {
  await run();
  const [raw = new Uint8Array()] = sent();
  const { to, subject, text = '' } = await PostalMime.parse(raw);
  expect({ to: to?.[0]?.address, subject }).toEqual({
    to: process.env.MAIL_OWNER,
    subject: 'Tuesday, December 1: 1 visit, first at 9:00 AM',
  });
  expect(text).toContain('1. 9:00 AM to ');
  expect(text).toContain('Ana Ortiz');
  expect(text).toContain('Place: Corrected by the customer, not yet in the address: http');
  expect(text).toContain('Ready: No answer yet');
  expect(text).toContain('Weather: No forecast yet');
  expect(text).toMatch(/Notes: On the lead’s page: http.+\nText: /);
  expect(text).not.toContain('Gate code 12');
  expect(text).toContain('Your settings turn it off.');
  expect(updates()).toMatchObject([{ Key: { id: 'morning-sheet#2026-12-01' } }]);
});

test('who has no email and was not texted doesn’t know yet, and the route says so', async () => {
  const { email: _, place_told_at: __, ...texted } = lead;
  const booked = { ...visit, booked_at: '2026-11-20T17:00:00.000Z' };
  dayHas({ [visit.id]: entry }, { ...texted, visits: [booked] });
  database.on(QueryCommand).resolves({ Items: [] });
  await run();
  const [raw = new Uint8Array()] = sent();
  const { text = '' } = await PostalMime.parse(raw);
  expect(text).toMatch(/Not told: Ana Ortiz doesn’t know yet .+\. There’s no email\./);
  expect(text).toContain('Ready: Not asked yet (no email on file)');
});

test('that something isn’t right is told as the answer that it is, and that it was answered', async () => {
  const check = { water: null, power: null, access: null, boat: null, wrong: 'Bring the long hose.' };
  const ready = { ...check, at: '2026-12-01T01:00:00.000Z' };
  dayHas(
    { [visit.id]: entry },
    { ...lead, visits: [{ ...visit, ready }], wrote_at: '2026-12-01T02:00:00.000Z' },
  );
  await run();
  const [raw = new Uint8Array()] = sent();
  const { text = '' } = await PostalMime.parse(raw);
  expect(text).toContain(
    'Not ready: Something isn’t right: “Bring the long hose.” You answered Mon, Nov 30, 6:00 PM.',
  );
  expect(text).not.toContain('No answer yet');
});

test('an answer to some of the questions says which', async () => {
  const ready = { water: true, power: null, access: null, boat: true, at: '2026-12-01T01:00:00.000Z' };
  dayHas({ [visit.id]: entry }, { ...lead, visits: [{ ...visit, ready }] });
  await run();
  const [raw = new Uint8Array()] = sent();
  const { text = '' } = await PostalMime.parse(raw);
  expect(text).toContain('Ready: They said only: water is on, the boat is there');
});

test('a stop that can’t be reached by its plan, and one that its customer wants canceled, say so', async () => {
  const second = { ...visit, id: '01JD3ZK8Q0000000000000000W', start: '2026-12-01T18:00:00.000Z' };
  const at = '2026-12-01T05:00:00.000Z';
  const asked = { ...second, cancel_wish: { at } };
  dayHas(
    { [visit.id]: entry, [second.id]: { ...entry, visit_id: second.id, start: second.start } },
    { ...lead, visits: [visit, asked], unanswered: { at, text: 'Please cancel.' } },
  );
  await run();
  const [raw = new Uint8Array()] = sent();
  const { text = '' } = await PostalMime.parse(raw);
  expect(text).toMatch(/Too close: The stop before is planned until \d+:\d\d [AP]M/);
  expect(text).toContain('In doubt: Asked to cancel, no answer yet.');
});

test('a day of a job that takes several says which it is', async () => {
  const next = { ...visit, id: '01JD3ZK8Q0000000000000000W', start: '2026-12-02T17:00:00.000Z' };
  dayHas({ [visit.id]: entry }, { ...lead, visits: [visit, next] });
  await run();
  const [raw = new Uint8Array()] = sent();
  expect((await PostalMime.parse(raw)).text).toContain('Work: Day 1 of 2: ');
});

test('it goes once: whoever comes second sends nothing', async () => {
  database
    .on(UpdateCommand)
    .rejects(new ConditionalCheckFailedException({ message: 'claimed', $metadata: {} }));
  await run();
  expect(sent()).toEqual([]);
});

test.each<[string, () => void]>([
  ['before the hour', () => setClock('2026-12-01T13:50:00.000Z')],
  ['on a day without visits', () => dayHas({})],
  ['once its visits are canceled', () => dayHas({ [visit.id]: { ...entry, status: 'canceled' } })],
  [
    'when the owner has turned it off',
    () =>
      database.on(GetCommand).resolves({
        Item: { version: 1, settings: { ...initialSettings, morning_sheet: false } },
      }),
  ],
])('%s there is none', async (_, given) => {
  given();
  await run();
  expect(sent()).toEqual([]);
  expect(updates()).toEqual([]);
});

test('one that surely was not sent is left to the next run', async () => {
  const busy = Object.assign(new Error('slow down'), { $metadata: { httpStatusCode: 429 } });
  mails.on(SendRawEmailCommand).rejects(busy);
  await expect(run()).rejects.toThrow();
  expect(updates().map(({ UpdateExpression }) => UpdateExpression)).toEqual([
    expect.stringContaining('SET claimed_at'),
    'REMOVE claimed_at',
  ]);
});
