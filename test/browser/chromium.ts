import { type Browser, chromium } from 'playwright-core';
import { findChromium, quietFlags } from '#local/find-chromium.ts';

/** A headless Chromium of the system, installed first where that is possible. Close it after the tests. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...quietFlags] });
