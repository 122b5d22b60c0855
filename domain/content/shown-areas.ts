import { linesOf } from '../plain-text.ts';
import type { AreaContent } from './areas.ts';

/** Free of zod, for pages: the areas that are on the site, in order. */
export const shownSlugs = ({ items }: AreaContent): readonly string[] =>
  items.filter(({ shown }) => shown).map(({ id }) => id);

/** What is good to know around an area. */
export const notesOf = ({ items }: AreaContent, slug: string): readonly string[] =>
  linesOf(items.find(({ id }) => id === slug)?.notes ?? '');
