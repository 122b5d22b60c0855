import { BatchGetCommand, type BatchGetCommandInput, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Customer } from '#domain/customer/customer.ts';
import type { Lead } from '#domain/lead.ts';
import { addDays, instantOf } from '#domain/los-angeles.ts';
import { textOpened } from '#domain/message/text-opened.ts';
import { newEntry, type TimelineEntry } from '#domain/timeline.ts';
import { handler } from '#functions/admin-today.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { aCustomer, customerId } from '../a-customer.ts';
import { aLead } from '../a-lead.ts';
import { aRecord } from '../a-record.ts';
import { aVisit } from '../a-visit.ts';
import { asAdmin, mockedClients } from './mocked-clients.ts';

const { database } = mockedClients();
const now = instantOf('2026-12-02T07:00');

/** Puts leads into the table and the list, and their visits on their days. */
function given(
  leads: readonly Lead[],
  customers: readonly Customer[] = [],
  history: readonly TimelineEntry[] = [],
): void {
  database.on(QueryCommand).callsFake(({ ExpressionAttributeValues }) => ({
    Items: ExpressionAttributeValues[':shard'] === 's0' ? leads.map(leadRecord) : [],
  }));
  database.on(QueryCommand, { TableName: 'LeadStatusHistory' }).resolves({ Items: [...history] });
  database.on(GetCommand).resolves({});
  database.on(BatchGetCommand).callsFake(({ RequestItems }) => {
    if ('Leads' in RequestItems) {
      const wanted = RequestItems.Leads.Keys.map(({ id }: { id: string }) => id);
      return { Responses: { Leads: leads.filter(({ id }) => wanted.includes(id)).map(leadRecord) } };
    }
    if ('Customers' in RequestItems) return { Responses: { Customers: customers } };
    if (!('Days' in RequestItems)) return {};
    const entries = leads.flatMap(({ id: lead_id, visits = [] }) =>
      visits
        .filter(({ start }) => start > addDays(now, -14))
        .map(({ id: visit_id, start, hours, status }) => ({ visit_id, lead_id, start, hours, status })),
    );
    const row = {
      day: '2026-12-02',
      version: 1,
      entries: Object.fromEntries(entries.map((e) => [e.visit_id, e])),
    };
    return { Responses: { Days: [row] } };
  });
}

const idsOf = ({ RequestItems }: BatchGetCommandInput): string[] =>
  (RequestItems?.Leads?.Keys ?? []).map(({ id }) => String(id));

