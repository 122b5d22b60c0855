import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { dayOf, startOfDay, weekdayNumber } from '#domain/los-angeles.ts';
import type { OperationOutput } from '#domain/operations/index.ts';
import type { JobPhoto } from '#domain/photo/job-photo.ts';
import { isStatus, statuses } from '#domain/statuses.ts';
import { handler as adminCalendar } from '#functions/admin-calendar.ts';
import { handler as adminLead } from '#functions/admin-lead.ts';
import { handler as adminLeads } from '#functions/admin-leads.ts';
import { handler as adminQuote } from '#functions/admin-quote.ts';
import { handler as adminSettings } from '#functions/admin-settings.ts';
import { handler as adminTimeline } from '#functions/admin-timeline.ts';
import { handler as adminToday } from '#functions/admin-today.ts';
import { documents } from '#functions/data/clients.ts';
import { handler as sweep } from '#functions/jobs/owed-mails-sweep.ts';
import { handler as leadStatus } from '#functions/lead-status.ts';
import { demoSlug, seedDemo } from '#local/demo/seed.ts';
import { workdayAfter } from '#local/demo/week.ts';
import { asAdmin } from '../api/admin-calls.ts';
import { callHandler, partsForTests } from '../api/parts.ts';
import { jobContext } from '../log-lines.ts';

const parts = partsForTests();

beforeAll(async () => {
  await seedDemo();
});

/** Read one after another: all at once would wait longer for each other than a call may take. */
async function wholeLeads(leads: readonly { readonly id: string }[]) {
  const whole: OperationOutput<'admin-lead'>[] = [];
  for (const { id } of leads) whole.push((await asAdmin(adminLead, { path: { id } })).body);
  return whole;
}

const numberOf = ({ record }: Pick<Lead, 'record'>): string => record?.number ?? '';

const list = async (query: Record<string, string> = {}): Promise<OperationOutput<'admin-leads'>> =>
  (await asAdmin(adminLeads, { query: { pageSize: '100', ...query } })).body;

test('the demo has sixty leads in all statuses over three months, and some in quarantine', async () => {
  const { total, totals, leads } = await list();
  expect(total).toBe(60);
  expect(Object.keys(totals.by_status).sort()).toEqual([...statuses].sort());
  const days = leads.map(({ created_at }) => (Date.now() - Date.parse(created_at)) / 86_400_000);
  expect(Math.max(...days)).toBeGreaterThan(60);
  // Who is due for wax was finished three months ago.
  expect(Math.max(...days)).toBeLessThan(110);
  expect(Math.min(...days)).toBeLessThan(3);
  expect((await list({ quarantined: 'true' })).total).toBe(3);
  expect((await list({ hasPlan: 'true' })).total).toBeGreaterThan(8);
  expect(leads.filter(({ mail_problem }) => mail_problem === 'bounced').length).toBeGreaterThan(0);
});

test('each demo lead has a timeline that ends at its status and lies in the past, in order', async () => {
  const { leads } = await list();
  for (const lead of leads) {
    const { body } = await asAdmin(adminTimeline, { path: { id: lead.id } });
    const entries = (body as OperationOutput<'admin-timeline'>).entries;
    const steps = entries.filter(({ status }) => isStatus(status)).map(({ status }) => status);
    expect(steps[0]).toBe(lead.status);
    expect(steps.at(-1)).toBe('REQUEST_SENT');
    const times = entries.map(({ created_at }) => created_at);
    expect(times.toSorted().reverse()).toEqual(times);
    expect(times.every((time) => time <= new Date().toISOString())).toBe(true);
  }
});

test('finished jobs have no next date', async () => {
  const { leads } = await list();
  const done = leads.filter(({ status }) => status === 'COMPLETED');
  expect(done.length).toBeGreaterThan(0);
  expect(done.filter(({ scheduled_at }) => scheduled_at !== undefined)).toEqual([]);
});

test('planned work lies ahead, done work behind, and there are photos and quotes to look at', async () => {
  const { leads } = await list();
  const details = await wholeLeads(leads);
  const quotes = await Promise.all(leads.map(({ id }) => asAdmin(adminQuote, { path: { id } })));
  const now = new Date().toISOString();
  const today = startOfDay(dayOf(now));
  expect(details.filter(({ photos }) => photos.length > 0).length).toBeGreaterThan(0);
  for (const { lead } of details) {
    const { status, visits = [] } = lead;
    if (status === 'SCHEDULED' && visits[0]) expect(visits[0].start.localeCompare(today)).toBe(1);
    if (status === 'COMPLETED') expect(visits[0]?.start.localeCompare(now)).toBe(-1);
  }
  expect(quotes.filter(({ status }) => status === 200).length).toBeGreaterThan(8);
});

