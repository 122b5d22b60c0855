import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ICAL from 'ical.js';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { missingPlace } from '#domain/customer/missing-place.ts';
import type { Lead } from '#domain/lead.ts';
import { addHours } from '#domain/los-angeles.ts';
import type { OperationName } from '#domain/operations/table.ts';
import { withoutHiddenMarks } from '#domain/plain-text.ts';
import { leadIdOfSlug, leadOf } from '#functions/data/lead/leads.ts';
import { type Product, startProduct } from '#local/product.ts';
import { describeApi } from '../../commands/openapi/describe-api.ts';
import { aBooking, freshKey } from '../booking.ts';
import type { Answer } from '../call-handler.ts';
import { type CallOverHttp, callsTo } from '../call-over-http.ts';
import { eventually } from '../eventually.ts';
import { freeTime } from '../free-times.ts';
import { injectionNames, injections, marker } from '../hostile-texts.ts';
import { setProductClock } from '../product-clock.ts';
import { cellsOf } from './csv.ts';

let dataDirectory: string;
let product: Product;
let call: CallOverHttp;

beforeAll(async () => {
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'INFO');
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'injection-'));
  product = await startProduct({ dataDirectory, empty: true, site: 'none', quotes: true });
  call = await callsTo(product.url);
  const models = [harmlessText, harmlessPlace].flatMap((place) => [place, `${place}${number}`]);
  const texts = [...models, ...Object.values(injections)];
  const workAll = (some: readonly string[]) =>
    Promise.all(some.map(async (text) => [text, await work(text)] as const));
  // The owner is told of thirty requests an hour, of the rest in a digest.
  const early = await workAll(texts.slice(0, 20));
  await eventually(async () => expect(await product.mails()).toHaveLength(early.length * 5));
  await setProductClock(product.url, addHours(new Date().toISOString(), 1));
  const worked = new Map([...early, ...(await workAll(texts.slice(20)))]);
  const mails = await eventually(async () => {
    const sent = await product.mails();
    expect(sent).toHaveLength(worked.size * 5);
    return sent;
  });
  for (const [text, trail] of worked) {
    trails.set(text, { ...trail, mails: await mailsOf(trail.lead, mails) });
  }
});

afterAll(async () => {
  await product.stop();
  await rm(dataDirectory, { recursive: true });
});

interface Limit {
  readonly maxLength?: number;
  /** A field that can be emptied has its limit in the branch that is not null. */
  readonly anyOf?: readonly Limit[];
}
type Texts = Readonly<Record<string, Limit>>;

const longestOf = ({ maxLength, anyOf = [] }: Limit): number =>
  maxLength ?? anyOf.find((branch) => branch.maxLength !== undefined)?.maxLength ?? 200;

/** The fields of an operation into which people type freely: by its schema, so that a new field is tried too. */
function freeTexts(schemaName: string): Texts {
  const { properties = {} } = describeApi().components.schemas[schemaName] as {
    properties?: Record<string, Record<string, unknown>>;
  }; // an operation's request is an object
  return Object.fromEntries(
    Object.entries(properties).filter(
      ([name, { type, anyOf, enum: choices, format }]) =>
        (type === 'string' || JSON.stringify(anyOf ?? '').includes('"type":"string"')) &&
        choices === undefined &&
        format === undefined &&
        !/_(?:at|seen)$/.test(name) &&
        !['metaEventId', 'hp_field', 'undo_entry_id'].includes(name),
    ),
  );
}

/** Sends an operation with a text in all its free fields; those that it refuses get their plain value. */
async function fill(
  name: OperationName,
  schemaName: string,
  text: string,
  plain: Readonly<Record<string, unknown>>,
): Promise<Answer & { readonly taken: string[] }> {
  const fields = Object.entries(freeTexts(schemaName));
  const hostile = new Map(fields.map(([field, limit]) => [field, text.slice(0, longestOf(limit))]));
  for (;;) {
    const answer = await call(name, { ...plain, ...Object.fromEntries(hostile) });
    if (answer.status === 200) return { ...answer, taken: [...hostile.keys()] };
    const refused = Object.keys(answer.body.fields ?? {}).filter((field) => hostile.delete(field));
    expect([name, answer.status, refused.length > 0]).toEqual([name, 400, true]);
  }
}

interface MailLook {
  readonly headers: readonly string[];
  readonly subject: string;
  readonly addresses: readonly (string | undefined)[];
  /** The HTML without its texts, and without what is random in its links. */
  readonly markup: string;
  readonly html: string;
  readonly text: string;
  readonly calendar: string | undefined;
}

/** The trail of a text that aims at nothing, or of one of the injections. */
function trailOf(text: string): Trail {
  const trail = trails.get(text);
  if (!trail) throw new Error('This text was not sent.');
  return trail;
}