beforeEach(() => vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

test('the next visit stands first with all that it takes', async () => {
  const visit = aVisit({ start: instantOf('2026-12-02T08:00') });
  given([aLead({ status: 'SCHEDULED', visits: [visit] })]);
  const { status, body } = await asAdmin(handler, {});
  expect(status).toBe(200);
  expect(body).toMatchObject({
    day: '2026-12-02',
    visits_today: 1,
    visits: [
      {
        id: visit.id,
        name: 'Ana Ortiz',
        address: 'Basin C, slip 1204, Marina del Rey, CA 90292',
        has_gate_code: false,
        phone: '+13105550142',
        bring: expect.arrayContaining(['Wax']),
      },
    ],
    waiting: [],
  });
});

test('a visit has beside it what its customer wrote and nobody has answered', async () => {
  const wrote = { at: instantOf('2026-12-02T06:30'), text: 'Yes please do the rust!' };
  const visit = aVisit({ start: instantOf('2026-12-02T08:00') });
  const lead = aLead({ status: 'SCHEDULED', visits: [visit], unanswered: wrote });
  const message = { from: 'customer' as const };
  const entry = { lead_id: lead.id, status: 'Message', note: wrote.text, is_public: true, message };
  given([lead], [], [{ ...newEntry(entry, 'customer', wrote.at), id: '01KB0000000000000000000003' }]);
  const { body } = await asAdmin(handler, {});
  expect(body.visits).toMatchObject([{ said: [{ text: wrote.text, at: wrote.at }] }]);
});

test('the history of a lead without an email, whose customer wrote, is read once', async () => {
  const wrote = { at: instantOf('2026-12-02T06:30'), text: 'Yes please do the rust!' };
  const visit = aVisit({ start: instantOf('2026-12-02T08:00') });
  const { email: _, ...lead } = aLead({ status: 'SCHEDULED', visits: [visit], unanswered: wrote });
  given([lead]);
  expect((await asAdmin(handler, {})).status).toBe(200);
  expect(database.commandCalls(QueryCommand, { TableName: 'LeadStatusHistory' })).toHaveLength(1);
});

test('jobs before are other requests that were done, whatever visits a lead has had, and each lead is read once', async () => {
  const done = aVisit({
    id: '01JD3ZK8Q0000000000000000X',
    start: instantOf('2026-11-30T08:00'),
    status: 'done',
  });
  const ahead = aVisit({ start: instantOf('2026-12-02T08:00') });
  const booked = aLead({ status: 'SCHEDULED', customer_id: customerId, visits: [done, ahead] });
  const open = aLead({ id: '01JD3ZK8Q0000000000000000D', customer_id: customerId });
  const earlier = aLead({
    id: '01JD3ZK8Q0000000000000000E',
    status: 'COMPLETED',
    customer_id: customerId,
    visits: [aVisit({ id: '01JD3ZK8Q0000000000000000Y', start: '2026-05-04T15:00:00.000Z', status: 'done' })],
  });
  given([booked, open, earlier], [aCustomer({ lead_ids: [booked.id, open.id, earlier.id] })]);
  const { body } = await asAdmin(handler, {});
  expect(body.visits).toMatchObject([{ id: ahead.id, jobs_before: 1 }]);
  const read = database
    .commandCalls(BatchGetCommand)
    .flatMap(({ args }) => idsOf(args[0].input))
    .filter((id) => !id.startsWith('edits#'));
  expect(read.sort()).toEqual([booked.id, open.id, earlier.id].sort());
});

test('the next visit names the job done before it, though that request is closed', async () => {
  const ended_at = instantOf('2026-12-02T06:40');
  const done = aVisit({ id: '01JD3ZK8Q0000000000000000X', start: instantOf('2026-12-02T05:00'), ended_at });
  const next = aLead({ status: 'SCHEDULED', visits: [aVisit({ start: instantOf('2026-12-02T08:00') })] });
  const closed = { id: '01JD3ZK8Q0000000000000000E', status: 'COMPLETED' as const };
  given([next, aLead({ ...closed, visits: [{ ...done, status: 'done' }] })]);
  const { body } = await asAdmin(handler, {});
  expect(body.visits).toMatchObject([{ id: next.visits?.[0]?.id, last_job: { ended_at } }]);
});

test('what waits has one sentence and one act each, the most pressing first', async () => {
  const over = aVisit({ start: instantOf('2026-12-01T08:00') });
  given([
    aLead({ id: '01JD3ZK8Q0000000000000000B', full_name: 'Owen Pruitt' }),
    aLead({ status: 'SCHEDULED', visits: [over] }),
    aLead({
      id: '01JD3ZK8Q0000000000000000C',
      full_name: 'Noor Aziz',
      status: 'OFFER_SENT',
      offer_sent: { est_price_min: 500, est_price_max: 600, sent_at: instantOf('2026-11-25T08:00') },
    }),
  ]);
  const { body } = await asAdmin(handler, {});
  expect(body.waiting.map(({ kind, name }: { kind: string; name: string }) => [kind, name])).toEqual([
    ['request', 'Owen Pruitt'],
    ['follow-up', 'Noor Aziz'],
    ['overdue', 'Ana Ortiz'],
  ]);
});

test('a visit that nobody has said a word of waits however long ago it was', async () => {
  const over = aVisit({ start: instantOf('2026-06-10T08:00') });
  given([aLead({ status: 'SCHEDULED', updated_at: '2026-06-01T16:00:00.000Z', visits: [over] })]);
  const { body } = await asAdmin(handler, {});
  expect(body.waiting).toMatchObject([{ kind: 'overdue', lead_id: aLead().id }]);
});

test('a finished lead whose customer writes waits again, however long ago its visit was', async () => {
  const wrote = { at: '2026-12-01T16:00:00.000Z', text: 'One streak is left.' };
  given([
    aLead({ status: 'COMPLETED', updated_at: wrote.at, unanswered: wrote }),
    aLead({
      id: '01JD3ZK8Q0000000000000000F',
      status: 'COMPLETED',
      updated_at: '2026-09-01T16:00:00.000Z',
      unanswered: wrote,
    }),
  ]);
  const { body } = await asAdmin(handler, {});
  expect(body).toMatchObject({
    waiting: [{ kind: 'question', lead_id: aLead().id, text: 'wrote: “One streak is left.”', act: 'Answer' }],
  });
});

test('who has no email is to be texted the time or other times until their history says that they were', async () => {
  const { email: _, ...lead } = aLead({ status: 'SCHEDULED' });
  const move_offer = { times: [instantOf('2026-12-09T08:00')], why: 'Wind.', at: now };
  const offered = { ...lead, visits: [aVisit({ start: instantOf('2026-12-04T08:00'), move_offer })] };
  const kinds = async () =>
    (await asAdmin(handler, {})).body.waiting.map(({ kind }: { kind: string }) => kind);
  given([offered]);
  expect(await kinds()).toEqual(['text']);
  const texted = newEntry({ lead_id: lead.id, status: textOpened, is_public: false }, 'admin', now);
  given([offered], [], [{ ...texted, id: '01KB0000000000000000000003' }]);
  expect(await kinds()).toEqual(['move-offer']);
  const called_off = { ...move_offer, is_off: true as const };
  const off = { ...lead, visits: [aVisit({ start: instantOf('2026-12-02T06:30'), move_offer: called_off })] };
  given([off], [], [{ ...texted, id: '01KB0000000000000000000003' }]);
  expect(await kinds()).toEqual(['move-offer']);
  const written = { ...lead, status: 'CONTACTED' as const, wrote_at: now };
  given([written]);
  expect(await kinds()).toEqual(['text']);
  given([written], [], [{ ...texted, id: '01KB0000000000000000000003' }]);
  expect(await kinds()).toEqual([]);
  const booked = { ...lead, visits: [aVisit({ start: instantOf('2026-12-04T08:00'), booked_at: now })] };
  given([booked]);
  expect(await kinds()).toEqual(['text']);
  given([booked], [], [{ ...texted, id: '01KB0000000000000000000003' }]);
  expect(await kinds()).toEqual([]);
});

test('who has no email is to be texted the receipt until their history says that they were', async () => {
  const { email: _, ...lead } = aLead({
    status: 'COMPLETED',
    updated_at: now,
    record: aRecord({ done_at: now }),
  });
  const waits = async () => (await asAdmin(handler, {})).body.waiting;
  given([lead]);
  expect(await waits()).toMatchObject([
    { kind: 'text', text: 'doesn’t know yet that the receipt is on their page. There’s no email.' },
  ]);
  const texted = newEntry({ lead_id: lead.id, status: textOpened, is_public: false }, 'admin', now);
  given([lead], [], [{ ...texted, id: '01KB0000000000000000000003' }]);
  expect(await waits()).toEqual([]);
});

test('what was changed of the site and is not published is told', async () => {
  const isTold = async (...rows: object[]) => {
    given([]);
    database
      .on(BatchGetCommand)
      .callsFake(({ RequestItems }) => ('Content' in RequestItems ? { Responses: { Content: rows } } : {}));
    return (await asAdmin(handler, {})).body.has_site_draft;
  };
  const draft = { kind: 'prices', row: 'draft', version: 3, is_open: true };
  const live = { kind: 'prices', row: 'live', version: 2 };
  expect(await isTold(draft)).toBe(true);
  expect(await isTold(draft, live)).toBe(true);
  expect(await isTold(draft, { ...live, version: 3 })).toBeUndefined();
  expect(await isTold({ ...draft, is_open: false }, live)).toBeUndefined();
});

test('a receipt that was corrected after it was paid waits to be settled, however long nothing changed its lead', async () => {
  const record = aRecord({ version: 2, paid_on: '2026-08-03', how: 'cash', paid_total: 119_500 });
  const lead = aLead({ status: 'COMPLETED', completed_at: '2026-08-01T20:00:00.000Z', record });
  given([lead]);
  database.on(QueryCommand).resolves({ Items: [] });
  database.on(GetCommand, { Key: { id: 'receipts#unpaid' } }).resolves({
    Item: { lead_ids: new Set([lead.id]) },
  });
  const { body } = await asAdmin(handler, {});
  expect(body.waiting).toMatchObject([{ lead_id: lead.id, kind: 'unpaid', act: 'Settle it' }]);
});
