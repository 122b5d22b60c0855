import * as z from 'zod';
import { areaSlugs, areasOf } from '../site/area-pages.ts';
import type { ContentChange } from './content-change.ts';
import { ItemId, listChanges, listOf } from './list-content.ts';
import { optionalPricedLines, typedLine } from './typed-text.ts';

export const longestCity = 60;
export const longestNotes = 1500;
const maxAreas = 100;

const ShownArea = z.strictObject({
  id: ItemId,
  shown: z.boolean(),
  /** Fills in the booking of who comes from the area's page; empty where nobody lives. */
  city: typedLine(longestCity),
  /** Good to know, a line each. */
  notes: optionalPricedLines(longestNotes),
});
export type ShownArea = z.infer<typeof ShownArea>;

/** Whatever was published before a place was added or given up: the new one waits at the end, hidden. */
const knownOnly = (items: readonly ShownArea[]): ShownArea[] => [
  ...items.filter(({ id }) => areaSlugs.includes(id)),
  ...areaSlugs
    .filter((slug) => items.every(({ id }) => id !== slug))
    .map((id) => ({ id, shown: false, city: '', notes: '' })),
];

/** All places, in the order shown; one at least is. */
export const AreaContent = listOf(ShownArea, maxAreas)
  .overwrite(({ items }) => ({ items: knownOnly(items) }))
  .refine(({ items }) => items.some(({ shown }) => shown), {
    path: ['items'],
    error: 'Show one area at least.',
  });
export type AreaContent = z.infer<typeof AreaContent>;

export const areaName = ({ id }: Pick<ShownArea, 'id'>): string => areasOf([id])[0]?.name ?? id;

const listed = listChanges<ShownArea>({ one: 'area', many: 'areas', nameOf: areaName });

/** `Area no longer on the site: “Century Lake”`. */
export function areaChanges(before: AreaContent, after: AreaContent): readonly ContentChange<AreaContent>[] {
  return listed(before, after).map((change) => {
    const [was, is] = [before, after].map(({ items }) => items.find(({ id }) => id === change.key));
    if (!was || !is || was.shown === is.shown) return change;
    return { ...change, words: `Area ${is.shown ? 'back' : 'no longer'} on the site: “${areaName(is)}”` };
  });
}
