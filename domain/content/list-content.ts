import * as z from 'zod';
import { capitalized } from '../plain-text.ts';
import type { ContentChange } from './content-change.ts';
import { isSameValue } from './same-value.ts';

/** What the owner orders, adds and removes. */
export interface ListItem {
  /** Tells an item that was changed from one that is new. */
  readonly id: string;
}

interface List<Item extends ListItem> {
  readonly items: Item[];
}

export const ItemId = z.string().regex(/^[A-Za-z0-9-]{1,40}$/);

/** Of strict objects with an {@link ItemId}. */
export const listOf = <Item extends z.ZodType<ListItem>>(item: Item, maxItems: number) =>
  z.strictObject({
    items: z
      .array(item)
      .max(maxItems, `At most ${maxItems}.`)
      .refine(
        (items) => new Set(items.map(({ id }) => id)).size === items.length,
        'Each one must have an id of its own.',
      ),
  });

interface Words<Item> {
  /** `question`. */
  readonly one: string;
  readonly many: string;
  readonly nameOf: (item: Item) => string;
}

/** Both have the same items. */
const inOrderOf = <Item extends ListItem>(items: readonly Item[], order: readonly string[]): Item[] =>
  items.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));

/** Those that stood in the list before keep their places among themselves. */
function reordered<Item extends ListItem>(before: List<Item>, after: List<Item>): List<Item> | undefined {
  const order = before.items.map(({ id }) => id);
  const kept = after.items.filter(({ id }) => order.includes(id));
  const sorted = inOrderOf(kept, order);
  if (kept.every(({ id }, place) => sorted[place]?.id === id)) return undefined;
  const rest = [...sorted];
  return { items: after.items.map((item) => (order.includes(item.id) ? (rest.shift() ?? item) : item)) };
}

/** A line for each item that is new, changed or gone, and one for the order. */
export const listChanges =
  <Item extends ListItem>({ one, many, nameOf }: Words<Item>) =>
  (before: List<Item>, after: List<Item>): readonly ContentChange<List<Item>>[] => {
    const words = (what: string, item: Item) => (nameOf(item) === '' ? what : `${what}: “${nameOf(item)}”`);
    const was = new Map(before.items.map((item) => [item.id, item]));
    const is = new Set(after.items.map(({ id }) => id));
    const written = after.items.flatMap((item): ContentChange<List<Item>>[] => {
      const old = was.get(item.id);
      if (!old) {
        const items = after.items.filter((other) => other !== item);
        return [{ key: item.id, words: words(`New ${one}`, item), without: { items } }];
      }
      if (isSameValue(old, item)) return [];
      const items = after.items.map((other) => (other === item ? old : other));
      return [{ key: item.id, words: words(`${capitalized(one)} changed`, item), without: { items } }];
    });
    const removed = before.items.flatMap((item, place): ContentChange<List<Item>>[] => {
      if (is.has(item.id)) return [];
      const items = after.items.toSpliced(place, 0, item);
      return [{ key: item.id, words: words(`${capitalized(one)} removed`, item), without: { items } }];
    });
    const order = reordered(before, after);
    return [
      ...written,
      ...removed,
      ...(order ? [{ key: 'order', words: `${capitalized(many)} in another order`, without: order }] : []),
    ];
  };
