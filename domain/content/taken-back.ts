import { type AnyContent, type ContentKind, contentSchemas } from './content.ts';
import type { ContentChange } from './content-change.ts';
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
