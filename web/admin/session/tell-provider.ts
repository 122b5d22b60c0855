import { loadCause, tellRefusal } from '../tell.ts';

/** Errors whose messages come from the browser or the library and help nobody. */
const unhelpful: readonly string[] = ['NetworkError', 'TypeError', 'Unknown'];

const isUnhelpful = (error: unknown): boolean => !(error instanceof Error) || unhelpful.includes(error.name);

/** Why a question to the sign-in failed, as far as that is known, and what to do. */
export function signInCause(error: unknown): string {
  if (!navigator.onLine) return 'No signal. Try again once it’s back.';
  return isUnhelpful(error) ? 'Try again in a minute.' : loadCause(true);
}

/** Shows Cognito's own message where it helps. */
export function tellProvider(error: unknown): void {
  console.error('Failed to log in', error instanceof Error ? error.name : 'Unknown');
  const sentence = error instanceof Error && !isUnhelpful(error) ? error.message : '';
  tellRefusal(sentence || `Failed to log in. ${signInCause(error)}`);
}
