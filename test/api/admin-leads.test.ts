import { expect, test } from 'vitest';
import { dayOf } from '#domain/los-angeles.ts';
import type { OperationOutput } from '#domain/operations/index.ts';
import { handler as adminCalendar } from '#functions/admin-calendar.ts';
import { handler as adminLead } from '#functions/admin-lead.ts';
import { handler as adminLeadCreate } from '#functions/admin-lead-create.ts';
import { handler as adminLeadRestore } from '#functions/admin-lead-restore.ts';
import { handler as adminLeadUpdate } from '#functions/admin-lead-update.ts';
import { handler as adminLeads } from '#functions/admin-leads.ts';
import { handler as adminQuoteSave } from '#functions/admin-quote-save.ts';
import { handler as adminSchedule } from '#functions/admin-schedule.ts';
import { handler as adminTimeline } from '#functions/admin-timeline.ts';
import { handler as adminTimelineAdd } from '#functions/admin-timeline-add.ts';
import { writeEdit } from '#functions/data/lead/lead-edits.ts';
import { leadOf } from '#functions/data/lead/leads.ts';
import { handler as generateUploadUrl } from '#functions/generate-upload-url.ts';
import { handler as photoCheck } from '#functions/jobs/photo-check.ts';
import { handler as leadStatus } from '#functions/lead-status.ts';
import { freshKey } from '../booking.ts';
import { freeTime } from '../free-times.ts';
import { jpegPhoto } from '../hostile-files.ts';
import { jobContext } from '../log-lines.ts';
import { uploadEvent } from '../upload-event.ts';
import { aLead, asAdmin } from './admin-calls.ts';
import { anAddress } from './fault-stories.ts';
import { callHandler, partsForTests } from './parts.ts';

partsForTests();

const list = async (query: Record<string, string>) => {
  const { status, body } = await asAdmin(adminLeads, { query });
  expect(status).toBe(200);
  return body as OperationOutput<'admin-leads'>;
};
const update = (id: string, body: Record<string, unknown>) =>
  asAdmin(adminLeadUpdate, { path: { id }, body });
const read = async (id: string): Promise<OperationOutput<'admin-lead'>> =>
  (await asAdmin(adminLead, { path: { id } })).body;
const timeline = async (id: string): Promise<OperationOutput<'admin-timeline'>['entries']> =>
  (await asAdmin(adminTimeline, { path: { id } })).body.entries;
const publicTimeline = async (slug: string) =>
  (await callHandler(leadStatus, { path: { slug } })).body.timeline.map(
    (entry: { status: string }) => entry.status,
  );

test('a lead is found by part of a name without its accents and case, with exact totals', async () => {
  const word = freshKey().replace(/[^a-z0-9]/g, '');
  for (const [name, city] of [
    ['José', 'Malibu'],
    ['JOSE', 'Avalon'],
    ['Joe', 'Malibu'],
  ]) {
    // One customer would be found by any of their names.
    await aLead({ fullName: `${name} ${word}`, city, email: anAddress() });
  }
  const found = await list({ q: `jose ${word}`, sortBy: 'city', sortDir: 'asc' });
  expect(found.total).toBe(2);
  expect(found.leads.map(({ city }) => city)).toEqual(['Avalon', 'Malibu']);
  const paged = await list({ q: word, page: '2', pageSize: '2' });
  expect(paged).toMatchObject({ total: 3, totals: { by_status: { REQUEST_SENT: 3 } } });
  expect(paged.leads).toHaveLength(1);
});

test('an edit is in the very next list, whichever filter shows it', async () => {
  const word = freshKey();
  const { id } = await aLead({ fullName: `Ana ${word}` });
  expect((await list({ q: word, statuses: 'CONTACTED' })).total).toBe(0);
  for (const [index, status] of (['CONTACTED', 'COMPLETED'] as const).entries()) {
    await update(id, { status, est_price_min: 100 + index });
    const found = await list({ q: word, statuses: status });
    expect(found.leads).toMatchObject([{ id, status, est_price_min: 100 + index }]);
    expect(found.totals.revenue).toBe(100 + index);
  }
});

