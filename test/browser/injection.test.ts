import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { withoutHiddenMarks } from '#domain/plain-text.ts';
import { savePost } from '#functions/data/posts.ts';
import { aBooking } from '../booking.ts';
import { type CallOverHttp, callsTo } from '../call-over-http.ts';
import { eventually } from '../eventually.ts';
import { injectionNames, injections, marker } from '../hostile-texts.ts';
import { dialog, field, noise, openLeads, rows, signedIn } from './admin-desk.ts';
import { productInBrowser } from './product.ts';

const site = productInBrowser({ quotes: true });

/** The texts that aim at pages; those with control characters are refused before they get there. */
const texts = injectionNames
  .map((name) => withoutHiddenMarks(injections[name]).trim())
  .filter((text) => !/\p{Cc}/u.test(text))
  .slice(0, 12);

interface Hostile {
  readonly id: string;
  readonly slug: string;
  readonly quoteId: string;
  /** What was typed, by the place where it is shown. */
  readonly typed: Readonly<
    Record<
      'fullName' | 'boat' | 'hull' | 'address' | 'city' | 'notes' | 'internal' | 'event' | 'told' | 'line',
      string
    >
  >;
}

let call: CallOverHttp;
const leads: Hostile[] = [];

/** A lead with another hostile text in each field; `turn` shifts them by one, so that each field gets several. */
async function aHostileLead(turn: number): Promise<Hostile> {
  const text = (place: number) => String(texts[(place * 2 + turn) % texts.length]).slice(0, 100);
  const [fullName, brand, model, hullMaterial, address] = [0, 1, 2, 3, 4].map(text);
  const utm = { utm_source: 'not ours', Source: 'not ours', 'Lead id': 'not ours either' };
  // An address of its own: one gets three confirmations a day at most.
  const email = `hostile${turn}@example.com`;
  const booking = {
    email,
    utm,
    fullName,
    brand,
    model,
    hullMaterial,
    address,
    city: text(5),
    notes: text(0),
  };
  const { slug } = (await call('lead-intake', aBooking(booking))).body;
  const found = await call('admin-leads', { pageSize: '100' });
  const { id } = found.body.leads.find((lead: { public_slug: string }) => lead.public_slug === slug);
  const [event, told, line] = [text(1), text(2), text(3)];
  await call('admin-lead-update', { id, internal_notes: text(4) });
  await call('admin-timeline-add', { id, status: event, note: told, is_public: true });
  const line_items = [{ description: line, quantity: 1, unit_price: 100 }];
  const quote = await call('admin-quote-save', { id, line_items });
  return {
    id,
    slug,
    quoteId: quote.body.id,
    typed: {
      fullName: String(fullName),
      boat: `${brand} ${model}`,
      hull: String(hullMaterial),
      address: String(address),
      city: text(5),
      notes: text(0),
      internal: text(4),
      event,
      told,
      line,
    },
  };
}

beforeAll(async () => {
  call = await callsTo(site.product.url);
  for (const turn of [0, 1, 2, 3]) leads.push(await aHostileLead(turn));
});

/** Watches a browser: no page may ask the other site, open a box, or have its title set by what was typed. */
function watch(context: BrowserContext): () => Promise<void> {
  const strays: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('evil.example')) strays.push(request.url());
  });
  context.on('dialog', async (box) => {
    strays.push(box.message());
    await box.dismiss();
  });
  return async () => {
    for (const page of context.pages()) {
      expect(await page.title()).not.toBe(marker);
      expect(page.url()).not.toContain('evil.example');
    }
    expect(strays).toEqual([]);
  };
}

const shows = (page: Page, where: string, text: string) =>
  eventually(async () => expect(await page.locator(where).first().textContent()).toContain(text));

