import puppeteer from 'puppeteer-core';
import { callLimit, type Driver, phoneWindow } from './driver.ts';
import { findEngines } from './find-engines.ts';

/** Firefox without a window, driven over WebDriver BiDi. */
export async function openFirefox(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findEngines().firefox,
    headless: true,
    timeout: callLimit,
    protocolTimeout: callLimit,
    // As on a phone: else the scrollbar takes 12 of 390 pixels.
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US', 'ui.useOverlayScrollbars': 1 },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(callLimit);
  await page.setViewport(phoneWindow);
  return {
    engine: 'firefox',
    open: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
    },
    run: (body) => page.evaluate(`(async () => { ${body} })()`),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    upload: async (selector, file) => {
      const input = await page.$(`${selector}`);
      if (input === null) throw new Error(`No ${selector} to upload to.`);
      // The handle of any file field takes files; its type says only that it is an element.
      await (input as Awaited<ReturnType<typeof page.$<'input'>>>)?.uploadFile(file);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
