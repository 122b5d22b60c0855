import { tellRefusal } from '../tell.ts';

/** Errors whose messages come from the browser or the library and help nobody. */
const unhelpful: readonly string[] = ['NetworkError', 'TypeError', 'Unknown'];

/** Shows Cognito's own message where it helps. */
export function tellProvider(error: unknown): void {
  const name = error instanceof Error ? error.name : 'Unknown';
  console.error('Failed to log in', name);
  const sentence = error instanceof Error && !unhelpful.includes(name) ? error.message : '';
  tellRefusal(sentence || 'Failed to log in');
}