test('status page and quote show what was typed as text, and nothing of it runs', async () => {
  const context = await site.visitor();
  const untouched = watch(context);
  const page = await context.newPage();
  for (const { slug, quoteId, typed } of leads) {
    await page.goto(`/status/${slug}`);
    await shows(page, 'h1', typed.fullName.split(/\s+/)[0] ?? '');
    for (const text of [typed.event, typed.told]) await shows(page, 'main .updates', text);
    await untouched();
    await page.goto(`/quote/${quoteId}`);
    await shows(page, '.sheet', typed.line);
    await untouched();
  }
});

test('the table, the simple panel and the open lead show what was typed as text, and nothing of it runs', async () => {
  const page = await signedIn(site, noise());
  const untouched = watch(page.context());
  const named = leads.map(({ typed }) => typed.fullName).toReversed();
  const simple = page.locator('.recent tbody td:nth-child(2)');
  await eventually(async () => expect(await simple.allTextContents()).toEqual(named));
  await openLeads(page);
  expect(await rows(page).locator('.who__name').allTextContents()).toEqual(named);
  for (const { id, typed } of leads) {
    await page.goto(`/admin?lead=${id}`);
    await shows(page, '[role=dialog] h2', typed.fullName);
    for (const [label, text] of [
      ['Make', typed.boat],
      ['Hull', typed.hull],
      ['City', typed.city],
      ['Notes', typed.notes],
    ] as const) {
      await shows(page, `[role=dialog] dl div:has(dt:text-is("${label}")) dd`, text);
    }
    await shows(page, '[role=dialog] .lead__brief dl', typed.address);
    for (const text of [typed.event, typed.told]) await shows(page, '[role=dialog] .log', text);
    await shows(page, '[role=dialog] .sheet', typed.line);
    expect(await field(page, 'internal_notes').inputValue()).toBe(typed.internal);
    await untouched();
    // What a link carried stands under names that say so, never under ours.
    const terms = dialog(page).locator('dt');
    for (const label of ['Source', 'Lead id', 'Link: utm_source']) {
      expect(await terms.getByText(label, { exact: true }).count()).toBe(1);
    }
    expect(await terms.getByText(/^Link: (?:Source|Lead id)$/).count()).toBe(0);
  }
});

test('the emails hold up even where no policy of ours protects them', async () => {
  const context = await site.visitor({ baseURL: 'about:blank' });
  const untouched = watch(context);
  const page = await context.newPage();
  const mails = await eventually(async () => {
    const sent = await site.product.mails();
    // Their request, the owner's news of it, and the quote that each was sent.
    expect(sent).toHaveLength(leads.length * 3);
    return sent;
  });
  for (const { html } of mails) {
    await page.setContent(html);
    expect(await page.locator('script, [onerror], [onmouseover], a[href^="javascript:"]').count()).toBe(0);
  }
  await untouched();
});

test('an article is text and Markdown, whatever it tries to be', async () => {
  const body = injectionNames.map((name) => injections[name]).join('\n\n');
  const title = injections.script;
  await savePost({
    id: 'hostile',
    slug: 'hostile',
    title,
    excerpt: injections.image,
    body,
    cover_image_url: injections['script link'],
    tags: [injections.attribute.slice(0, 40)],
    published: true,
    created_at: '2026-11-01T16:00:00.000Z',
  });
  // The article's pictures lead to the other site, where the policy lets no page go.
  const context = await site.visitor({ expectedNoise: /Content Security Policy/ });
  const page = await context.newPage();
  await page.goto('/blog/hostile');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await shows(page, 'article', `<img src=//evil.example/x onerror=`);
  expect(await page.locator('main script:not([type]), main [onerror], main [onmouseover]').count()).toBe(0);
  expect(await page.locator('main a[href^="javascript:" i]').count()).toBe(0);
});

test('a name and a city without a blank push nothing out of sight', async () => {
  await call('lead-intake', aBooking({ fullName: 'W'.repeat(100), city: 'W'.repeat(100) }));
  const page = await signedIn(site, noise());
  await openLeads(page);
  const widths = await page
    .locator('.leads')
    .evaluate((table) => [table.scrollWidth, table.parentElement?.clientWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
});
