import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../commands/find-chromium.ts';

/** Keeps the browser from talking to anyone but the site under test. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A headless Chromium of the system, installed first where that is possible. Close it after the tests. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: flags });
