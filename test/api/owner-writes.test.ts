import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BoatPlan } from '#domain/customer/boat-plan.ts';
import { dayOf, shiftDay } from '#domain/los-angeles.ts';
import { initialSettings, type Settings } from '#domain/settings.ts';
import { customerOf, saveCustomer } from '#functions/data/customer/customers.ts';
import { leadOf } from '#functions/data/lead/leads.ts';
import { newestSettings } from '#functions/data/settings/settings.ts';
import * as clock from '#functions/runtime/clock.ts';
import { freshKey } from '../booking.ts';
import { captureLog } from '../log-lines.ts';
import { anAdminsAct, carryOut, clockAct, newLeadAct, sweepAct } from './act.ts';
import { aLead } from './admin-calls.ts';
import { asCustomer, customersAct, statusOf } from './customer-calls.ts';
import { anAddress, ask } from './fault-stories.ts';
import { partsForTests } from './parts.ts';
import { aCheckedUpload } from './uploads.ts';

const parts = partsForTests();

beforeEach(() => {
  captureLog();
});

afterEach(() => {
  clock.setClock(undefined);
});

const asOwner = async (name: string, sent: { path?: Record<string, string>; body?: unknown } = {}) => {
  const { status, body } = await ask(
    anAdminsAct(name, { ...sent, headers: { 'idempotency-key': freshKey() } }),
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

async function settingsAre(changes: Partial<Settings>): Promise<void> {
  const { version } = await newestSettings();
  await asOwner('admin-settings-save', { body: { version, settings: { ...initialSettings, ...changes } } });
}

const line = { description: 'Complete Detail', quantity: 1, unit_price: 50_000, taxable: true };
const basic = { holds: 'A wash.', requested_service: 'wash', every_weeks: 4, rate_per_foot: 6 } as const;
const withPlan = (rate_per_foot: number) => ({
  postal_address: '1 Dock St, Marina del Rey',
  plans: { ...initialSettings.plans, basic: { ...basic, rate_per_foot } },
});

/** As plans were stored before they had a price of their own. */
const withoutRate = ({ rate_per_foot: _, ...plan }: BoatPlan): BoatPlan => plan;

/** A job that is done, with a photo of it, and is not paid; `work` does what it owes. */
async function aFinishedJob(work = (_: string) => sweepAct) {
  const email = anAddress();
  const lead = await aLead({ email });
  const path = { id: lead.id };
  const photo = { id: 'bow-after', kind: 'after', pair: 'Bow', path: await aCheckedUpload() };
  await asOwner('admin-job-photos', { path, body: { add: [photo] } });
  await carryOut(work(lead.id));
  await asOwner('admin-finish', { path, body: { lines: [line] } });
  await carryOut(work(lead.id));
  const [done] = await parts.mailsTo(email);
  expect(done?.attachments).toHaveLength(1);
  return { ...lead, email };
}

const subjectsTo = async (email: string) => (await parts.mailsTo(email)).map(({ subject }) => subject);

type Line = { lead_id: string; plan_id?: string; kind: string; words: string };

const followUps = async (): Promise<{ care: object; follow_ups: Line[] }> => asOwner('admin-follow-ups');

async function press({ lead_id, plan_id, kind, words }: Partial<Line>): Promise<void> {
  const wanted = { lead_id, plan_id, kind, words };
  const { results } = await asOwner('admin-follow-up', { body: { leads: [wanted] } });
  expect(results).toMatchObject([{ lead_id, ok: true }]);
}

test('who asked is emailed once when wax is due, by the sweep, the stream or the owner’s press', async () => {
  await settingsAre(withPlan(6));
  const jobs = [await aFinishedJob(), await aFinishedJob(newLeadAct), await aFinishedJob()] as const;
  const [swept, streamed, pressed] = jobs;
  for (const { slug } of jobs) expect((await asCustomer('care', slug, { remind: true })).status).toBe(200);
  const { due } = (await statusOf(swept.slug)).care;
  clock.setClock(due);
  const { care, follow_ups } = await followUps();
  for (const { id } of jobs) expect(JSON.stringify(care)).toContain(id);
  const unpaid = follow_ups.find(({ lead_id }) => lead_id === swept.id);
  expect(unpaid).toMatchObject({ kind: 'unpaid' });
  await press({ lead_id: pressed.id, kind: 'care' });
  await press({ ...unpaid });
  await carryOut(newLeadAct(streamed.id));
  await carryOut(sweepAct);
  await carryOut(sweepAct);
  for (const { email } of jobs) {
    const ofWax = (await parts.mailsTo(email)).filter(({ subject }) => /wax/i.test(subject));
    expect(ofWax).toHaveLength(1);
    expect(ofWax[0]?.text).toContain('1 Dock St');
  }
  const written = (await parts.mailsTo(swept.email)).map(({ text }) => text);
  expect(written.filter((text) => text?.includes('is still due'))).toHaveLength(1);
  expect((await followUps()).follow_ups.map(({ lead_id }) => lead_id)).not.toContain(swept.id);
});

test('a boat that is removed ends its plan, and its owner is emailed', async () => {
  await settingsAre(withPlan(6));
  const { id, email } = await aFinishedJob();
  const { customer_id = '' } = (await leadOf(id)) ?? {};
  const path = { id: customer_id };
  const customerIs = async (changes: object) => {
    const { version, name, emails, phones, note, boats } = (await asOwner('admin-customer', { path }))
      .customer;
    const body = { version, name, emails, phones, note, boats, ...changes };
    return (await asOwner('admin-customer-save', { path, body })).customer;
  };
  const { boats: before } = (await asOwner('admin-customer', { path })).customer;
  const { boats, version } = await customerIs({ boats: [...before, { type: 'Sailboat', berth: {} }] });
  const plan = { boat_id: boats[1].id, requested_service: 'wash', every_weeks: 4, level: 'basic' };
  const next_due = shiftDay(dayOf(clock.now()), 30);
  await asOwner('admin-plans-save', { path, body: { version, plans: [{ ...plan, next_due }] } });
  await carryOut(sweepAct);
  await customerIs({ boats: before });
  await carryOut(sweepAct);
  expect((await asOwner('admin-plans', { path })).plans).toEqual([]);
  expect((await subjectsTo(email)).filter((subject) => subject?.startsWith('The plan for'))).toHaveLength(1);
});

test('a plan: its visit is offered, its price told, a visit skipped, and it ends', async () => {
  await settingsAre(withPlan(6));
  const { id, email } = await aFinishedJob();
  const { customer_id = '', boat_id } = (await leadOf(id)) ?? {};
  const plans = { path: { id: customer_id } };
  const { version } = await asOwner('admin-plans', plans);
  const next_due = shiftDay(dayOf(clock.now()), 30);
  const plan = { boat_id, requested_service: 'wash', every_weeks: 4, level: 'basic', next_due };
  await asOwner('admin-plans-save', { ...plans, body: { version, plans: [plan] } });

  clock.setClock(`${shiftDay(next_due, -5)}T18:00:00.000Z`);
  const due = (await followUps()).follow_ups.find(({ lead_id }) => lead_id === id);
  expect(due).toMatchObject({ kind: 'plan' });
  await press({ ...due });
  await press({ ...due });
  await carryOut(sweepAct);
  const { lead_ids = [] } = (await customerOf(customer_id)) ?? {};
  expect(lead_ids).toHaveLength(2);
  const visit = await leadOf(lead_ids.find((other) => other !== id) ?? '');
  const { public_slug: slug = '', offer_sent } = visit ?? {};
  expect(offer_sent?.times).toHaveLength(3);
  const mailed = await parts.mailsTo(email);
  expect(mailed.filter(({ text }) => text?.includes(`/status/${slug}`))).toHaveLength(1);
  expect((await subjectsTo(email)).filter((subject) => subject?.endsWith('is on a plan'))).toHaveLength(1);
  const photo = await aCheckedUpload();
  await asOwner('admin-message', {
    path: { id: visit?.id ?? '' },
    body: { message: 'The dock', photo_urls: [photo] },
  });
  await carryOut(sweepAct);

  const stored = await customerOf(customer_id);
  if (!stored) expect.unreachable('the customer is there');
  const older = { ...stored, version: stored.version + 1, plans: stored.plans?.map(withoutRate) };
  expect(await saveCustomer(stored, older, clock.now())).toBe(true);
  await carryOut(clockAct('plan-prices'));
  expect((await asOwner('admin-plans', plans)).plans).toMatchObject([{ rate_per_foot: 6 }]);
  await settingsAre(withPlan(6.5));
  for (const _ of [1, 2]) await carryOut(clockAct('plan-prices'));
  await carryOut(sweepAct);
  expect((await subjectsTo(email)).filter((subject) => /price/i.test(subject))).toHaveLength(1);
  expect((await asOwner('admin-plans', plans)).plans).toMatchObject([{ next_rate: { rate_per_foot: 6.5 } }]);

  const skipped = await ask(customersAct('plan-answer', slug, { answer: 'skip' }));
  expect(skipped).toMatchObject({ status: 200, body: { status: 'CANCELED', plan: { answer: 'skip' } } });
  const [shown] = skipped.body.messages.at(-1).shown;
  expect((await fetch(shown.url)).status).toBe(200);
  expect((await asCustomer('plan-answer', slug, { answer: 'end' })).status).toBe(200);
  expect((await asOwner('admin-plans', plans)).plans).toEqual([]);
  await carryOut(sweepAct);
  expect((await subjectsTo(email)).filter((subject) => subject?.startsWith('The plan for'))).toHaveLength(1);
});
