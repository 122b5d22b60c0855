import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { findChromium, quietFlags } from './find-chromium.ts';
import { startProduct } from './product.ts';

const window = { width: 1280, height: 860 };

/** Takes the window, small enough for a README. */
async function take(page: Page, name: string): Promise<void> {
  // Pictures and fonts arrive, toasts go.
  await page.waitForLoadState('networkidle');
  await page.locator('[data-sonner-toast]').waitFor({ state: 'detached' });
  const image = await page.screenshot();
  const file = `docs/${name}.jpg`;
  const { size } = await sharp(image).resize(960).jpeg({ quality: 64, mozjpeg: true }).toFile(file);
  console.info(`${file} ${Math.round(size / 1024)} kB`);
}

const dataDirectory = await mkdtemp(path.join(tmpdir(), 'screenshots-'));
const product = await startProduct({ dataDirectory });
const browser = await chromium.launch({ executablePath: findChromium(), args: [...quietFlags] });
try {
  const page = await browser.newPage({ baseURL: product.url, viewport: window, reducedMotion: 'reduce' });
  await page.goto('/');
  await take(page, 'home');
  await page.goto('/booking?package=restorer');
  await page.locator('[name=boatLengthFt]').fill('28');
  await page.evaluate(() => scrollTo(0, 0));
  await take(page, 'booking');

  await page.goto('/adminka/login');
  await page.getByLabel('Email', { exact: true }).fill(product.admin.email);
  await page.getByLabel('Password', { exact: true }).fill(product.admin.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/adminka');
  await page.goto('/admin?statuses=SCHEDULED');
  await page
    .getByRole('link', { name: /^View / })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('heading', { level: 2 }).waitFor();
  const status = await page.getByLabel('Customer Status URL').inputValue();
  await take(page, 'admin');
  await page.goto(status);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await take(page, 'status');
} finally {
  await browser.close();
  await product.stop();
  await rm(dataDirectory, { recursive: true });
}
