import { counted } from '#domain/plain-text.ts';
import type { SiteCheck } from './use-site-changes.ts';

/** How much is not published yet, on how many pages once that is known, and who sees it. */
export function changesSummary(
  changes: number,
  { state, found }: Pick<SiteCheck, 'state' | 'found'>,
): string {
  const pages = state === 'checked' && found ? ` on ${counted(found.changed.length, 'page')}` : '';
  return `${counted(changes, 'change')}${pages}. Your visitors don’t see this yet; every admin does, and can publish it.`;
}
