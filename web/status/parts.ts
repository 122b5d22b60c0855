import { linkHash, linkOf, type PageLink } from '#domain/status/page-parts.ts';

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Where it is seen with what is below it, the page stays: its headline says what it is about. */
function isInSight(place: Element): boolean {
  const whole = place.closest('form, section.act') ?? place;
  const { top } = whole.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return top >= covered && top <= innerHeight * 0.6;
}

/** Opens a part and takes the focus there; it never acts. False when the page has no such part now. */
export function goTo(link: PageLink): boolean {
  const place = document.getElementById(linkHash(link).slice(1)) ?? document.getElementById(link.part);
  // Once no price is awaited, photos go with a message.
  if (!place) return link.part === 'photos' && goTo({ part: 'write' });
  if (!isInSight(place)) place.scrollIntoView({ block: 'start', behavior: isCalm() ? 'auto' : 'smooth' });
  if (place instanceof HTMLDetailsElement) {
    place.open = true;
    const field = place.querySelector<HTMLElement>('input, textarea') ?? place.querySelector('summary');
    field?.focus({ preventScroll: true });
  } else {
    place.focus({ preventScroll: true });
    // A button that opens the part, such as the times to move to.
    if (place instanceof HTMLButtonElement) place.click();
  }
  return true;
}

export function followAddress(): void {
  const link = linkOf(location.hash);
  if (link) goTo(link);
}
