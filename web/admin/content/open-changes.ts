import { contentChanges } from '#domain/content/content-changes.ts';
import type { PackageNames } from '#domain/price/prices.ts';
import type { Contents } from './use-contents.ts';
import type { Change } from './use-dropped.ts';

export const openChanges = (
  { contents }: Pick<Contents, 'contents'>,
  now: string,
  names: PackageNames,
): readonly Change[] =>
  contents.flatMap(({ kind, published, content, author }) =>
    contentChanges(kind, published, content, now, names).map((change) => ({
      kind,
      content,
      author,
      ...change,
    })),
  );
