import { beforeEach, expect, test } from 'vitest';
import { leadOf } from '#functions/data/lead/leads.ts';
import { freshKey } from '../booking.ts';
import { captureLog } from '../log-lines.ts';
import { anAdminsAct } from './act.ts';
import { aLead } from './admin-calls.ts';
import { anAddress, ask } from './fault-stories.ts';
import { partsForTests } from './parts.ts';

partsForTests();

beforeEach(() => {
  captureLog();
});

const lines = [{ description: 'Wash', quantity: 1, unit_price: 10_000, taxable: true }];
/** All write one row, and the local database does so one by one: `npm run test:crash` finishes fifty. */
const count = import.meta.env.MODE === 'crash' ? 50 : 12;

/** As a page does: without an answer, which a busy machine may owe, it asks again with the same key. */
async function finish(id: string): Promise<number> {
  const headers = { 'idempotency-key': freshKey() };
  const act = anAdminsAct('admin-finish', { path: { id }, body: { lines }, headers });
  for (;;) {
    const { status } = await ask(act);
    if (status !== 500) return status;
  }
}

test('jobs that are finished at once take a number each, without a gap or a double', async () => {
  const leads: string[] = [];
  for (let made = 0; made < count; made += 1) leads.push((await aLead({ email: anAddress() })).id);
  const statuses = await Promise.all(leads.map(finish));
  expect(new Set(statuses)).toEqual(new Set([200]));
  const numbers = await Promise.all(leads.map(async (id) => (await leadOf(id))?.record?.number));
  const places = numbers.map((number) => Number(number?.slice(5))).sort((a, b) => a - b);
  expect(places).toEqual(places.map((_, at) => (places[0] ?? 0) + at));
});
