import { expect, test } from 'vitest';
import { Lead } from '#domain/lead.ts';
import { type Extra, maxExtras } from '#domain/offer/extra.ts';
import { extraAnswered, extraConflict, extraFound, extraOf, extraRefusal } from '#domain/offer/extra-work.ts';
import { openExtras, unsettledExtras } from '#domain/offer/open-extras.ts';
import { statuses } from '#domain/statuses.ts';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';

const now = '2026-03-12T18:00:00.000Z';
const editor = { admin: 'admin', now };
const settings = { tax_percent: 10.25 };
const id = '01JD3ZK8Q0000000000000000E';
const otherId = '01JD3ZK8Q0000000000000000F';
const extra = (changes: Partial<Extra> = {}): Extra => ({
  id,
  version: 1,
  line: 'Remove old wax',
  amount: 12_000,
  sent_at: '2026-03-12T17:00:00.000Z',
  ...changes,
});
const leadWith = (...extras: Extra[]) => aLead({ status: 'IN_PROGRESS', extras });
const reason = (lead: Lead, answer: 'approve' | 'leave', version: number) =>
  extraRefusal(lead, extraOf(lead, id), { answer, version }, now)?.reason;

test('extra work belongs to a job that is booked or underway', () => {
  const open = statuses.filter((status) => extraConflict({ status }) === undefined);
  expect(open.toSorted()).toEqual(['IN_PROGRESS', 'SCHEDULED']);
});

test('a job takes as many extras as a lead can store', () => {
  const extras = Array.from({ length: maxExtras - 1 }, (_, number) => extra({ version: number + 1 }));
  const last = extraFound(leadWith(...extras), { id, line: 'One more', amount: 100 }, settings, editor).fields
    .extras;
  expect(extraConflict({ status: 'SCHEDULED', extras })).toBeUndefined();
  expect(Lead.shape.extras.safeParse(last).success).toBe(true);
  expect(extraConflict({ status: 'SCHEDULED', extras: last ?? undefined })).toBeDefined();
});

test('what was found is asked for once by email, with its photo kept', () => {
  const photo = 'incoming/temp-1/one.jpg';
  const change = extraFound(
    leadWith(),
    { id, line: 'Remove old wax', amount: 12_000, photo },
    settings,
    editor,
  );
  expect(change.fields).toMatchObject({
    extras: [{ id, version: 1, line: 'Remove old wax', amount: 12_000, photo, sent_at: now }],
    photo_urls: [photo],
  });
  expect(change.tasks).toEqual([
    { kind: 'extra', about: `${id} 1`, due_at: now },
    { kind: 'photos', due_at: now },
  ]);
  expect(change.entries).toMatchObject([
    { note: 'Remove old wax, $120.00 before tax', is_public: true, mailed: true },
  ]);
});

test('extra work is taxed as the price that was sent, or as the settings say where none was', () => {
  const found = { id, line: 'Remove old wax', amount: 12_000 };
  const taxOf = (lead: Lead) => extraFound(lead, found, settings, editor).fields.extras?.at(-1)?.tax_percent;
  const offer_sent = { est_price_min: 500, est_price_max: 600, sent_at: now };
  expect(taxOf(leadWith())).toBe(10.25);
  expect(taxOf({ ...leadWith(), offer_sent })).toBe(9.5);
  expect(taxOf({ ...leadWith(), offer_sent: { ...offer_sent, tax_percent: 9.75 } })).toBe(9.75);
});

test('a customer without an address is asked on the page alone', () => {
  const { email: _, ...lead } = leadWith();
  const change = extraFound(lead, { id, line: 'Remove old wax', amount: 12_000 }, settings, editor);
  expect(change.tasks).toEqual([]);
  expect(change.entries[0]).not.toHaveProperty('mailed');
});

test('a changed price is a further version that asks anew; the one before stays as it was answered', () => {
  const approved = extra({ answer: 'approve', answered_at: now });
  const lead = leadWith(approved, extra({ id: otherId }));
  const { fields } = extraFound(lead, { id, line: 'Remove old wax', amount: 15_000 }, settings, editor);
  expect(fields.extras?.slice(0, 2)).toEqual(lead.extras);
  const after = { ...lead, extras: fields.extras ?? [] };
  const newest = extraOf(after, id);
  expect(newest).toMatchObject({ version: 2, amount: 15_000 });
  expect(newest).not.toHaveProperty('answer');
  expect(extraOf(after, otherId)).toMatchObject({ version: 1 });
});

