/** Priority items first, in order; the rest shuffled. `random` returns 0 up to 1. */
export function galleryOrder<T extends { readonly priority: boolean }>(
  items: readonly T[],
  random: () => number,
): T[] {
  const rest = items.filter(({ priority }) => !priority);
  // Fisher-Yates shuffle.
  for (let last = rest.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [rest[last], rest[other]];
    if (a === undefined || b === undefined) break;
    rest[last] = b;
    rest[other] = a;
  }
  return [...items.filter(({ priority }) => priority), ...rest];
}
