import { randomId } from '../api/random-id.ts';

/** Identifies this history entry: it survives a reload and Back; a new visit is a new booking. */
export function thisVisit(): string {
  const known: unknown = history.state?.visit;
  if (typeof known === 'string') return known;
  const visit = randomId();
  history.replaceState({ ...history.state, visit }, '');
  return visit;
}