test('an answer is for the version that was seen, final, and only while the work goes on', () => {
  expect(reason(leadWith(extra()), 'approve', 1)).toBeUndefined();
  expect(reason(leadWith(extra(), extra({ version: 2 })), 'approve', 1)).toBe('extra-changed');
  expect(reason(leadWith(), 'approve', 1)).toBe('extra-changed');
  expect(reason(leadWith(extra({ answer: 'leave' })), 'approve', 1)).toBe('already-answered');
  expect(reason(leadWith(extra({ answer: 'leave' })), 'leave', 1)).toBeUndefined();
  expect(reason({ ...leadWith(extra()), status: 'COMPLETED' }, 'approve', 1)).toBe('too-late');
});

test('a visit after the receipt does not ask again what came before it, nor forget at a correction what came since', () => {
  const [before, since] = [extra(), extra({ id: otherId, sent_at: '2026-03-12T17:45:00.000Z' })];
  const record = aRecord({ done_at: '2026-03-12T17:30:00.000Z', made_at: now, version: 2 });
  const lead = { ...leadWith(before, since), record };
  expect(openExtras(lead, now)).toEqual([since]);
  const approved = { ...since, answer: 'approve' as const };
  expect(unsettledExtras({ extras: [before, approved], record })).toEqual([approved]);
  expect(reason(lead, 'approve', 1)).toBe('too-late');
});

test('an answer stands on its version alone and tells the owner', () => {
  const second = extra({ version: 2, amount: 15_000 });
  const lead = leadWith(extra(), second, extra({ id: otherId }));
  const { fields, mailsEntry } = extraAnswered(lead, second, 'leave', now);
  expect(fields.extras).toEqual([
    extra(),
    { ...second, answer: 'leave', answered_at: now },
    extra({ id: otherId }),
  ]);
  expect(mailsEntry).toBe('news');
});

test('a changed price keeps the photo that was sent with the one before, and no other', () => {
  const photo = 'incoming/temp-1/one.jpg';
  const lead = leadWith(
    extra({ photo }),
    extra({ id: otherId, version: 4, photo: 'incoming/temp-1/two.jpg' }),
  );
  const { fields, tasks } = extraFound(
    lead,
    { id, line: 'Remove old wax', amount: 15_000 },
    settings,
    editor,
  );
  expect(fields.extras?.at(-1)).toEqual({
    ...extra({ version: 2, amount: 15_000, tax_percent: 10.25, sent_at: now }),
    photo,
  });
  expect(fields).not.toHaveProperty('photo_urls');
  expect(tasks).toEqual([{ kind: 'extra', about: `${id} 2`, due_at: now }]);
});

test('extra work without a photo has none', () => {
  const { fields } = extraFound(leadWith(), { id, line: 'Remove old wax', amount: 12_000 }, settings, editor);
  expect(fields.extras?.[0]).not.toHaveProperty('photo');
});

test.each([
  ['approve', 'Extra work approved'],
  ['leave', 'Extra work declined'],
] as const)('the answer %s reads %s on the page', (answer, status) => {
  const { entries } = extraAnswered(leadWith(extra()), extra(), answer, now);
  expect(entries).toMatchObject([
    { status, note: 'Remove old wax, $120.00 before tax', is_public: true, news: { kind: 'extra', answer } },
  ]);
});

test('no answer by the time that was set is no: approving comes too late, leaving it does not', () => {
  const by = '2026-11-23T21:00:00.000Z';
  const found = extraFound(
    aLead({ status: 'IN_PROGRESS' }),
    { id: 'x', line: 'Zincs', amount: 9000, answer_by: by },
    settings,
    { admin: 'a', now: '2026-11-23T20:00:00.000Z' },
  );
  const asked = aLead({ status: 'IN_PROGRESS', extras: found.fields.extras ?? [] });
  const say = (answer: 'approve' | 'leave', at: string) =>
    extraRefusal(asked, extraOf(asked, 'x'), { answer, version: 1 }, at)?.reason;
  expect(say('approve', by)).toBeUndefined();
  expect(say('approve', '2026-11-23T21:00:00.001Z')).toBe('too-late');
  expect(say('leave', '2026-11-23T21:00:00.001Z')).toBeUndefined();
});
