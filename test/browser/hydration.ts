import type { Page } from 'playwright-core';

/** React marks an element when it takes it over; the footer comes last. */
const isAlive = () =>
  Object.keys(document.querySelector('#root footer') ?? {}).some((key) => key.startsWith('__reactProps'));

/** Shows a first sign of interest, then waits until React has taken the page over and its effects have run. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await page.mouse.move(6, 301);
  await page.waitForFunction(isAlive);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
}
