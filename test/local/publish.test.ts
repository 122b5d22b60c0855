import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { packages } from '#content/packages.ts';
import { prices } from '#content/prices.ts';
import { shippedContent } from '#content/shipped.ts';
import { commonLengths, estimateDollars, formatDollars } from '#domain/price/estimates.ts';
import { type Product, startProduct } from '#local/product.ts';
import { aBooking } from '../booking.ts';
import { type CallOverHttp, callsTo } from '../call-over-http.ts';

let product: Product;
let call: CallOverHttp;
/** Every page as it was built. */
const before = new Map<string, string>();
beforeAll(async () => {
  product = await startProduct({
    dataDirectory: await mkdtemp(path.join(tmpdir(), 'publish-')),
    empty: true,
    site: 'built',
  });
  call = await callsTo(product.url);
}, 300_000);
afterAll(() => product.stop());

/** Rendering all pages takes a busy machine its time. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 90_000, interval: 250 });
const read = async (page: string) => (await fetch(new URL(page, product.url))).text();
const listed = async () => {
  const paths = [...(await read('/sitemap.xml')).matchAll(/<loc>https?:\/\/[^/<]+([^<]*)</g)];
  return [...paths.map(([, page]) => page || '/'), '/app.html', '/status/unknown', '/quotes/new', '/nowhere'];
};

async function save(kind: 'prices' | 'packages' | 'areas', content: object): Promise<void> {
  const { version } = (await call('admin-content', { kind })).body as { version: number };
  expect((await call('admin-content-save', { kind, version, content })).status).toBe(200);
}

async function publish(): Promise<void> {
  const { id } = (await call('admin-publish', {})).body as { id: string };
  await eventually(async () => {
    expect((await call('admin-publish-state', { id })).body).toMatchObject({ state: 'done' });
  });
}

test('a price and a name that are published are on every page, neither the old ones nor what they came to are, and a hidden area is not listed', async () => {
  for (const page of await listed()) before.set(page, await read(page));
  await save('prices', { ...prices, complete: 33 });
  const renamed = { ...packages.complete, title: 'Full Works', shortTitle: 'Works' };
  await save('packages', { ...packages, complete: renamed });
  const { items } = shippedContent.areas;
  await save('areas', { items: items.map((area) => ({ ...area, shown: area !== items.at(-1) })) });
  for (const [page, html] of before) expect(await read(page), page).toBe(html);
  await publish();
  await eventually(async () => expect(await listed()).not.toContain(`/locations/${items.at(-1)?.id}`));
  const old = [
    packages.complete.title,
    `Book <!-- -->${packages.complete.shortTitle}`,
    `$${prices.complete}/ft`,
    `$${prices.complete} per foot`,
    `"complete":${prices.complete},`,
    `"price":${prices.complete},`,
    ...commonLengths.map((feet) => formatDollars(estimateDollars({ ratePerFoot: prices.complete }, feet))),
    // Three and two times Exterior Only for 30 ft come to as much.
  ].filter((text) => text !== '$840');
  for (const page of before.keys()) {
    await eventually(async () => {
      const html = await read(page);
      for (const text of old) expect(html, `${page} still says ${text}`).not.toContain(text);
    });
  }
  const gone = await fetch(new URL(`/areas/${items.at(-1)?.id}`, product.url));
  expect(gone.status).toBe(404);
  expect(await gone.text()).toBe(await read('/404.html'));
  expect(await read('/services/complete-detail')).toContain('From $33/ft');
  expect(await read('/blog/what-a-detail-costs-per-foot')).toContain('$1,320');
  expect(await read('/locations/malibu')).toContain('~$792');
  expect(await read('/')).toContain('Book <!-- -->Works');
  const posts = JSON.stringify((await call('blog-post', { slug: 'caring-for-vinyl-and-canvas' })).body);
  expect(posts).toMatch(/Full Works.*at \$33 per foot/);
}, 240_000);

test('who books then is emailed, shown and suggested what the new price comes to, and nothing of the old', async () => {
  const { slug } = (await call('lead-intake', aBooking())).body as { slug: string };
  const inbox = async (): Promise<{ subject: string; text: string }[]> =>
    JSON.parse(await read('/_local/inbox.json'));
  await eventually(async () => expect(await inbox()).toHaveLength(2));
  const { leads } = (await call('admin-leads', {})).body as { leads: [{ id: string }] };
  const told = await Promise.all([
    inbox(),
    call('lead-status', { slug }),
    call('admin-lead', { id: leads[0].id }),
  ]);
  for (const text of [...told[0], ...told.slice(1)].map((one) => JSON.stringify(one))) {
    expect(text).toMatch(/\$?792|"rate_per_foot":33/);
    expect(text).toContain('Full Works');
    for (const old of [/[$:]672\b/, `$${prices.complete} `, `:${prices.complete},`, packages.complete.title])
      expect(text).not.toMatch(old);
  }
});

test('presses at once go up in one order: every page shows the last', async () => {
  let { version } = (await call('admin-content', { kind: 'prices' })).body as { version: number };
  const ids: string[] = [];
  for (const complete of [34, 35, 36]) {
    const content = { ...prices, complete };
    ({ version } = (await call('admin-content-save', { kind: 'prices', version, content })).body as {
      version: number;
    });
    ids.push(((await call('admin-publish', {})).body as { id: string }).id);
  }
  await eventually(async () => {
    for (const id of ids)
      expect((await call('admin-publish-state', { id })).body).toMatchObject({ state: 'done' });
  });
  for (const page of before.keys()) {
    await eventually(async () => {
      const html = await read(page);
      for (const complete of [33, 34, 35]) expect(html, page).not.toContain(`"complete":${complete},`);
    });
  }
  expect(await read('/services/complete-detail')).toContain('From $36/ft');
}, 240_000);

test('published back, every page is byte for byte what was built', async () => {
  await save('prices', prices);
  await save('packages', packages);
  await save('areas', shippedContent.areas);
  await publish();
  for (const [page, html] of before) await eventually(async () => expect(await read(page), page).toBe(html));
}, 240_000);
