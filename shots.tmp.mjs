import { chromium } from 'playwright-core';
const base = process.argv[2] ?? 'http://127.0.0.1:3502';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless=new', '--no-sandbox'] });
const ctx = await browser.newContext({ baseURL: base, viewport: { width: 390, height: 844 } });
const p = await ctx.newPage();
p.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
p.on('pageerror', (e) => console.log('pageerror', e.message));
await p.goto('/adminka/login');
await p.getByLabel('Email', { exact: true }).fill('admin@boatdetailingla.example');
await p.getByLabel('Password', { exact: true }).fill('Safe-Harbor-1');
await p.getByRole('button', { name: 'Log in' }).click();
await p.waitForURL('**/adminka');
await p.locator('.visit:not(.visit--bones)').waitFor();
for (const w of [390, 768, 1280]) {
  await p.setViewportSize({ width: w, height: 900 });
  await p.goto('/adminka');
  await p.locator('.visit:not(.visit--bones)').waitFor();
  await p.waitForTimeout(1200);
  await p.screenshot({ path: `/tmp/shots/today-${w}.png`, fullPage: true });
  console.log(w, await p.evaluate(() => document.documentElement.scrollWidth - innerWidth));
}
await browser.close();
