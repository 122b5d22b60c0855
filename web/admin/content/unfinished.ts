import { contentChanges } from '#domain/content/content-changes.ts';
import { laidOver, type TypedContent } from '#domain/content/laid-over.ts';
import type { PackageNames } from '#domain/price/prices.ts';
import { allTyped, type ContentItem } from './use-contents.ts';

/** What was typed beside what can be published: kept with the draft, or on this device alone. */
export function unfinishedChanges(
  item: ContentItem,
  kept: TypedContent | undefined,
  now: string,
  names: PackageNames,
) {
  const all = allTyped(item);
  return contentChanges(item.kind, item.content, kept ? laidOver(kept, all) : all, now, names);
}
