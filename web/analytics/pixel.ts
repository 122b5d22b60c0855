import { publicConfig } from '../api/public-config.ts';

/** The pixel's entrance as its script expects it: calls queue up until the script has put `callMethod` there. */
interface Pixel {
  (...call: unknown[]): void;
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  loaded: boolean;
  version: string;
}

declare global {
  interface Window {
    fbq?: Pixel;
  }
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

/** Addresses whose paths are secrets, or the admin's: nothing there may reach a third party. */
const privatePaths = /^\/(?:status|quote|quotes|admin|adminka)(?:\/|$)/;

/**
 * Whether an admin is signed in here. The session lies where every script of this site can read it, so no third
 * party's may run beside it.
 */
function holdsSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('CognitoIdentityServiceProvider.'));
  } catch {
    // A browser that denies storage keeps no session in it either.
    return false;
  }
}

function install(id: string): void {
  const pixel: Pixel = Object.assign(
    (...call: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...call);
      else pixel.queue.push(call);
    },
    { queue: [], loaded: true, version: '2.0' },
  );
  window.fbq = pixel;
  const script = document.createElement('script');
  script.async = true;
  script.src = 'https://connect.facebook.net/en_US/fbevents.js';
  document.head.append(script);
  pixel('init', id);
  pixel('track', 'PageView');
}

/**
 * Loads the pixel and records the page view: only where an id is configured, only on public pages, and
 * never for a visitor whose browser asks for privacy (Global Privacy Control) or for a signed-in admin. Without
 * its settings the page goes on without it.
 */
export async function startPixel(): Promise<void> {
  if (window.fbq || navigator.globalPrivacyControl || privatePaths.test(location.pathname)) return;
  if (holdsSession()) return;
  const config = await publicConfig().catch(() => undefined);
  if (config?.pixelId) install(config.pixelId);
}

/** Records a lead under an id that the server can tell as well, so that it counts once. */
export function recordLead(eventId: string): void {
  window.fbq?.('track', 'Lead', { content_name: 'Booking Request', currency: 'USD' }, { eventID: eventId });
}
