import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Product, type ProductOptions, startProduct } from '#local/product.ts';
import { launchChromium } from './chromium.ts';

const screenshots = '.build/browser';

/** Windows in which pages are looked at. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
export const tablet = { viewport: { width: 768, height: 1024 } } as const;
export const desktop = { viewport: { width: 1280, height: 900 } } as const;

/** Makes a page's window that of a phone, a tablet and a laptop in turn: a page of each would cost three openings. */
export async function inEachWindow(page: Page, look: () => Promise<void>): Promise<void> {
  for (const { viewport } of [phone, tablet, desktop]) {
    await page.setViewportSize(viewport);
    await look();
  }
}

export interface Visit extends BrowserContextOptions {
  /** Console errors and warnings that this test provokes on purpose. */
  readonly expectedNoise?: RegExp;
}

export interface ProductInBrowser {
  readonly product: Product;
  readonly browser: Browser;
  /** A browser context of its own, as a visitor who was never here before has it; closed after the test. */
  visitor(visit?: Visit): Promise<BrowserContext>;
  /** A new visitor's first page. `at` is a path of the site. */
  open(at: string, visit?: Visit): Promise<Page>;
}

interface Running {
  readonly product: Product;
  readonly browser: Browser;
  stop(): Promise<void>;
}

interface InBrowser extends Partial<ProductOptions> {
  /** Not in the headless shell if there is a whole Chromium, which asks for more by itself. */
  readonly isWhole?: boolean;
}

async function start({ isWhole, ...options }: InBrowser): Promise<Running> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'browser-'));
  const [product, browser] = await Promise.all([
    startProduct({ dataDirectory, empty: true, ...options }),
    launchChromium(isWhole),
  ]);
  const stop = async () => {
    await browser.close();
    await product.stop();
    await rm(dataDirectory, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  return { product, browser, stop };
}

/**
 * Starts the product on a free port with a data folder of its own and a Chromium beside it, for the tests of
 * one file. Whatever a page writes to the console as an error or warning, and every uncaught exception, fails
 * the test. A failed test leaves pictures of its pages in `.build/browser/`.
 */
export function productInBrowser(options: InBrowser = {}): ProductInBrowser {
  let own: Promise<Running> | undefined;
  afterAll(async () => (await own)?.stop());
  return testsOver(() => {
    own = start(options);
    return own;
  });
}

let shared: Promise<Running> | undefined;

/**
 * One product and one Chromium for all files of `shared/` that a process runs; they end with the process. Their tests
 * have leads and names of their own, count nothing of the whole, and leave clock, settings and faults alone.
 */
export const sharedProduct = (): ProductInBrowser =>
  testsOver(() => {
    shared ??= start({});
    return shared;
  });

/** Playwright's own words. */
const workerBlocked = 'Service Worker registration blocked by Playwright';

function testsOver(running: () => Promise<Running>): ProductInBrowser {
  let product: Product;
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];

  beforeAll(async () => {
    ({ product, browser } = await running());
  });

  afterEach(async ({ task }) => {
    const failed = task.result?.state === 'fail' || complaints.length > 0;
    if (failed) await keepPictures(task.name, contexts);
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(complaints.splice(0), 'the console must stay silent').toEqual([]);
  });

  const visitor = async ({ expectedNoise, ...visit }: Visit = {}) => {
    // A worker's files pass by what a test does to the page's requests; who tests the worker allows it.
    const workers = { serviceWorkers: 'block' } as const;
    // Pages that stand still take a sixth less of the CPU; who tests what moves asks for it.
    const calm = { reducedMotion: 'reduce' } as const;
    const context = await browser.newContext({
      baseURL: product.url,
      ...desktop,
      ...calm,
      ...workers,
      ...visit,
    });
    contexts.push(context);
    const complain = (text: string) => {
      if (!expectedNoise?.test(text) && !text.includes(workerBlocked)) complaints.push(text);
    };
    context.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      complain(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => complain(`uncaught: ${error.error()}`));
    return context;
  };

  return {
    get product() {
      return product;
    },
    get browser() {
      return browser;
    },
    visitor,
    open: async (at, visit) => {
      const page = await (await visitor(visit)).newPage();
      await page.goto(at);
      return page;
    },
  };
}

async function keepPictures(test: string, contexts: readonly BrowserContext[]): Promise<void> {
  await mkdir(screenshots, { recursive: true });
  const name = test.replace(/\W+/g, '-').slice(0, 80);
  const pages = contexts.flatMap((context) => context.pages());
  for (const [index, page] of pages.entries()) {
    // A page that hangs or has crashed cannot be photographed; the test's own failure says more.
    await page.screenshot({ path: path.join(screenshots, `${name}-${index}.png`) }).catch(() => undefined);
  }
}
