import type { PackageNames } from '../price/prices.ts';
import { type AnyContent, type ContentKind, contentSchemas } from './content.ts';
import type { ContentChange } from './content-change.ts';
import { contentChanges } from './content-changes.ts';
import { refusedFields } from './content-guards.ts';
import { laidOver } from './laid-over.ts';

interface Line extends Pick<ContentChange<AnyContent>, 'without'> {
  /** What went up with it. */
  readonly content: AnyContent;
}

/** Content with a line that was dropped from its draft: what else changed since stays so. */
export const putBack = ({ content, without }: Line, into: AnyContent): AnyContent =>
  laidOver({ over: without, typed: content }, into);

interface Beside {
  readonly published: AnyContent;
  readonly now: string;
  readonly earlier: readonly AnyContent[];
}

/** Content without one line of an earlier publish: what else changed since stays so. */
export const takenBack = ({ content, without }: Line, from: AnyContent): AnyContent =>
  laidOver({ over: content, typed: without }, from);

interface Published {
  readonly before: AnyContent;
  /** What went up. */
  readonly content: AnyContent;
}

/** What going back to before a publish undoes beside it: what was changed since. */
export function undoneSince(
  kind: ContentKind,
  { before, content }: Published,
  shown: AnyContent,
  now: string,
  names: PackageNames,
): readonly ContentChange<AnyContent>[] {
  const since = new Set(contentChanges(kind, content, shown, now, names).map(({ key }) => key));
  return contentChanges(kind, shown, before, now, names).filter(({ key }) => since.has(key));
}

/** In a sentence why content that was taken back can't stand on the site; undefined when it can. */
export function whyNotBack(
  kind: ContentKind,
  back: AnyContent,
  { published, now, earlier }: Beside,
): string | undefined {
  const { error } = contentSchemas[kind].safeParse(back);
  if (error) return error.issues[0]?.message;
  return Object.values(refusedFields(kind, back, published, now, earlier))[0];
}
