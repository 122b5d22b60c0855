import { formatMoment } from '../los-angeles.ts';
import { capitalized, listed } from '../plain-text.ts';
import type { Site } from './utilities.ts';
import type { SaidReady, Visit } from './visit.ts';

const readyItems = ['water', 'power', 'access', 'boat'] as const;
export type ReadyItem = (typeof readyItems)[number];

/** What is asked of a boat before a visit: not the water or power it is known to be without. */
export const askedOf = ({ has_water, has_power }: Site): ReadyItem[] => [
  ...(has_water === false ? [] : (['water'] as const)),
  ...(has_power === false ? [] : (['power'] as const)),
  'access',
  'boat',
];

/** Of whom nothing is known and nobody can email: a text since their page asks may have asked them. */
export const unmailedText = ({ texted_at }: { readonly texted_at?: string | undefined }): string =>
  `${texted_at === undefined ? 'Not asked yet' : 'No answer yet'} (no email on file)`;

/** What isn't asked keeps nothing from being ready, unless it was said. */
export const asItCounts = (check: SaidReady, site: Site): SaidReady => ({
  ...check,
  ...(site.has_water === false && { water: check.water ?? true }),
  ...(site.has_power === false && { power: check.power ?? true }),
});

/** Of one of the four things they said that it isn't ready. */
export const namesMissing = (check: SaidReady | undefined): boolean =>
  [check?.water, check?.power, check?.access, check?.boat].includes(false);

/** The customer said of everything that it is ready. */
export const isReady = (check: SaidReady | undefined): boolean =>
  check !== undefined && check.wrong === undefined && readyItems.every((item) => check[item]);

const missingTexts: Readonly<Record<ReadyItem, string>> = {
  water: 'no water',
  power: 'no power',
  access: 'no way in',
  boat: 'the boat isn’t there',
};

/** `no power, the boat isn’t there`; an empty text while the customer said of nothing that it is not ready. */
export function missingText(ready: SaidReady): string {
  const missing = readyItems
    .filter((thing) => ready[thing] === false)
    .map((thing) => missingTexts[thing])
    .join(', ');
  return missing === '' && ready.wrong !== undefined ? 'something isn’t right' : missing;
}

const fineTexts: Readonly<Record<ReadyItem, string>> = {
  water: 'water is on',
  power: 'power is on',
  access: 'we can get in',
  boat: 'the boat is there',
};

/** `They said only: water is on, the boat is there`; undefined once something isn't ready, or all is. */
export function saidOnlyText(ready: SaidReady): string | undefined {
  const fine = readyItems.filter((thing) => ready[thing]);
  if (isReady(ready) || fine.length === 0 || missingText(ready) !== '') return undefined;
  return `They said only: ${listed(fine.map((thing) => fineTexts[thing]))}`;
}

/** `No power: “The pedestal is dead.” You answered Sat, Dec 5, 6:20 AM.`; empty while nothing is wrong. */
export function wrongText(ready: SaidReady, answered_at: string | undefined, now: string): string {
  const missing = capitalized(missingText(ready));
  if (missing === '') return '';
  const said = ready.wrong ? `: “${ready.wrong}”` : '.';
  return answered_at === undefined
    ? `${missing}${said}`
    : `${missing}${said} You answered ${formatMoment(answered_at, now)}.`;
}

/** Goes before the message that says so, with what isn't ready by name. */
export const notReadyAbout = (named: readonly string[]): string =>
  `Not ready${named.length > 0 ? ` (${named.join(', ')})` : ''}:`;

/** The words of such a message alone. */
export const wordsAfterAbout = (message: string): string =>
  message.replace(/^Not ready(?: \([^)]*\))?:\s*/, '');

/** `Not ready: no power (said Wed, Dec 2, 5:40 PM).` of a planned visit; empty while nothing whole was said. */
export function readyText({ status, ready }: Pick<Visit, 'status' | 'ready'>, now: string): string {
  if (status !== 'planned' || !ready) return '';
  const said = `(said ${formatMoment(ready.at, now)})`;
  const missing = missingText(ready);
  if (missing) return `Not ready: ${missing} ${said}.`;
  return isReady(ready) ? `All ready ${said}.` : '';
}