test('each field is saved by itself, and null empties it', async () => {
  const { id } = await aLead();
  await Promise.all([
    update(id, { est_price_min: 500 }),
    update(id, { est_price_max: 700 }),
    update(id, { internal_notes: 'Gate code at the office' }),
    update(id, { scheduled_at: '2026-12-01T17:00:00.000Z' }),
    update(id, { appointment_hours: 4 }),
  ]);
  expect((await read(id)).lead).toMatchObject({
    est_price_min: 500,
    est_price_max: 700,
    internal_notes: 'Gate code at the office',
    scheduled_at: '2026-12-01T17:00:00.000Z',
    appointment_hours: 4,
    status: 'REQUEST_SENT',
  });
  const { body } = await update(id, { est_price_min: null, scheduled_at: null });
  expect(body.lead).not.toHaveProperty('est_price_min');
  expect(body.lead).not.toHaveProperty('scheduled_at');
  expect(body.lead.est_price_max).toBe(700);
});

test('on the same field the later edit wins', async () => {
  const { id } = await aLead();
  await update(id, { internal_notes: 'first' });
  await update(id, { internal_notes: 'second' });
  expect((await read(id)).lead.internal_notes).toBe('second');
});

test('a status change is told to the customer, and its undo takes it back', async () => {
  const { id, slug } = await aLead();
  const { body } = await update(id, { status: 'IN_PROGRESS' });
  expect(body).toMatchObject({
    lead: { status: 'IN_PROGRESS' },
    entry: { status: 'IN_PROGRESS', is_public: true, meta: { updated_by: 'owner@boatdetailingla.example' } },
  });
  expect(await publicTimeline(slug)).toEqual(['IN_PROGRESS', 'REQUEST_SENT']);

  const undone = await update(id, { status: 'REQUEST_SENT', undo_entry_id: body.entry.id });
  expect(undone.body.lead.status).toBe('REQUEST_SENT');
  expect(await publicTimeline(slug)).toEqual(['REQUEST_SENT']);
});

test('an undo is refused once somebody has set another status', async () => {
  const { id, slug } = await aLead();
  const { body } = await update(id, { status: 'CONTACTED' });
  await update(id, { status: 'COMPLETED' });
  const undone = await update(id, { status: 'REQUEST_SENT', undo_entry_id: body.entry.id });
  expect(undone.status).toBe(409);
  expect((await read(id)).lead.status).toBe('COMPLETED');
  expect(await publicTimeline(slug)).toEqual(['COMPLETED', 'CONTACTED', 'REQUEST_SENT']);
});

test('the first entry of a timeline is not undone: it is the customer’s', async () => {
  const { id, slug } = await aLead();
  const [opening] = await timeline(id);
  const undone = await update(id, { status: 'CONTACTED', undo_entry_id: opening?.id });
  expect(undone.status).toBe(409);
  expect((await read(id)).lead.status).toBe('REQUEST_SENT');
  expect(await publicTimeline(slug)).toEqual(['REQUEST_SENT']);
});

test.each(['', ' ', 'x'.repeat(65)])(
  'the undo of an entry %j, which cannot exist, is refused',
  async (entry) => {
    const { id } = await aLead();
    const { status, body } = await update(id, { status: 'CONTACTED', undo_entry_id: entry });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['undo_entry_id']]);
  },
);

test('setting the status that a lead has writes no entry', async () => {
  const { id } = await aLead();
  const { body } = await update(id, { status: 'REQUEST_SENT' });
  expect(body).not.toHaveProperty('entry');
  expect(await timeline(id)).toHaveLength(1);
});