/** Everything that a text went into on its way from the form to the cancellation. */
interface Trail {
  readonly lead: Lead;
  readonly taken: readonly string[];
  readonly takenByAdmin: readonly string[];
  readonly mails: readonly MailLook[];
}

/** A mail's HTML without what is the lead's own: a map's query must be encoded to count as such. */
const withoutOwn = (html: string, { public_slug, id, email }: Lead) =>
  html
    .replaceAll(public_slug, 'SLUG')
    .replaceAll(id, 'LEAD')
    .replaceAll(`mailto:${email}`, 'mailto:EMAIL')
    .replace(/#(move|cancel)=\d+/g, '#$1=TIME')
    .replace(/((?:\?q|&amp;query)=)(?:[\w%.~!*()-]|&#39;)*"/g, '$1PLACE"');

async function lookAt(id: string, lead: Lead): Promise<MailLook> {
  const raw = await readFile(path.join(dataDirectory, 'mail', `${id}.eml`));
  const mail = await PostalMime.parse(raw);
  expect(raw.toString('latin1'), 'no line of a mail ends in a bare LF').not.toMatch(/[^\r]\n/);
  const html = withoutOwn(mail.html ?? '', lead);
  // As its bytes are: the parser would mend the line ends of the file.
  const [, calendar] =
    /Content-Type: application\/ics[\s\S]*?\r\n\r\n([\w+/=\r\n]+)/.exec(raw.toString('latin1')) ?? [];
  return {
    headers: mail.headers.map(({ key }) => key),
    subject: mail.subject ?? '',
    addresses: [
      mail.from,
      mail.replyTo?.[0],
      ...(mail.to ?? []),
      ...(mail.cc ?? []),
      ...(mail.bcc ?? []),
    ].map((mailbox) => mailbox?.address),
    markup: (html.match(/<[^>]*>/g) ?? []).filter((tag) => tag !== '<br>').join('\n'),
    html,
    text: mail.text ?? '',
    calendar: calendar && Buffer.from(calendar, 'base64').toString('utf8'),
  };
}

/** Books with a text in every field, works on the lead with it, and mails all that there is to mail. */
async function work(text: string): Promise<Omit<Trail, 'mails'>> {
  const email = `${freshKey()}@example.com`;
  const plain = aBooking({ email, brand: 'Plain', model: 'Plain', hullMaterial: 'Plain', notes: 'Plain' });
  const utm = { source: text, [text]: text };
  const booked = await fill('lead-intake', 'LeadIntakeRequest', text, { ...plain, utm });
  const lead = await leadOf(String(await leadIdOfSlug(booked.body.slug)));
  if (!lead) throw new Error('The booking is not there.');
  const { id } = lead;

  const noted = await fill('admin-lead-update', 'AdminLeadUpdateRequest', text, { id });
  const told = { id, status: 'Plain', is_public: true };
  const added = await fill('admin-timeline-add', 'AdminTimelineAddRequest', text, told);
  expect((await call('admin-offer', { leadId: id, est_price_min: 1, est_price_max: 2 })).status).toBe(200);
  expect((await call('admin-schedule', { leadId: id, scheduled_at: freeTime() })).status).toBe(200);
  expect((await call('admin-lead-update', { id, status: 'CANCELED' })).status).toBe(200);
  return { lead, taken: booked.taken, takenByAdmin: [...noted.taken, ...added.taken] };
}

/** All five mails about a lead, those to the customer first. */
async function mailsOf(lead: Lead, mails: Awaited<ReturnType<Product['mails']>>): Promise<MailLook[]> {
  const toCustomer = (mail: (typeof mails)[number]) => Number(mail.to.includes(lead.email ?? ''));
  const found = mails
    .filter(({ text }) => text.includes(lead.public_slug))
    .toSorted((a, b) => toCustomer(b) - toCustomer(a) || a.subject.localeCompare(b.subject));
  return Promise.all(found.map(({ id }) => lookAt(id, lead)));
}

const harmlessText = 'Harmless';
/** Harmless too, and as an address more than the town alone, so that no email asks for the place. */
const harmlessPlace = 'Harmless, twice';
/** At the end of a harmless text: taken as a phone number that nobody can call or text. */
const number = ' 20310101000000';
const trails = new Map<string, Trail>();

const propertiesOf = (calendar: string): readonly string[] =>
  calendar
    .replace(/\r\n /g, '')
    .split('\r\n')
    .map((line) => line.split(/[;:]/)[0] ?? '');

const placeOf = ({ address, city, state, zip }: Lead) => `${address}, ${city}, ${state} ${zip}`;

const unescaped = (html: string) =>
  html.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
  );

test('free texts of the booking, the dialog and the timeline are all tried', () => {
  const harmless = trailOf(harmlessText);
  expect(harmless.taken).toEqual(
    expect.arrayContaining(['fullName', 'address', 'city', 'brand', 'model', 'hullMaterial', 'notes']),
  );
  expect(harmless.takenByAdmin).toEqual(expect.arrayContaining(['internal_notes', 'status', 'note']));
});

test.each(injectionNames)(
  '%s: comes out of every mail, calendar and answer as the text that it is',
  async (name) => {
    const text = injections[name];
    const { lead, taken, mails } = trailOf(text);
    const place = missingPlace(lead) ? harmlessText : harmlessPlace;
    const harmless = trailOf(lead.phone_e164 === undefined ? `${place}${number}` : place);
    const typed = withoutHiddenMarks(text).trim();
    if (taken.includes('notes')) expect(lead.notes).toBe(typed);

    for (const [index, mail] of mails.entries()) {
      const model = harmless.mails[index];
      expect([mail.headers, mail.markup]).toEqual([model?.headers, model?.markup]);
      expect(mail.addresses.map((address) => (address === lead.email ? 'customer' : address))).toEqual(
        model?.addresses.map((address) => (address === harmless.lead.email ? 'customer' : address)),
      );
      expect(mail.subject).not.toMatch(/[\p{Cc}\u202a-\u202e\u2028\u2029]/u);
      // Only quoted notes may have lines of their own.
      const own = (look: MailLook | undefined) =>
        look?.text
          .trimEnd()
          .split('\n')
          .filter((line) => !line.startsWith('> ')).length;
      expect(own(mail)).toBe(own(model));
      if (mail.calendar === undefined) continue;
      expect(propertiesOf(mail.calendar)).toEqual(propertiesOf(String(model?.calendar)));
      expect(mail.calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      for (const line of mail.calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const file = new ICAL.Component(ICAL.parse(mail.calendar));
      const [event, ...others] = file.getAllSubcomponents('vevent');
      expect([others, event?.getFirstPropertyValue('location')]).toEqual([[], lead.city]);
    }
    const toOwner = mails.at(-1);
    expect(toOwner?.subject).toMatch(/^New lead: /);
    for (const typedText of [lead.full_name, placeOf(lead), lead.hull_material]) {
      expect(toOwner?.text).toContain(typedText);
      expect(unescaped(toOwner?.html ?? '')).toContain(typedText);
    }
  },
);

test('an address that looks like a link carries nothing into emails and calendars', async () => {
  const email = `a'&?bcc=v%40evil.example#${freshKey()}@example.com`;
  const { status, body } = await call('lead-intake', aBooking({ email }));
  expect(status).toBe(200);
  const leadId = String(await leadIdOfSlug(body.slug));
  await call('admin-schedule', { leadId, scheduled_at: freeTime() });
  const lead = await leadOf(leadId);
  const mail = await eventually(async () => {
    const found = (await product.mails()).find(
      ({ subject, text }) => subject.startsWith('Your appointment') && text.includes(body.slug),
    );
    if (!found || !lead) throw new Error('The mail is not there yet.');
    return lookAt(found.id, lead);
  });
  expect(mail.addresses.at(-1)).toBe(email);
  expect(mail.calendar?.replaceAll('\r\n ', '')).toContain("mailto:a'%26%3Fbcc%3Dv%2540evil.example%23");
});

test('the export holds each text in its own cell, and none that a spreadsheet would run', async () => {
  const { body } = await call('admin-leads-export', {});
  const rows = cellsOf((await (await fetch(body.url)).text()).replace(/^\ufeff/, ''));
  const [header = [], ...lines] = rows;
  expect(lines.length).toBeGreaterThan(injectionNames.length);
  for (const line of lines) {
    const row = Object.fromEntries(header.map((column, index) => [column, line[index] ?? '']));
    const stored = await leadOf(String(row.id));
    expect(line).toHaveLength(header.length);
    for (const [column, cell] of Object.entries(row)) {
      if (column.includes('_at')) continue;
      const value = String(stored?.[column as keyof Lead] ?? ''); // the header names columns of a lead
      expect(cell.replaceAll("'", '')).toBe(value.replaceAll("'", ''));
      expect(cell.trimStart().normalize('NFKC')).not.toMatch(/(?:^|[;\t\r\n])\s*[=+\-@]/);
    }
  }
});

test('every line of the log is one record, and none holds what people typed', async () => {
  const log = await readFile(path.join(dataDirectory, 'functions.log'), 'utf8');
  const lines = log.split('\n').filter(Boolean);
  expect(lines.length).toBeGreaterThan(injectionNames.length);
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  for (const word of [marker, 'evil.example', harmlessText, '@example.com']) expect(log).not.toContain(word);
});
