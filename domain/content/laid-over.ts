import type { AnyContent } from './content.ts';

/** What was typed, and what stood there when it was. */
export interface TypedContent {
  readonly over: AnyContent;
  readonly typed: AnyContent;
}

type Fields = Readonly<Record<string, unknown>>;
type Items = readonly { readonly id: string }[];

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** In the order of `typed`; what only others have changed or added stays so, and what they removed stays away. */
function itemsOver(over: Items, typed: Items, shown: Items): Items {
  const find = (items: Items, id: string) => items.find((item) => item.id === id);
  const mine = typed.map((item) => (isSame(item, find(over, item.id)) ? find(shown, item.id) : item));
  const added = shown.filter(({ id }) => !find(over, id) && !find(typed, id));
  return [...mine.filter((item) => item !== undefined), ...added];
}

/** What was typed laid over what others have made of it since: their changes give way only where both changed the same. */
export function laidOver({ over, typed }: TypedContent, shown: AnyContent): AnyContent {
  const [before, mine, theirs] = [over, typed, shown] as unknown as [Fields, Fields, Fields];
  const pick = (name: string): unknown => {
    const [old, own, now] = [before[name], mine[name], theirs[name]];
    if (isSame(own, old)) return now;
    return [old, own, now].every(Array.isArray) ? itemsOver(old as Items, own as Items, now as Items) : own;
  };
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const fields = names.map((name) => [name, pick(name)]).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields) as AnyContent; // each field is one that content of this kind had
}
