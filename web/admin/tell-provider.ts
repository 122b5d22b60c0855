import { toast } from 'sonner';

/** Sentences of the browser's or the library's own, which help nobody. */
const unhelpful: readonly string[] = ['NetworkError', 'TypeError', 'Unknown'];

/** The provider's own sentence, unless there is none that helps. */
export function tellProvider(error: unknown): void {
  const name = error instanceof Error ? error.name : 'Unknown';
  console.error('Failed to log in', name);
  const sentence = error instanceof Error && !unhelpful.includes(name) ? error.message : '';
  toast.error(sentence || 'Failed to log in');
}
