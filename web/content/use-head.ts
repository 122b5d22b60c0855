import { useWholeContent } from './content.tsx';
import type { WholeContent } from './whole-content.ts';

interface Head {
  readonly title: string;
  readonly description: string;
}

const metaOfPage = (selector: string): string =>
  document.querySelector<HTMLMetaElement>(`meta${selector}`)?.content ?? '';

/** Title and description that are content: a page's script finds them in its head. */
export function useHead(of: (content: WholeContent) => Head): Head {
  const content = useWholeContent();
  if (content) return of(content);
  return { title: metaOfPage('[property="og:title"]'), description: metaOfPage('[name="description"]') };
}
