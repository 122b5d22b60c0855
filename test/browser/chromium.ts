import { type Browser, chromium } from 'playwright-core';
import { findChromium, findWholeChromium, quietFlags } from '#local/find-chromium.ts';

/** Playwright's own, which a second list would replace. */
const offInPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The address bar's pages, which a whole Chromium loads with each window: more than half of what opening one costs. */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** A process held ready for the next page, which is started anew for each of ours. */
const spareProcess = 'SpareRendererForSitePerProcess';

const off = `--disable-features=${[...offInPlaywright, ...addressBarPages, spareProcess].join(',')}`;

/** A headless Chromium of the system, installed first where that is possible. Close it after the tests. */
export const launchChromium = (isWhole = false): Promise<Browser> =>
  chromium.launch({
    executablePath: isWhole ? findWholeChromium() : findChromium(),
    args: [...quietFlags, off],
  });
