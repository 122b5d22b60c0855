/** Who put what on the site, with the ways back. */
export const earlierChangesPath = '/admin/site#history';

/** Of a list, the item that opens with its editor. */
export const itemParam = 'item';

interface Line {
  readonly kind: string;
  /** `protection.a1` of what is a list for each service. */
  readonly key: string;
}

/** Where a line of what changes is typed. */
export const mendPath = ({ kind, key }: Line): string =>
  `/admin/site/${kind}?${new URLSearchParams({ [itemParam]: key.split('.').at(-1) ?? key })}`;
