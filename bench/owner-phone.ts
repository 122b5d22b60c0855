import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { findWholeChromium, quietFlags } from '#local/find-chromium.ts';
import type { Product } from '#local/product.ts';

/** The owner’s phone: a browser with a profile that outlives it, as the headless shell’s does not, signed in to a product. */
export class OwnerPhone {
  readonly #product: Product;
  readonly #profile: string;
  #program: ChildProcess | undefined;
  #context: BrowserContext | undefined;
  page!: Page;
  isOffline = false;
  /** How many answers to what is written get lost from now on. */
  answersToLose = 0;

  constructor(product: Product, profile: string) {
    this.#product = product;
    this.#profile = profile;
  }

  /** Until the worker is in charge, and what the day needs has come. */
  async signIn(): Promise<void> {
    const page = await this.open('/adminka/login');
    await page.getByLabel('Email', { exact: true }).fill(this.#product.admin.email);
    await page.getByLabel('Password', { exact: true }).fill(this.#product.admin.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL('**/adminka');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await pause(6000);
  }

  async start(): Promise<void> {
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    const flags = ['--headless=new', ...quietFlags, `--user-data-dir=${this.#profile}`];
    this.#program = spawn(findWholeChromium(), [...flags, `--remote-debugging-port=${port}`, 'about:blank'], {
      stdio: 'ignore',
      // Installed programs may be scripts: what they start is killed with them.
      detached: true,
    });
    for (let tries = 0; ; tries += 1) {
      try {
        const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
        this.#context = browser.contexts()[0];
        break;
      } catch (error) {
        if (tries === 100) throw error;
        await pause(100);
      }
    }
    await this.#context?.route('**/api/admin-*/**', (route) => this.#answer(route));
    await this.setOffline(this.isOffline);
  }

  async #answer(route: Parameters<Parameters<BrowserContext['route']>[1]>[0]): Promise<void> {
    const isWrite = route.request().method() !== 'GET';
    if (!isWrite || this.answersToLose === 0 || this.isOffline) return route.continue();
    this.answersToLose -= 1;
    // The server has done it, and nobody hears of it.
    await route.fetch().catch(() => undefined);
    await route.abort('connectionreset').catch(() => undefined);
  }

  async setOffline(isOffline: boolean): Promise<void> {
    this.isOffline = isOffline;
    await this.#context?.setOffline(isOffline);
  }

  /** Opens a page in place of all others; `prepare` comes before it loads. */
  async open(path: string, prepare?: (page: Page) => Promise<void>): Promise<Page> {
    if (!this.#context) throw new Error('The phone is off.');
    const before = this.#context.pages();
    this.page = await this.#context.newPage();
    for (const old of before) await old.close({ runBeforeUnload: false }).catch(() => undefined);
    await this.page.setViewportSize({ width: 390, height: 844 });
    await prepare?.(this.page);
    await this.page.goto(`${this.#product.url}${path}`);
    return this.page;
  }

  async killPage(): Promise<void> {
    await this.page.close({ runBeforeUnload: false }).catch(() => undefined);
  }

  async killBrowser(): Promise<void> {
    const gone = new Promise((resolve) => this.#program?.once('exit', resolve));
    this.stop();
    await gone;
    await this.start();
  }

  stop(): void {
    if (this.#program?.pid !== undefined) process.kill(-this.#program.pid, 'SIGKILL');
  }

  /** What waits on the device, as text. */
  async waiting(): Promise<string> {
    const page = this.page.isClosed() ? await this.open('/adminka') : this.page;
    return page.evaluate(
      () =>
        new Promise<string>((resolve, reject) => {
          const opening = indexedDB.open('bdla-device');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const both = opening.result.transaction(['waiting', 'photos']);
            const [acts, photos] = [
              both.objectStore('waiting').getAll(),
              both.objectStore('photos').getAll(),
            ];
            both.oncomplete = () => {
              opening.result.close();
              resolve(JSON.stringify([...acts.result, ...photos.result]));
            };
          };
        }),
    );
  }
}
