/** The oldest browsers for which the site is built. What is newer stays out of its code, or has a way around it. */
export const oldestBrowsers = {
  chrome: '111',
  edge: '111',
  firefox: '115',
  safari: '16.4',
  ios: '16.4',
} as const;
