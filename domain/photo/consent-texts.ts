import type { Lead } from '../lead.ts';
import { formatShortDay } from '../los-angeles.ts';
import { capitalized } from '../plain-text.ts';
import { photoPairs } from './photo-pairs.ts';

/** For the owner: which pairs a customer allows on the site, and which they took back. */
export function consentTexts(
  { job_photos = [] }: Pick<Lead, 'job_photos'>,
  name: string,
  now: string,
): string[] {
  const who = capitalized(name);
  return photoPairs(job_photos).flatMap(({ pair, before, after }) => {
    const shown = [before, after].filter((photo) => photo !== undefined);
    const said = shown.flatMap(({ consent }) => consent ?? []);
    const newest = said.toSorted((a, b) => b.at.localeCompare(a.at))[0];
    if (!newest) return [];
    const day = formatShortDay(newest.at, now);
    if (!newest.publish) return [`${capitalized(who)} took ${pair} back on ${day}: keep it off the site.`];
    const isWhole = said.length === shown.length && said.every(({ publish }) => publish);
    return isWhole
      ? [`${capitalized(who)} allows ${pair} on the site, since ${day}.`]
      : [`${capitalized(who)} allows one photo of ${pair} on the site, since ${day}.`];
  });
}
