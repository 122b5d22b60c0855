import type { AnyContent } from './content.ts';
import { isGroup } from './with-defaults.ts';

/** What was typed, and what stood there when it was. */
export interface TypedContent {
  readonly over: AnyContent;
  readonly typed: AnyContent;
}

type Items = readonly { readonly id: string }[];

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** In the order of `typed`; what only others have changed or added stays so, and what they removed stays away. */
function itemsOver(over: Items, typed: Items, shown: Items): Items {
  const find = (items: Items, id: string) => items.find((item) => item.id === id);
  const mine = typed.map((item) => (isSame(item, find(over, item.id)) ? find(shown, item.id) : item));
  const added = shown.filter(({ id }) => !find(over, id) && !find(typed, id));
  return [...mine.filter((item) => item !== undefined), ...added];
}

function fieldsOver(over: unknown, typed: unknown, shown: unknown): unknown {
  if (isSame(typed, over)) return shown;
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
