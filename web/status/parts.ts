/** Parts of the page that emails link to and that lead to each other; each is an id. */
const parts = [
  'yes',
  'question',
  'no',
  'move',
  'ready',
  'extras',
  'messages',
  'write',
  'pay',
  'review',
  'correct',
  'my-data',
] as const;
export type Part = (typeof parts)[number];

/** The part that the address names. */
export const partOf = (hash: string): Part | undefined => parts.find((part) => `#${part}` === hash);

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Opens a part and takes the focus there; it never acts. False when the page has no such part now. */
export function goTo(part: Part): boolean {
  const place = document.getElementById(part);
  if (!place) return false;
  place.scrollIntoView({ block: 'start', behavior: isCalm() ? 'auto' : 'smooth' });
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
