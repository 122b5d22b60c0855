import * as z from 'zod';
import { type PackageId, packageIds } from '../price/packages.ts';
import type { ContentChange } from './content-change.ts';
import { neededLine, optionalPricedLine, pricedLine, pricedLines } from './typed-text.ts';

/** In characters. */
export const longestWords = {
  title: 30,
  shortTitle: 20,
  blurb: 100,
  badge: 20,
  bestFor: 60,
  bullets: 300,
  lede: 200,
  chooseWhen: 200,
  purpose: 2000,
  notIncluded: 1500,
  duration: 600,
  search: 40,
  description: 170,
} as const;

export type PackageField = keyof typeof longestWords;
export const packageFields = Object.keys(longestWords) as PackageField[]; // keys of a literal

/** What the owner knows each text by. */
export const packageFieldNames: Readonly<Record<PackageField, string>> = {
  title: 'Name',
  shortTitle: 'Short name',
  blurb: 'In one sentence',
  badge: 'Badge',
  bestFor: 'Best for',
  bullets: 'Points on its card',
  lede: 'Below its name',
  chooseWhen: 'Choose it when',
  purpose: 'What it’s for',
  notIncluded: 'What’s not included',
  duration: 'How long it takes',
  search: 'What people search for',
  description: 'For search engines',
};

/** Stands inside of Markdown as well, where no mark of it may mean anything. */
const name = (most: number) =>
  neededLine(most).regex(/^[\p{L}\p{N} &'’,.()+/-]*$/u, 'Use letters, numbers and & ’ , . ( ) + / - only.');

const PackageWords = z.strictObject({
  title: name(longestWords.title),
  /** On buttons. */
  shortTitle: name(longestWords.shortTitle),
  blurb: pricedLine(longestWords.blurb),
  /** Empty for none. */
  badge: optionalPricedLine(longestWords.badge),
  bestFor: pricedLine(longestWords.bestFor),
  bullets: pricedLines(longestWords.bullets),
  lede: pricedLine(longestWords.lede),
  /** Ends the sentence. */
  chooseWhen: pricedLine(longestWords.chooseWhen),
  /** A paragraph each line. */
  purpose: pricedLines(longestWords.purpose),
  notIncluded: pricedLines(longestWords.notIncluded),
  duration: pricedLine(longestWords.duration),
  /** Ends the page's title. */
  search: pricedLine(longestWords.search),
  description: pricedLine(longestWords.description),
  /** The price is a minimum: the boat's state decides how much is added. */
  is_floor: z.boolean(),
} satisfies Record<PackageField | 'is_floor', unknown>);

export const PackageContent = z.record(z.enum(packageIds), PackageWords);
export type PackageContent = z.infer<typeof PackageContent>;

const floorChange = (
  id: PackageId,
  before: PackageContent,
  after: PackageContent,
): ContentChange<PackageContent>[] => {
  const { is_floor } = after[id];
  if (is_floor === before[id].is_floor) return [];
  const words = `${before[id].title}: estimates are ${is_floor ? 'a minimum and say “from”' : 'about right and say “~”'}`;
  return [
    { key: `${id}.is_floor`, words, without: { ...after, [id]: { ...after[id], is_floor: !is_floor } } },
  ];
};

const changesOfOne = (
  id: PackageId,
  before: PackageContent,
  after: PackageContent,
): ContentChange<PackageContent>[] =>
  packageFields
    .filter((field) => before[id][field] !== after[id][field])
    .map((field) => ({
      key: `${id}.${field}`,
      words:
        field === 'title'
          ? `${before[id].title}: now called “${after[id].title}”`
          : `${before[id].title}: “${packageFieldNames[field]}” changed`,
      without: { ...after, [id]: { ...after[id], [field]: before[id][field] } },
    }));

/** A line for each text that changed, and for what a price means. */
export const packageChanges = (
  before: PackageContent,
  after: PackageContent,
): readonly ContentChange<PackageContent>[] =>
  packageIds.flatMap((id) => [...changesOfOne(id, before, after), ...floorChange(id, before, after)]);
