import { publicConfig } from '../api/public-config.ts';
import { keptCampaign } from './campaign.ts';
import { trackingCookies } from './tracking-cookies.ts';

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

/** The pixel's endpoint; it answers with a one-pixel image. */
const sink = 'https://www.facebook.com/tr/';

/** In ms: how long somebody who wants to leave the page waits for the report, which leaving would cancel. */
const patience = 1000;

/** Paths that are secret or the admin's: nothing there may reach a third party. */
const privatePaths = /^\/(?:status|quote|quotes|admin|adminka)(?:\/|$)/;

/** No search engine lists it either: a mistyped secret address, answered by the page of unknown ones, among them. */
const isUnlisted = (): boolean =>
  location.pathname !== '/thank-you' && document.querySelector('meta[name="robots"]') !== null;

const mayReport = (): boolean =>
  !navigator.globalPrivacyControl && !privatePaths.test(location.pathname) && !isUnlisted();

/** The page's URL without its query, except the network's own click id. */
function reportedAddress(): string {
  const { fbclid } = keptCampaign();
  const address = `${location.origin}${location.pathname}`;
  return fbclid === undefined ? address : `${address}?fbclid=${encodeURIComponent(fbclid)}`;
}

/** An image: the network's script could read the form and the admin. Resolves when answered or after `patience`. */
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
  const picture = new Image();
  picture.src = `${sink}?${query}`;
  const answered = picture.decode().catch(() => undefined); // blocked or offline: nothing more to wait for
  await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, patience))]);
}

/** Skipped when the browser sends Global Privacy Control. */
export const recordPageView = (): Promise<void> => report({ ev: 'PageView' });

/** Uses an id that the server could report too, so the lead counts once. */
export const recordLead = (eventId: string): Promise<void> =>
  report({ ev: 'Lead', 'cd[content_name]': 'Booking Request', 'cd[currency]': 'USD', eid: eventId });
