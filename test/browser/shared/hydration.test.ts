import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages, postPath } from '#domain/site/routes.ts';
import { eventually } from '../../eventually.ts';
import { wake } from '../hydration.ts';
import { phone, sharedProduct } from '../product.ts';

const site = sharedProduct();
const posts = readdirSync('content/blog').map((file) => postPath(file.replace(/\.md$/, '')));

/** Words that only these parts of the code hold. */
const marks = {
  admin: 'Confirm Schedule Email',
  toasts: 'data-sonner-toast',
  amplify: 'USER_SRP_AUTH',
  zod: 'invalid_union',
  react: 'Minified React error',
};

/** Asked for beside the browser: a body that its cache has let go of is never handed out again. */
const codeOf = async (url: string): Promise<string> => (await fetch(url)).text();

test('each page comes alive without a word on the console, and without code it does not need', async () => {
  const page = await (await site.visitor()).newPage();
  let scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.add(request.url());
  });
  for (const path of [...pages.map((page) => page.path), ...posts]) {
    scripts = new Set();
    await page.goto(path);
    await wake(page);
    const code = (await Promise.all([...scripts].map(codeOf))).join('\n');
    expect.soft(code, path).not.toContain(marks.admin);
    expect.soft(code, path).not.toContain(marks.toasts);
    expect.soft(code, path).not.toContain(marks.amplify);
    expect.soft(code, path).not.toContain(marks.zod);
  }
}, 300_000);

test('the 404 page comes alive wherever it lies', async () => {
  const page = await site.open('/no/such/place', { expectedNoise: /status of 404/ });
  await wake(page);
  expect(await page.locator('h1').textContent()).toBe('Oops! Page not found');
});

test('React leaves a page alone until somebody wants more', async () => {
  const page = await site.open('/');
  // A page that appears under a resting pointer gets a move by nothing.
  await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })));
  await page.waitForLoadState('networkidle');
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    );
  expect(await scripts()).toEqual([]);
  await wake(page);
  expect((await Promise.all((await scripts()).map(codeOf))).join('\n')).toContain(marks.react);
});

test('what is tapped while the script is on its way is not lost', async () => {
  const context = await site.visitor(phone);
  const page = await context.newPage();
  const { promise: arrival, resolve: letScriptsArrive } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const question = page.locator('.faq details').nth(1);
  await question.locator('summary').tap();
  const menu = page.locator('header details').filter({ has: page.getByText('Menu', { exact: true }) });
  await menu.locator('summary').tap();
  expect(await menu.evaluate((element: HTMLDetailsElement) => element.open)).toBe(true);

  letScriptsArrive();
  await wake(page);
  expect(await question.evaluate((element: HTMLDetailsElement) => element.open)).toBe(true);
});

test('a package chosen while the script is on its way stays chosen', async () => {
  const context = await site.visitor(phone);
  const page = await context.newPage();
  const { promise: arrival, resolve: letScriptsArrive } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto('/booking', { waitUntil: 'commit' });
  await page.locator('input[name="packageId"][value="restorer"]').tap();
  await page.locator('[name="fullName"]').fill('Ana Ortiz');
  letScriptsArrive();
  await wake(page);
  expect(await page.locator('input[name="packageId"]:checked').inputValue()).toBe('restorer');
  expect(await page.locator('[name="fullName"]').inputValue()).toBe('Ana Ortiz');
});

test('a page whose code did not arrive works as it is, and comes alive at a later sign', async () => {
  const context = await site.visitor({ expectedNoise: /Failed to load resource|could not be hydrated/ });
  await context.route('**/assets/hydrate*.js', (route) => route.abort());
  const page = await context.newPage();
  await page.goto('/');
  const [failure] = await Promise.all([
    page.waitForEvent('console', (message) => message.text().includes('could not be hydrated')),
    page.mouse.move(5, 300),
  ]);
  expect(failure.type()).toBe('error');
  expect(await page.locator('h1').isVisible()).toBe(true);

  await context.unrouteAll();
  let arrived = false;
  page.on('response', (response) => {
    arrived ||= response.url().includes('/hydrate');
  });
  await eventually(async () => {
    await page.keyboard.press('Shift');
    expect(arrived).toBe(true);
  });
  await wake(page);
});
