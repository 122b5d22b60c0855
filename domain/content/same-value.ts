import { isGroup } from './with-defaults.ts';

/** Whatever the order of their fields; one that is undefined counts as left out. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, place) => isSameValue(value, other[place]));
  }
  if (!isGroup(one) || !isGroup(other)) return one === other;
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.every((name) => isSameValue(one[name], other[name]));
}
