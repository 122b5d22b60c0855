import type { AnyContent } from './content.ts';
import { isSameValue } from './same-value.ts';
import { isGroup } from './with-defaults.ts';

/** Names of fields, and in a list the id of an item: `['items', 'stains', 'answer']`. */
export type ContentPath = readonly string[];

interface Item {
  readonly id: string;
}

const findItem = (items: unknown, id: string | undefined): Item | undefined =>
  Array.isArray(items) ? items.find((item: Item) => item.id === id) : undefined;

/** What stands there; undefined where nothing does. */
export const valueAt = (content: unknown, path: ContentPath): unknown =>
  path.reduce<unknown>((at, name) => (isGroup(at) ? at[name] : findItem(at, name)), content);

/** As the schemas name it, with the places of items: `items.3.answer`. */
export function placedPath(content: AnyContent, path: ContentPath): string {
  const names = path.map((name, depth) => {
    const around = valueAt(content, path.slice(0, depth));
    return Array.isArray(around) ? around.findIndex((item: Item) => item.id === name) : name;
  });
  return names.join('.');
}

/** The other way: of a path as the schemas name it. */
export function pathById(content: AnyContent, placed: string): ContentPath {
  const path: string[] = [];
  for (const name of placed.split('.')) {
    const around = valueAt(content, path);
    const item: Item | undefined = Array.isArray(around) ? around[Number(name)] : undefined;
    path.push(item?.id ?? name);
  }
  return path;
}

function contested(over: unknown, typed: unknown, shown: unknown, path: ContentPath): readonly ContentPath[] {
  if (isSameValue(typed, over) || isSameValue(shown, over) || isSameValue(typed, shown)) return [];
  if ([over, typed, shown].every(Array.isArray)) {
    return (typed as readonly Item[]).flatMap((item) =>
      contested(findItem(over, item.id), item, findItem(shown, item.id), [...path, item.id]),
    );
  }
  if (!isGroup(over) || !isGroup(typed) || !isGroup(shown)) return [path];
  const names = [...new Set([...Object.keys(shown), ...Object.keys(typed)])];
  return names.flatMap((name) => contested(over[name], typed[name], shown[name], [...path, name]));
}

/** What was typed over `over` and is something else by now, of what others have made of it. */
export const contestedPaths = (
  over: AnyContent,
  typed: AnyContent,
  shown: AnyContent,
): readonly ContentPath[] => contested(over, typed, shown, []);

function heldBack(typed: unknown, saved: unknown, paths: readonly ContentPath[]): unknown {
  if (paths.length === 0) return typed;
  const below = (name: string) => paths.filter(([first]) => first === name).map(([, ...rest]) => rest);
  if (paths.some(({ length }) => length === 0)) return saved;
  if (Array.isArray(typed)) {
    return typed.flatMap((item: Item) => {
      const inside = below(item.id);
      const old = findItem(saved, item.id);
      if (inside.length === 0) return [item];
      return old ? [heldBack(item, old, inside)] : [];
    });
  }
  if (!isGroup(typed) || !isGroup(saved)) return saved;
  const names = [...new Set([...Object.keys(typed), ...Object.keys(saved)])];
  const fields = names.map((name) => [name, heldBack(typed[name], saved[name], below(name))] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** What was typed, with what stands at these paths as it was saved; an item that is not saved yet is left out. */
export const withSavedAt = (
  typed: AnyContent,
  saved: AnyContent,
  paths: readonly ContentPath[],
): AnyContent => heldBack(typed, saved, paths) as AnyContent; // each field is one that content of this kind had
