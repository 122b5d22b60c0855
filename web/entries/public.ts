import { keepCampaign } from '../analytics/campaign.ts';
import { followHover } from '../components/follow-hover.ts';
import { readStoredLength } from '../estimator/stored-length.ts';
import { followSliders } from '../gallery/follow-sliders.ts';
import { watchHeader } from '../home/solid-header.ts';
import { hasWaitingToast } from '../toasts/waiting-toast.ts';

/**
 * Prerendered pages work as HTML and CSS. React takes a page over on the first sign that somebody wants
 * more, or when the browser has long been idle: the first paint owes nothing to it.
 */
const intents = [
  'pointerdown',
  'pointermove',
  'keydown',
  'touchstart',
  'focusin',
  'scroll',
  'input',
] as const;
/** How long a page lies still before React takes it over unasked, in milliseconds. */
const idleAfter = 6000;

/** How long nothing is asked for again after it did not load, in milliseconds. */
const pauseAfterFailure = 2000;

let taken = false;

function awaitIntent(): void {
  taken = false;
  for (const intent of intents) addEventListener(intent, heed, { capture: true, passive: true });
}

/** A page that appears under a resting pointer is told of a move by nothing at all. */
const isNoMove = (event: Event): boolean =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

function heed(event: Event): void {
  if (!isNoMove(event)) takeOver();
}

function takeOver(): void {
  if (taken) return;
  taken = true;
  for (const intent of intents) removeEventListener(intent, heed, true);
  import('./hydrate.tsx')
    .then(({ hydratePage }) => hydratePage())
    // The page works without; a pause, since a moving pointer is a hundred intents.
    .catch((error) => {
      console.error('The page could not be taken over', error);
      setTimeout(awaitIntent, pauseAfterFailure);
    });
}

keepCampaign(location.search);
followSliders();
followHover();
watchHeader();

awaitIntent();
// What only the script can show does not wait: another page's toast, the reference in a thank-you link,
// estimates for a remembered length.
const hasEstimates = document.querySelector('.card__price, .estimator') !== null;
const knowsLength = hasEstimates && readStoredLength() !== undefined;
if (hasWaitingToast() || new URLSearchParams(location.search).has('lead') || knowsLength) takeOver();
addEventListener('load', () => setTimeout(takeOver, idleAfter));
if (document.readyState === 'complete') setTimeout(takeOver, idleAfter);
