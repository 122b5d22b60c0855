import './no-eval.ts';

/** The booking form needs its script: the page is taken over as soon as it has been painted, unasked. */
function takeOver(): void {
  // Asked for beside React, not after it.
  if (document.querySelector('[data-page="/booking"]')) import('../routes/booking.tsx');
  import('./hydrate.tsx').then(({ hydratePage }) => hydratePage());
}

requestAnimationFrame(() => setTimeout(takeOver));
