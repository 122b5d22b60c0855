import { expect, test } from 'vitest';
import { handler as adminLead } from '#functions/admin-lead.ts';
import { handler as adminLeadRestore } from '#functions/admin-lead-restore.ts';
import { handler as adminLeadUpdate } from '#functions/admin-lead-update.ts';
import { handler as adminLeads } from '#functions/admin-leads.ts';
import { handler as adminLeadsQuarantine } from '#functions/admin-leads-quarantine.ts';
import { handler as adminTimeline } from '#functions/admin-timeline.ts';
import { handler as leadStatus } from '#functions/lead-status.ts';
import { freshKey } from '../booking.ts';
import { carryOut, newLeadAct } from './act.ts';
import { aLead, asAdmin } from './admin-calls.ts';
import { callHandler, partsForTests } from './parts.ts';

const parts = partsForTests();

const anAddress = () => `${freshKey()}@example.com`;
const quarantine = (...ids: string[]) => asAdmin(adminLeadsQuarantine, { body: { ids } });
const found = async (q: string, quarantined: boolean) =>
  (await asAdmin(adminLeads, { query: { q, quarantined: String(quarantined) } })).body.total;
const isQuarantined = async (id: string) =>
  (await asAdmin(adminLead, { path: { id } })).body.lead.quarantined;

test('spam leaves the list and its status page, and comes back as it was when restored', async () => {
  const email = anAddress();
  const { id, slug } = await aLead({ email });
  await carryOut(newLeadAct(id));
  expect(await parts.mailsTo(email)).toHaveLength(1);
  expect((await quarantine(id)).body).toEqual({ quarantined: 1 });
  expect([await found(email, false), await found(email, true)]).toEqual([0, 1]);
  expect((await callHandler(leadStatus, { path: { slug } })).status).toBe(404);

  const restored = await asAdmin(adminLeadRestore, { path: { id } });
  expect(restored.body.lead).not.toHaveProperty('expires_at');
  expect((await callHandler(leadStatus, { path: { slug } })).body.timeline).toHaveLength(1);
  const { entries } = (await asAdmin(adminTimeline, { path: { id } })).body as {
    entries: { status: string }[];
  };
  expect(entries.map(({ status }) => status)).toEqual([
    'Restored from quarantine',
    'Moved to quarantine',
    'REQUEST_SENT',
  ]);
  await carryOut(newLeadAct(id));
  expect(await parts.mailsTo(email)).toHaveLength(1);
});

test('a lead sends no email from quarantine, and what it owed once restored', async () => {
  const email = anAddress();
  const { id } = await aLead({ email });
  await quarantine(id);
  await carryOut(newLeadAct(id));
  expect(await parts.mailsTo(email)).toHaveLength(0);
  await asAdmin(adminLeadRestore, { path: { id } });
  await carryOut(newLeadAct(id));
  expect(await parts.mailsTo(email)).toHaveLength(1);
});

test('leads that somebody has worked on, and unknown ones, are left where they are', async () => {
  const [spam, customer] = [await aLead(), await aLead()];
  await asAdmin(adminLeadUpdate, { path: { id: customer.id }, body: { status: 'CONTACTED' } });
  const answer = await quarantine(spam.id, customer.id, '01JD0000000000000000000000');
  expect(answer).toMatchObject({ status: 200, body: { quarantined: 1 } });
  expect([await isQuarantined(spam.id), await isQuarantined(customer.id)]).toEqual([true, false]);
});

test('a quarantine that is repeated after a lost answer answers the same', async () => {
  const { id } = await aLead();
  expect((await quarantine(id)).body).toEqual({ quarantined: 1 });
  expect((await quarantine(id)).body).toEqual({ quarantined: 1 });
});
