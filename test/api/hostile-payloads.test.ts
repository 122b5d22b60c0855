import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handler as blogPost } from '#functions/blog-post.ts';
import { handler as blogPosts } from '#functions/blog-posts.ts';
import { documents } from '#functions/data/clients.ts';
import { leadOfRecord } from '#functions/data/lead-records.ts';
import { handler as generateUploadUrl } from '#functions/generate-upload-url.ts';
import { handler as health } from '#functions/health.ts';
import { handler as leadIntake } from '#functions/lead-intake.ts';
import { handler as leadStatus } from '#functions/lead-status.ts';
import { aBooking, freshKey } from '../booking.ts';
import { type Answer, callHandler } from '../call-handler.ts';
import { type Parts, startParts } from './parts.ts';

const runs = { numRuns: 5000 };
let parts: Parts;

beforeAll(async () => {
  parts = await startParts();
});

afterAll(() => parts.close());

const nasty = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\ud800',
  'a\r\nBcc: victim@example.com',
  '\u2028\u202e\ufeff',
  '<script>alert(1)</script>',
  `' OR 1=1 --`,
  '{{7*7}}',
  '../../etc/passwd',
  '%00%2e%2e%2f',
  '__proto__',
  'constructor',
  'slug#booking#',
  '٣٥',
  '👩‍👩‍👧'.repeat(30),
  'x'.repeat(5000),
  '2026-02-30',
  '-1e999',
  'null',
);
const text = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 60 }), fc.string());
const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -0, 9.999, 10, 100, 100.0001, 1e308));
const name = fc.oneof(nasty, fc.string({ maxLength: 20 }));
const value = fc.oneof(
  text,
  number,
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 8 }),
  fc.dictionary(name, text, { maxKeys: 5 }),
  fc.jsonValue({ maxDepth: 3 }),
);

const rawBody = fc.oneof(
  fc.string(),
  fc.json(),
  fc.constantFrom(
    '',
    '[]',
    'null',
    '{',
    '{"a":1e400}',
    '"text"',
    `${'['.repeat(20_000)}`,
    '{"__proto__":{"a":1}}',
  ),
  fc.constant(`{"notes":"${'x'.repeat(66_000)}"}`),
);
const sentBody = (fields: fc.Arbitrary<string>, base: () => object) =>
  fc.oneof(
    { weight: 1, arbitrary: rawBody.map((body) => ({ rawBody: body })) },
    {
      weight: 6,
      arbitrary: fc
        .dictionary(fc.oneof({ weight: 9, arbitrary: fields }, { weight: 1, arbitrary: name }), value, {
          maxKeys: 3,
        })
        .map((changes) => ({ body: { ...base(), ...changes } })),
    },
  );

const sentences = [200, 400, 404, 409, 413, 415];
function expectSound({ status, body }: Answer): void {
  expect(sentences).toContain(status);
  if (status !== 200) expect(body.error).toEqual(expect.any(String));
}

const rows = async (table: string) => {
  const items: Record<string, unknown>[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await documents().send(new ScanCommand({ TableName: table, ExclusiveStartKey: from }));
    items.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from !== undefined);
  return items;
};

const intakeFields = fc.constantFrom(
  ...Object.keys(aBooking()).filter((field) => field !== 'metaEventId'),
  'oxidationLevel',
  'brand',
  'model',
  'year',
  'hullMaterial',
  'preferredDate',
  'preferredWindow',
  'monthlyPlanInterest',
  'notes',
  'hp_field',
  'utm',
  'fbp',
  'fbc',
);

/** Values that a rule might just let through. */
const plausible = fc.record(
  {
    fullName: text,
    city: text,
    email: fc.emailAddress(),
    notes: fc.string({ unit: 'grapheme', maxLength: 3000 }),
    boatLengthFt: fc.oneof(
      fc.double({ min: 9, max: 101, noNaN: true }),
      fc.constantFrom('24', '9.99', '1e2'),
    ),
    year: fc.oneof(fc.integer({ min: 1900, max: 2100 }), text),
    zip: fc.constantFrom('90292', '90292-1234', '٩٠٢٩٢'),
    preferredDate: fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
    utm: fc.dictionary(name, text, { maxKeys: 60 }),
    hp_field: text,
    fbp: text,
    photo_urls: fc.array(fc.constantFrom('incoming/aaaaaaaa/AAAAAAAAAAAAAAAAAAAAAA.jpg', '../x', 7), {
      maxLength: 6,
    }),
  },
  { requiredKeys: [] },
);

test('no payload breaks lead-intake or leaves half a lead', async () => {
  const slugs: string[] = [];
  const sent = fc.oneof(
    sentBody(intakeFields, () => ({ ...aBooking(), metaEventId: freshKey() })),
    plausible.map((changes) => ({ body: aBooking(changes) })),
  );
  await fc.assert(
    fc.asyncProperty(sent, async (call) => {
      const answer = await callHandler(leadIntake, call);
      expectSound(answer);
      if (answer.status === 200) slugs.push(answer.body.slug);
    }),
    runs,
  );

  const stored = await rows('Leads');
  const ids = new Set(stored.map(({ id }) => String(id)));
  const leads = stored.filter(({ id }) => !String(id).includes('#')).map((item) => leadOfRecord(item));
  const entries = new Set((await rows('LeadStatusHistory')).map(({ lead_id }) => lead_id));
  expect(slugs.length).toBeGreaterThan(100);
  expect(leads.map((lead) => lead?.public_slug).sort()).toEqual([...new Set(slugs)].sort());
  for (const lead of leads) {
    expect(entries).toContain(lead?.id);
    expect(ids).toContain(`slug#${lead?.public_slug}`);
    expect(ids).toContain(`booking#${lead?.meta_event_id}`);
  }
  expect(stored).toHaveLength(leads.length * 3);
});

test('no payload breaks generate-upload-url', async () => {
  const fields = fc.constantFrom('filename', 'tempId', 'contentType', 'size');
  const sent = sentBody(fields, () => ({ filename: 'bow.jpg', tempId: freshKey() }));
  await fc.assert(
    fc.asyncProperty(sent, async (call) => {
      const answer = await callHandler(generateUploadUrl, call);
      expectSound(answer);
      if (answer.status === 200) {
        expect(answer.body.path).toMatch(/^incoming\/[\w-]{8,64}\/[\w-]{22}\.(jpg|png|webp)$/);
      }
    }),
    runs,
  );
});

const query = fc.dictionary(fc.oneof(fc.constantFrom('limit', 'tag', 'slug'), name), text, { maxKeys: 3 });
const slug = fc.oneof(
  text,
  fc.stringMatching(/^[A-Za-z0-9_-]{22,64}$/),
  fc.stringMatching(/^[a-z0-9-]{1,130}$/),
);

test.each([
  ['lead-status', leadStatus],
  ['blog-post', blogPost],
  ['blog-posts', blogPosts],
  ['health', health],
])('no call breaks %s', async (operation, handler) => {
  const takesSlug = operation === 'lead-status' || operation === 'blog-post';
  await fc.assert(
    fc.asyncProperty(slug, fc.option(query), fc.option(rawBody), async (path, asked, body) => {
      const answer = await callHandler(handler, {
        ...(takesSlug && { path: { slug: path } }),
        ...(asked && { query: asked }),
        ...(body !== null && { rawBody: body }),
      });
      expectSound(answer);
      if (takesSlug) expect(answer.status).not.toBe(200);
    }),
    runs,
  );
});
