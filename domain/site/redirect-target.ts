// Also compiled for CloudFront's JavaScript, which lacks destructuring, spread, for-of, classes and everything since
// 2021.

/** Own properties only, not `constructor` and the like. */
const hasRow = (table: object, name: string): boolean => Object.keys(table).includes(name);

/** Splits `/areas/malibu` into `/areas/` and `malibu`; paths of another depth have no last segment. */
function familyOf(path: string) {
  const slash = path.lastIndexOf('/');
  const parent = path.slice(0, slash + 1);
  return { parent, last: parent.indexOf('/', 1) === slash && slash > 0 ? path.slice(slash + 1) : '' };
}

/** A path with a trailing slash never redirects. */
export function redirectTarget(
  path: string,
  redirects: Readonly<Record<string, string>>,
): string | undefined {
  const bare = path.replace(/\/+$/, '') || '/';
  if (hasRow(redirects, bare)) return redirects[bare];
  const family = familyOf(bare);
  const key = `${family.parent}*`;
  if (family.last !== '' && hasRow(redirects, key)) {
    return redirects[key]?.replace('*', () => family.last);
  }
  return bare === path ? undefined : bare;
}

/** Whether a path is one of the patterns; a `*` at a pattern's end stands for one segment. */
export function hasPattern(patterns: readonly string[], path: string): boolean {
  const end = path.lastIndexOf('/') + 1;
  return patterns.includes(path) || (end < path.length && patterns.includes(`${path.slice(0, end)}*`));
}