test('three jobs have a receipt and photos: one is unpaid, one corrected, and the review of one waits', async () => {
  const { leads } = await list({ statuses: 'COMPLETED' });
  const made = (await wholeLeads(leads)).flatMap(({ lead }) => (lead.record && !lead.care ? [lead] : []));
  const [unpaid, corrected, reviewed] = made.sort((a, b) => numberOf(a).localeCompare(numberOf(b)));
  expect([unpaid, corrected, reviewed].map((lead) => lead?.record?.paid_on !== undefined)).toEqual([
    false,
    true,
    true,
  ]);
  expect(corrected?.record).toMatchObject({ version: 2, discount: 4000, earlier: [{ discount: 0 }] });
  expect(reviewed?.review?.seen_at).toBeUndefined();
  const { waiting } = (await asAdmin(adminToday, {})).body as OperationOutput<'admin-today'>;
  const asked = waiting.filter(({ kind }) => kind === 'unpaid' || kind === 'review');
  expect(asked.map(({ lead_id }) => lead_id).sort()).toEqual([unpaid?.id, reviewed?.id].sort());
  for (const { public_slug: slug = '', visits = [], record } of made) {
    const { body } = await callHandler(leadStatus, { path: { slug } });
    const page = body as OperationOutput<'lead-status'>;
    expect(page.record?.photos.map(({ kind }) => kind)).toEqual(['before', 'before', 'after', 'after']);
    expect(page.record?.total).toBeGreaterThan(0);
    expect(weekdayNumber(dayOf(visits[0]?.start ?? ''))).not.toBe(0);
    expect(record?.made_at.localeCompare(new Date().toISOString())).toBe(-1);
  }
});

test('the customer of the work that is underway sees the photos so far', async () => {
  const { leads } = await list();
  const [underway] = leads.filter(({ status }) => status === 'IN_PROGRESS');
  const { body } = await asAdmin(adminLead, { path: { id: underway?.id ?? '' } });
  const page = (await callHandler(leadStatus, { path: { slug: body.lead.public_slug } })).body;
  expect(page.job_photos.map(({ kind }: JobPhoto) => kind)).toEqual(['before', 'before', 'after']);
});

test('today has three visits: one underway, one without water, and the Restorer goes on the day after', async () => {
  const from = dayOf(new Date().toISOString());
  const to = workdayAfter(from, 1);
  const { days } = (await asAdmin(adminCalendar, { query: { from, to } }))
    .body as OperationOutput<'admin-calendar'>;
  const [today = [], tomorrow = []] = [days.at(0), days.at(-1)].map((day) => day?.visits);
  expect(today.map(({ status }) => status)).toEqual(['underway', 'planned', 'planned']);
  expect(today[0]?.service).toBe('restorer');
  expect(new Set(today.map(({ slip }) => slip)).size).toBe(3);
  expect(tomorrow.map(({ lead_id }) => lead_id)).toContain(today[0]?.lead_id);
  expect([...today, ...tomorrow].filter(({ overlap }) => overlap)).toEqual([]);
  const whole = await Promise.all(today.map(({ lead_id }) => asAdmin(adminLead, { path: { id: lead_id } })));
  expect(whole[0]?.body.lead.service_name).toBe('Restorer');
  expect(whole.map(({ body }) => body.lead.has_water)).toEqual([true, true, false]);
});

test('somebody has two boats and was here before, somebody said yes without a time, and a day is off', async () => {
  const { leads } = await list();
  const emails = leads.map(({ email }) => email);
  const repeated = leads.filter(({ email }) => emails.indexOf(email) !== emails.lastIndexOf(email));
  const [one, other] = await Promise.all(repeated.map(({ id }) => asAdmin(adminLead, { path: { id } })));
  expect(one?.body.customer).toMatchObject({ id: other?.body.customer.id });
  expect(one?.body.boat.id).not.toBe(other?.body.boat.id);
  const set = leads.filter(({ status }) => status === 'SCHEDULED');
  expect(set.filter(({ scheduled_at }) => scheduled_at === undefined)).toHaveLength(1);
  const { settings } = (await asAdmin(adminSettings, {})).body as OperationOutput<'admin-settings'>;
  expect(settings.time_off).toHaveLength(1);
});

test('all people of the demo are invented', async () => {
  const { leads } = await list();
  for (const { email, phone } of leads) {
    expect(email).toMatch(/^[a-z.-]+@example\.com$/);
    expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
  }
  // One of them has been here before.
  expect(new Set(leads.map(({ email }) => email)).size).toBe(59);
});

test('the status page of the demo lead is always at the same address', async () => {
  const { status, body } = await callHandler(leadStatus, { path: { slug: demoSlug } });
  expect({ status, code: body.status }).toEqual({ status: 200, code: 'SCHEDULED' });
  expect(body.appointment.scheduled_at > new Date().toISOString()).toBe(true);
});

test('a second start adds nothing, and nobody is emailed', async () => {
  const rows = async () =>
    (await documents().send(new ScanCommand({ TableName: 'Leads', Select: 'COUNT' }))).Count;
  const before = await rows();
  await seedDemo();
  expect(await rows()).toBe(before);
  await sweep({}, jobContext());
  expect(await parts.inbox.list()).toEqual([]);
});
