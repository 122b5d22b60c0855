import { keepCampaign } from '../analytics/campaign.ts';
import { followHover } from '../components/follow-hover.ts';
import { readStoredLength } from '../estimator/stored-length.ts';
import { followSliders } from '../gallery/follow-sliders.ts';
import { watchHeader } from '../home/solid-header.ts';
import { hasWaitingToast } from '../toasts/waiting-toast.ts';

/** React hydrates on the first interaction or after a long idle time, so the first paint never waits for it. */
const intents = [
  'pointerdown',
  'pointermove',
  'keydown',
  'touchstart',
  'focusin',
  'scroll',
  'input',
] as const;
const hydrateAfterIdleMs = 6000;

const pauseAfterFailureMs = 2000;

/** What hydrates the page, with all that it imports and the page's own code: named by the page, fetched together. */
async function loadHydration(): Promise<typeof import('./hydrate.tsx')> {
  const files = document.querySelector<HTMLElement>('[data-hydrate]')?.dataset.hydrate?.split(' ') ?? [];
  const [hydration] = await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
  return hydration;
}

let begun = false;

function awaitIntent(): void {
  begun = false;
  for (const intent of intents) addEventListener(intent, heed, { capture: true, passive: true });
}

/** A page that loads under a resting pointer gets a move event without movement. */
const isNoMove = (event: Event): boolean =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

function heed(event: Event): void {
  if (!isNoMove(event)) hydrate();
}

function hydrate(): void {
  if (begun) return;
  begun = true;
  for (const intent of intents) removeEventListener(intent, heed, true);
  loadHydration()
    .then(({ hydratePage }) => hydratePage())
    // The page works without React. The pause: a moving pointer fires a hundred events.
    .catch((error) => {
      console.error('The page could not be hydrated', error);
      setTimeout(awaitIntent, pauseAfterFailureMs);
    });
}

keepCampaign(location.search);
followSliders();
followHover();
watchHeader();

awaitIntent();
// What only the script can show or send does not wait: a toast, a thank-you's reference, remembered estimates, a form.
const hasEstimates = document.querySelector('.card__price, .estimator') !== null;
const needsScript = document.querySelector('[data-needs-script]') !== null;
const knowsLength = hasEstimates && readStoredLength() !== undefined;
if (hasWaitingToast() || new URLSearchParams(location.search).has('lead') || knowsLength || needsScript)
  hydrate();
addEventListener('load', () => setTimeout(hydrate, hydrateAfterIdleMs));
if (document.readyState === 'complete') setTimeout(hydrate, hydrateAfterIdleMs);
