import { PutObjectCommand } from '@aws-sdk/client-s3';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { addHours } from '#domain/los-angeles.ts';
import { thumbnailPath } from '#domain/photo/photos.ts';
import { initialSettings, type Settings, type SettingsVersion } from '#domain/settings.ts';
import type { TimelineEntry } from '#domain/timeline.ts';
import { newEntry } from '#domain/timeline.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { documents, storage } from '#functions/data/clients.ts';
import { pointerKey } from '#functions/data/keys.ts';
import { leadOf } from '#functions/data/lead/leads.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { withId } from '#functions/data/timeline.ts';
import { transact } from '#functions/data/transaction.ts';
import { entryChanges, takeTimes } from '#functions/data/visit/take-times.ts';
import { env } from '#functions/runtime/env.ts';
import { aLead } from '../a-lead.ts';
import { aVisit } from '../a-visit.ts';
import { callsTo } from '../call-over-http.ts';
import { jpegPhoto } from '../hostile-files.ts';
import { setProductClock } from '../product-clock.ts';
import { type ProductInBrowser, productInBrowser } from './product.ts';

/** A Wednesday morning on which these tests happen; the product's clock is set to it. */
export const today = '2026-11-25T18:00:00.000Z';

/** The product in a browser, on that Wednesday for all tests of a file. */
export function siteOfToday(options?: Parameters<typeof productInBrowser>[0]): ProductInBrowser {
  const site = productInBrowser(options);
  beforeAll(() => setProductClock(site.product.url, today));
  afterAll(() => setProductClock(site.product.url, null));
  return site;
}

/** The page's one h1. */
export const heading = (name: string) => ({ level: 1, name }) as const;

type Told = Partial<Pick<TimelineEntry, 'status' | 'note' | 'message' | 'is_public' | 'created_at'>>;

const idOf = (slug: string): string =>
  `01K${slug
    .toUpperCase()
    .replace(/[^0-9A-HJKMNP-TV-Z]/g, '0')
    .slice(0, 23)}`;

/** Puts a lead, its timeline, the times of its visits and the photos of its job where the operations find them. */
export async function givenLead(
  slug: string,
  changes: Partial<Lead>,
  told: readonly Told[] = [{ status: 'REQUEST_SENT' }],
): Promise<Lead> {
  const lead = aLead({ created_at: today, updated_at: today, ...changes, id: idOf(slug), public_slug: slug });
  const entries = told.map(({ status = 'Message', created_at = lead.created_at, ...entry }) =>
    withId(
      newEntry({ lead_id: lead.id, status, is_public: true, ...entry }, 'admin@example.com', created_at),
    ),
  );
  const items = [leadRecord(lead), { id: pointerKey.slug(slug), lead_id: lead.id }];
  await documents().send(
    new BatchWriteCommand({
      RequestItems: {
        [env('LEADS_TABLE')]: items.map((Item) => ({ PutRequest: { Item } })),
        [env('TIMELINE_TABLE')]: entries.map((Item) => ({ PutRequest: { Item } })),
      },
    }),
  );
  const { visits = [], job_photos = [] } = lead;
  for (const Key of job_photos.flatMap(({ path }) => [path, thumbnailPath(path)]))
    await storage().send(new PutObjectCommand({ Bucket: 'photos', Key, Body: await jpegPhoto() }));
  if (visits.length > 0) {
    const changes = entryChanges({ ...lead, visits: [] }, visits);
    await takeTimes({ changes, overlap: true, write: (days) => transact({ days }) });
  }
  return lead;
}

/** A lead as it is stored now. */
export const leadNow = (slug: string) => leadOf(idOf(slug));

/** Tue, Dec 1, 10:00 AM; Wed, Dec 2, 8:00 AM; Fri, Dec 4, 1:00 PM; or some weeks after, apart from other tests. */
export const offeredTimes = (weeks = 0): string[] =>
  ['2026-12-01T18:00:00.000Z', '2026-12-02T16:00:00.000Z', '2026-12-04T21:00:00.000Z'].map((time) =>
    addHours(time, weeks * 7 * 24),
  );

/** A price with three times, as it was emailed two days ago. */
export const anOffer = (changes: Partial<NonNullable<Lead['offer_sent']>> = {}) =>
  ({
    status: 'OFFER_SENT',
    offer_sent: {
      est_price_min: 760,
      est_price_max: 840,
      sent_at: '2026-11-23T22:05:00.000Z',
      valid_until: '2026-12-07T22:05:00.000Z',
      note: 'The brown at the waterline comes off.',
      times: offeredTimes(),
      ...changes,
    },
  }) as const satisfies Partial<Lead>;

/** A lead that said yes and has one visit; each visit is an entry of its own. */
export function aBookedLead(place: number, visit: Partial<Visit> = {}): Partial<Lead> {
  const id = `01JD3ZK8Q000000000000000${String(place).padStart(2, '0')}`;
  const booked_at = '2026-11-20T18:00:00.000Z';
  return {
    ...anOffer(),
    status: 'SCHEDULED',
    offer_answer: { answer: 'yes', at: booked_at },
    visits: [
      aVisit({
        id,
        uid: `${id}@example.com`,
        start: '2026-12-01T18:00:00.000Z',
        booked_at,
        sent_at: booked_at,
        ...visit,
      }),
    ],
  };
}

/** What a page sends to an operation from now on. */
export function sentTo(page: Page, path: string): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) sent.push(request);
  });
  return sent;
}

/** Calls that wait until the function that it answers is called. */
export async function heldUp(page: Page, path: string): Promise<() => void> {
  const line = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await line.promise;
    await route.continue();
  });
  return line.resolve;
}

export const keysOf = async (requests: readonly Request[]): Promise<(string | null)[]> =>
  Promise.all(requests.map((request) => request.headerValue('idempotency-key')));

/** Taps and counts. The tap on the link in the email is the first. */
export function thumb(page: Page) {
  let taps = 1;
  return {
    tap: async (role: 'button' | 'link' | 'radio' | 'checkbox', name: string | RegExp) => {
      taps += 1;
      // The label is what a thumb meets: the control itself lies under it.
      const control = page.getByRole(role, { name }).first();
      const isLabeled = role === 'radio' || role === 'checkbox';
      await (isLabeled ? page.locator('label').filter({ has: control }).first() : control).tap();
    },
    taps: () => taps,
  };
}

/** The middle of the filled button, as a part of the window's height. */
export const reach = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const box = document.querySelector('.stage .btn--main')?.getBoundingClientRect();
    return box ? (box.top + box.height / 2) / innerHeight : 0;
  });

/** What the page says where the focus is. */
export const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement?.textContent ?? '').replaceAll('\u00a0', ' '));

/** Does something while the owner's settings are others. */
export async function withSettings(
  { product }: ProductInBrowser,
  changes: Partial<Settings>,
  work: () => Promise<void>,
): Promise<void> {
  const call = await callsTo(product.url);
  const save = async (settings: Settings) => {
    const { version } = (await call('admin-settings', {})).body as SettingsVersion; // as the operation answers
    expect((await call('admin-settings-save', { version, settings })).status).toBe(200);
  };
  await save({ ...initialSettings, ...changes });
  try {
    await work();
  } finally {
    await save(initialSettings);
  }
}
