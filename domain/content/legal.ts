import * as z from 'zod';
import { uncapitalized } from '../plain-text.ts';
import type { ContentChange } from './content-change.ts';
import { ItemId, listChanges, listOf } from './list-content.ts';
import { isSameValue } from './same-value.ts';
import { leadsNowhere, noSuchPage } from './site-link.ts';
import { typedLine, typedMarkdown } from './typed-text.ts';

export const longestHeading = 80;
export const longestSection = 6000;
const maxItems = 40;

const Section = z.strictObject({
  id: ItemId,
  /** Empty for what stands before the first heading. */
  heading: typedLine(longestHeading),
  text: typedMarkdown(longestSection),
});
export type LegalSection = z.infer<typeof Section>;

/** The terms, or the privacy policy. `version` is the day it was published on, `2026-11-25`; `2026-11-25.2` on that day again. */
export const LegalContent = listOf(Section, maxItems)
  .extend({ version: z.string().regex(/^\d{4}-\d\d-\d\d(?:\.\d+)?$/) })
  .superRefine(({ items }, { addIssue }) => {
    for (const [place, { heading }] of items.entries()) {
      if (place > 0 && heading === '') {
        addIssue({ code: 'custom', path: ['items', place, 'heading'], message: 'Enter a heading.' });
      }
    }
  });
export type LegalContent = z.infer<typeof LegalContent>;

export const sectionName = ({ heading }: LegalSection): string => heading || 'Beginning';

const sectionChanges = listChanges<LegalSection>({
  one: 'section',
  many: 'sections',
  nameOf: sectionName,
});

/** `Terms, section changed: “Cancellation”`. */
export const legalChanges =
  (title: string) =>
  (before: LegalContent, after: LegalContent): readonly ContentChange<LegalContent>[] =>
    sectionChanges(before, after).map(({ key, words, without }) => ({
      key,
      words: `${title}, ${uncapitalized(words)}`,
      without: { ...after, items: without.items },
    }));

const insideLinks = (text: string): readonly string[] =>
  [...text.matchAll(/\]\(\s*<?(\/[^)\s>]*)/g)].map(([, target = '']) => target);

export const legalGuard = ({ items }: LegalContent): Partial<Record<string, string>> =>
  Object.fromEntries(
    items.flatMap(({ text }, place) =>
      insideLinks(text).some(leadsNowhere) ? [[`items.${place}.text`, noSuchPage]] : [],
    ),
  );

export const dayOfVersion = ({ version }: Pick<LegalContent, 'version'>): string => version.slice(0, 10);

/** Another text is another version, by the day on which it goes up. */
export function publishedLegal(draft: LegalContent, before: LegalContent, day: string): LegalContent {
  if (isSameValue(draft.items, before.items)) return before;
  const [last, count = '1'] = before.version.split('.');
  return { ...draft, version: last === day ? `${day}.${Number(count) + 1}` : day };
}
