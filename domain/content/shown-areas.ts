import type { AreaContent } from './areas.ts';

/** Free of zod, for pages: the areas that are on the site, in order. */
export const shownSlugs = ({ items }: AreaContent): readonly string[] =>
  items.filter(({ shown }) => shown).map(({ id }) => id);

/** What is good to know around an area. */
export const notesOf = ({ items }: AreaContent, slug: string): readonly string[] =>
  (items.find(({ id }) => id === slug)?.notes ?? '').split('\n').filter((line) => line.trim() !== '');
