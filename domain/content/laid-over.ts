import type { AnyContent } from './content.ts';
import type { ContentPath } from './content-path.ts';
import { isSameValue } from './same-value.ts';
import { isGroup } from './with-defaults.ts';

/** What was typed, and what stood there when it was. */
export interface TypedContent {
  readonly over: AnyContent;
  readonly typed: AnyContent;
  /** What others have changed to something else meanwhile, until the owner has chosen. */
  readonly contested?: readonly ContentPath[];
}

interface Item {
  readonly id: string;
}
type Items = readonly Item[];

const idsIn = (items: Items, others: Items): string =>
  items
    .map(({ id }) => id)
    .filter((id) => others.some((other) => other.id === id))
    .join();

/** Those that are not among them come behind the one that they follow in `typed`. */
function withOthers(items: Items, typed: Items): Items {
  const all = [...items];
  for (const [place, item] of typed.entries()) {
    if (all.some(({ id }) => id === item.id)) continue;
    const before = all.findIndex(({ id }) => id === typed[place - 1]?.id);
    all.splice(before + 1, 0, item);
  }
  return all;
}

const itemOver = (over: Item | undefined, typed: Item, shown: Item | undefined): Item | undefined =>
  fieldsOver(over, typed, shown) as Item | undefined; // each is an item, or none

/** In the order of `typed` where that is another than before; what only others have changed, added or removed stays so. */
function itemsOver(over: Items, typed: Items, shown: Items): Items {
  const find = (items: Items, id: string) => items.find((item) => item.id === id);
  const mine = typed
    .map((item) => itemOver(find(over, item.id), item, find(shown, item.id)))
    .filter((item) => item !== undefined);
  const isAdded = ({ id }: Items[number]) => !find(over, id) && !find(typed, id);
  if (idsIn(over, typed) !== idsIn(typed, over)) return [...mine, ...shown.filter(isAdded)];
  const standing = shown.filter((item) => find(mine, item.id) ?? isAdded(item));
  return withOthers(standing, mine).map((item) => find(mine, item.id) ?? item);
}

function fieldsOver(over: unknown, typed: unknown, shown: unknown): unknown {
  if (isSameValue(typed, over)) return shown;
  const all = [over, typed, shown];
  if (all.every(Array.isArray)) return itemsOver(over as Items, typed as Items, shown as Items);
  if (!isGroup(over) || !isGroup(typed) || !isGroup(shown)) return typed;
  const names = [...new Set([...Object.keys(shown), ...Object.keys(typed)])];
  const fields = names.map((name) => [name, fieldsOver(over[name], typed[name], shown[name])] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** What was typed laid over what others have made of it since: their changes give way only where both changed the same. */
export const laidOver = ({ over, typed }: TypedContent, shown: AnyContent): AnyContent =>
  fieldsOver(over, typed, shown) as AnyContent; // each field is one that content of this kind had
