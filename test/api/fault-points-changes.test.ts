import { beforeAll, beforeEach, expect, test } from 'vitest';
import { leadOf } from '#functions/data/lead/leads.ts';
import { quoteOf } from '#functions/data/quotes.ts';
import { receiptsOfYear, unpaidLeadIds } from '#functions/data/record/receipts.ts';
import { freshKey } from '../booking.ts';
import { captureLog } from '../log-lines.ts';
import { type Act, anAct, anAdminsAct, answerOf, carryOut, sweepAct } from './act.ts';
import { aLead } from './admin-calls.ts';
import { watchOutsideCalls } from './fault-points.ts';
import { ask, atEachPoint, edit, kinds, row, told } from './fault-stories.ts';
import { partsForTests } from './parts.ts';

partsForTests();

beforeAll(watchOutsideCalls);

beforeEach(() => {
  captureLog();
});

const line = { description: 'Deep wash', quantity: 1, unit_price: 50_000, taxable: true };
const saveQuote = (id: string, quantity = 1) =>
  anAdminsAct('admin-quote-save', { path: { id }, body: { line_items: [{ ...line, quantity }] } });

/** A quote is mailed as the offer. */
const offered = ['OFFER_SENT', 'Offer emailed'];
const quoted = [...offered, 'Quote saved'];

interface Change {
  readonly name: string;
  /** Prepares the lead and answers the act that changes it. */
  readonly arrange: (id: string) => Promise<Act>;
  readonly booking?: Record<string, unknown>;
  /** The timeline afterwards, newest first. */
  readonly tells: readonly string[];
  readonly check: (id: string) => Promise<void>;
}

const finish = (id: string) =>
  anAdminsAct('admin-finish', {
    path: { id },
    body: { lines: [line] },
    headers: { 'idempotency-key': freshKey() },
  });

/** Its receipt has a number of its own, stands in its month once, and among the unpaid while it is. */
async function checkReceipt(id: string): Promise<void> {
  const record = (await leadOf(id))?.record;
  expect(record).toMatchObject({ version: 1, number: expect.stringMatching(/^\d{4}-\d{4}$/) });
  const { leads } = await receiptsOfYear(new Date().toISOString().slice(0, 7));
  const numbers = leads.map((lead) => Number(lead.record?.number.slice(5))).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
  expect((await unpaidLeadIds()).includes(id)).toBe(record?.paid_on === undefined);
}

const status = async (id: string) => (await leadOf(id))?.status;
const quoteOfLead = async (id: string) => quoteOf((await leadOf(id))?.quote_id ?? '');

const changes: readonly Change[] = [
  {
    name: 'a status',
    arrange: async (id) => edit(id, { status: 'CONTACTED' }),
    tells: ['CONTACTED', 'REQUEST_SENT'],
    check: async (id) => expect(await status(id)).toBe('CONTACTED'),
  },
  {
    name: 'an undone status',
    arrange: async (id) => {
      const { body } = await ask(edit(id, { status: 'CONTACTED' }));
      return edit(id, { status: 'REQUEST_SENT', undo_entry_id: body.entry.id });
    },
    tells: ['REQUEST_SENT'],
    check: async (id) => expect(await status(id)).toBe('REQUEST_SENT'),
  },
  {
    name: 'a restored lead',
    booking: { hp_field: 'x' },
    arrange: async (id) => anAdminsAct('admin-lead-restore', { path: { id } }),
    tells: ['Restored from quarantine', 'REQUEST_SENT'],
    check: async (id) => {
      const owed = [{ kind: 'request-received' }, { kind: 'new-lead' }];
      expect(await row(id)).toMatchObject({ quarantined: false, owed });
      await carryOut(sweepAct);
    },
  },
  {
    name: 'a first quote',
    arrange: async (id) => saveQuote(id),
    tells: [...quoted, 'REQUEST_SENT'],
    check: async (id) => expect(await quoteOfLead(id)).toMatchObject({ subtotal: 50_000 }),
  },
  {
    name: 'a revised quote',
    arrange: async (id) => {
      await ask(saveQuote(id));
      return saveQuote(id, 2);
    },
    tells: [...offered, 'Quote revised', ...quoted, 'REQUEST_SENT'],
    check: async (id) => expect(await quoteOfLead(id)).toMatchObject({ subtotal: 100_000 }),
  },
  {
    name: 'an accepted quote',
    arrange: async (id) => {
      const { body } = await ask(saveQuote(id));
      return anAct('quote-decide', {
        path: { quoteId: body.id },
        body: { decision: 'accepted', updated_at: body.updated_at },
      });
    },
    tells: ['Quote accepted', ...quoted, 'REQUEST_SENT'],
    check: async (id) => expect(await quoteOfLead(id)).toMatchObject({ decision: 'accepted' }),
  },
  {
    name: 'a finished job',
    arrange: async (id) => finish(id),
    tells: ['Receipt made', 'COMPLETED', 'REQUEST_SENT'],
    check: checkReceipt,
  },
  {
    name: 'a paid receipt',
    arrange: async (id) => {
      await ask(finish(id));
      return anAdminsAct('admin-paid', {
        path: { id },
        body: { how: 'cash' },
        headers: { 'idempotency-key': freshKey() },
      });
    },
    tells: ['Paid', 'Receipt made', 'COMPLETED', 'REQUEST_SENT'],
    check: checkReceipt,
  },
  {
    name: 'an added event',
    arrange: async (id) =>
      anAdminsAct('admin-timeline-add', {
        path: { id },
        body: { status: 'Called back', is_public: true },
        headers: { 'idempotency-key': freshKey() },
      }),
    tells: ['Called back', 'REQUEST_SENT'],
    check: async () => undefined,
  },
];

test.each(changes.flatMap((change) => kinds.map((kind) => ({ ...change, kind }))))(
  '$name, $kind: asked again it is done, and told once',
  async ({ kind, booking, arrange, tells, check }) => {
    await atEachPoint(kind, async (strike) => {
      const { id } = await aLead(booking);
      const act = await arrange(id);
      const { answer } = await strike(act);
      if (answer) expect(answerOf(answer).status).toBe(200);
      expect((await ask(act)).status).toBe(200);
      expect(await told(id)).toEqual(tells);
      await check(id);
    });
  },
);