test.each([
  [{ status: 'DONE' }, 'status'],
  [{ est_price_min: 12.5 }, 'est_price_min'],
  [{ est_price_max: -1 }, 'est_price_max'],
  [{ scheduled_at: '2026-12-01T09:00' }, 'scheduled_at'],
  [{ full_name: null }, 'full_name'],
])('the edit %j is refused', async (change, field) => {
  const { id } = await aLead();
  const { status, body } = await update(id, change);
  expect(status).toBe(400);
  expect(Object.keys(body.fields)).toEqual([field]);
});

test('an event is added in free text, hidden from the customer unless ticked', async () => {
  const { id, slug } = await aLead();
  const add = (body: object) => asAdmin(adminTimelineAdd, { path: { id }, body });
  expect((await add({ status: 'Left a note', note: 'At the office' })).body.entry.is_public).toBe(false);
  await add({ status: 'Washed the hull', is_public: true });
  expect(await publicTimeline(slug)).toEqual(['Washed the hull', 'REQUEST_SENT']);
  expect((await timeline(id)).map(({ status }) => status)).toEqual([
    'Washed the hull',
    'Left a note',
    'REQUEST_SENT',
  ]);
  expect(await add({ status: '  ' })).toMatchObject({ status: 400, body: { error: 'Status is required' } });
});

test('an undo that names no status takes nothing away', async () => {
  const { id } = await aLead();
  const { body } = await update(id, { status: 'CONTACTED' });
  expect(await update(id, { undo_entry_id: body.entry.id })).toMatchObject({
    status: 400,
    body: { fields: { status: expect.any(String) } },
  });
  expect((await timeline(id)).map(({ status }) => status)).toEqual(['CONTACTED', 'REQUEST_SENT']);
});

const aQuoteFor = (id: string) => ({
  path: { id },
  body: { line_items: [{ description: 'Complete Detail', quantity: 24, unit_price: 2800 }] },
});

test('a trapped booking is listed only in quarantine, until it is restored', async () => {
  const word = freshKey();
  const { id, slug } = await aLead({ fullName: `Bot ${word}`, hp_field: 'https://spam.example' });
  expect((await list({ q: word })).total).toBe(0);
  expect((await list({ q: word, quarantined: 'true' })).leads).toMatchObject([{ id, quarantined: true }]);

  const addition = { path: { id }, body: { status: 'Looks real' } };
  expect((await asAdmin(adminTimelineAdd, addition)).status).toBe(409);
  expect((await update(id, { status: 'CONTACTED' })).status).toBe(409);
  expect((await asAdmin(adminQuoteSave, aQuoteFor(id))).status).toBe(409);
  expect(await timeline(id)).toEqual([]);
  const restored = await asAdmin(adminLeadRestore, { path: { id } });
  expect(restored.body.lead).toMatchObject({ id, quarantined: false });
  expect(restored.body.lead).not.toHaveProperty('expires_at');
  expect((await list({ q: word, quarantined: 'true' })).total).toBe(0);
  expect((await list({ q: word })).total).toBe(1);
  expect(await publicTimeline(slug)).toEqual(['REQUEST_SENT']);
  expect((await asAdmin(adminLeadRestore, { path: { id } })).status).toBe(200);
  expect((await timeline(id)).map(({ status }) => status)).toEqual([
    'Restored from quarantine',
    'REQUEST_SENT',
  ]);
});

test('a photo has addresses once it is checked, and never as what it was uploaded', async () => {
  const upload = { filename: 'bow.jpg', tempId: freshKey() };
  const { signedUrl, path, headers } = (await callHandler(generateUploadUrl, { body: upload })).body;
  const body = new Uint8Array(await jpegPhoto());
  const sent = { method: 'PUT', body, headers: { 'content-type': 'text/html', ...headers } };
  expect((await fetch(signedUrl, sent)).status).toBe(200);
  const { id } = await aLead({ photo_urls: [path], hp_field: 'https://spam.example' });
  expect((await read(id)).photos).toEqual([{ state: 'waiting', path }]);

  await photoCheck(uploadEvent(path), jobContext());
  const [photo] = (await read(id)).photos;
  if (photo?.state !== 'checked') return expect.unreachable('it was checked');
  for (const url of [photo.url, photo.thumbnail_url]) {
    const picture = await fetch(url);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
  }
});

