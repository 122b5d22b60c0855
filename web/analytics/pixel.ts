import { publicConfig } from '../api/public-config.ts';
import { keptCampaign } from './campaign.ts';
import { trackingCookies } from './tracking-cookies.ts';

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

/** Where the advertising network counts; its answer is a picture of one pixel. */
const sink = 'https://www.facebook.com/tr/';

/** Addresses whose paths are secrets, or the admin's: nothing there may reach a third party. */
const privatePaths = /^\/(?:status|quote|quotes|admin|adminka)(?:\/|$)/;

const mayReport = (): boolean => !navigator.globalPrivacyControl && !privatePaths.test(location.pathname);

/** The page without its query, save for the network's own id of the click that led here. */
function reportedAddress(): string {
  const { fbclid } = keptCampaign();
  const address = `${location.origin}${location.pathname}`;
  return fbclid === undefined ? address : `${address}?fbclid=${encodeURIComponent(fbclid)}`;
}

/**
 * Reports an event as the pixel's own image request. The network's script is never loaded: it would see the form,
 * the session of an admin and whatever else the page holds. Without an id in the settings nothing is reported.
 */
async function report(event: Readonly<Record<string, string>>): Promise<void> {
  if (!mayReport()) return;
  const config = await publicConfig().catch(() => undefined);
  if (!config?.pixelId) return;
  const cookies = Object.entries(trackingCookies()).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams([
    ['id', config.pixelId],
    ...Object.entries(event),
    ['dl', reportedAddress()],
    ...(cookies as [string, string][]), // those without a value are gone
  ]);
  new Image().src = `${sink}?${query}`;
}

/** Reports that a public page was opened, unless the browser asks for privacy (Global Privacy Control). */
export const recordPageView = (): Promise<void> => report({ ev: 'PageView' });

/** Reports a lead under an id that the server can tell as well, so that it counts once. */
export const recordLead = (eventId: string): Promise<void> =>
  report({ ev: 'Lead', 'cd[content_name]': 'Booking Request', 'cd[currency]': 'USD', eid: eventId });
