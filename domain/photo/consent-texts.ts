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
    if (!newest.publish) return [`${who} took ${pair} back on ${day}: keep it off the site.`];
    const isWhole = said.length === shown.length && said.every(({ publish }) => publish);
    const what = isWhole ? pair : `one photo of ${pair}`;
    const allowed = shown.filter(({ consent }) => consent?.publish);
    const kept = allowed.filter(({ private: isPrivate }) => isPrivate).length;
    const hidden =
      kept === 0 ? '' : ` You keep ${kept === allowed.length ? 'it' : 'part of it'} to yourself.`;
    return [`${who} allows ${what} on the site, since ${day}.${hidden}`];
  });
}