test('an upload that is no photo has no address', async () => {
  const upload = { filename: 'bow.jpg', tempId: freshKey() };
  const { signedUrl, path, headers } = (await callHandler(generateUploadUrl, { body: upload })).body;
  const body = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect((await fetch(signedUrl, { method: 'PUT', body, headers })).status).toBe(200);
  const { id } = await aLead({ photo_urls: [path], hp_field: 'https://spam.example' });
  await photoCheck(uploadEvent(path), jobContext());
  expect((await read(id)).photos).toEqual([{ state: 'refused', path }]);
});

test('a lead is not canceled without an email when its appointment was emailed a moment ago', async () => {
  const { id, slug } = await aLead();
  const before = await leadOf(id);
  const call = { body: { leadId: id, scheduled_at: freeTime() }, headers: { 'idempotency-key': freshKey() } };
  expect((await asAdmin(adminSchedule, call)).status).toBe(200);
  const edit = { fields: { status: 'CANCELED' }, entries: [] } as const;
  expect(before && (await writeEdit(before, edit, new Date().toISOString()))).toMatchObject({
    state: 'changed',
  });
  expect((await callHandler(leadStatus, { path: { slug } })).body.status).toBe('SCHEDULED');
});

test.each([
  ['admin-lead', adminLead, undefined],
  ['admin-lead-update', adminLeadUpdate, { status: 'CONTACTED' }],
  ['admin-lead-restore', adminLeadRestore, undefined],
  ['admin-timeline', adminTimeline, undefined],
  ['admin-timeline-add', adminTimelineAdd, { status: 'Hello' }],
])('%s answers 404 for an unknown lead', async (_name, handler, body) => {
  const path = { id: '01JD0000000000000000000000' };
  expect((await asAdmin(handler, { path, ...(body && { body }) })).status).toBe(404);
});

test('what is learned on the phone is in list, customer, timeline and calendar, and nobody was mailed', async () => {
  const made = await asAdmin(adminLeadCreate, {
    headers: { 'idempotency-key': freshKey() },
    body: { fullName: 'Dale Pruitt', phone: '(310) 555-0171' },
  });
  const { id } = made.body.lead;
  const start = freeTime();
  await asAdmin(adminSchedule, {
    headers: { 'idempotency-key': freshKey() },
    body: { leadId: id, scheduled_at: start },
  });
  const email = anAddress();
  const facts = { email, city: 'San Pedro', zip: '90731', boat_type: 'Sailboat', length_ft: '41 ft' };
  expect(await update(id, { ...facts, requested_service: 'wash' })).toMatchObject({
    status: 200,
    body: { lead: { length_ft: 41, services: ['deep-wash'], visits: [{ start, hours: 5 }] } },
  });

  const { leads } = await list({ q: email });
  expect(leads).toMatchObject([{ id, city: 'San Pedro', length_ft: 41, requested_service: 'wash' }]);
  expect((await read(id)).boat).toMatchObject({ length_ft: 41, berth: { area: 'san-pedro' } });
  expect((await timeline(id))[0]).toMatchObject({
    status: 'Details changed',
    note: expect.stringContaining(`Email: ${email}`),
    is_public: false,
  });
  const day = dayOf(start);
  const { body } = await asAdmin(adminCalendar, { query: { from: day, to: day } });
  const shown = body as OperationOutput<'admin-calendar'>;
  expect(shown.days.flatMap(({ visits }) => visits).find(({ lead_id }) => lead_id === id)).toMatchObject({
    hours: 5,
    area: 'san-pedro',
  });
});
