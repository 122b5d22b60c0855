import { globSync } from 'node:fs';
import path from 'node:path';

/** The rules that cost somebody money, a day or their privacy when they are wrong, by the names of their files. */
const rules = {
  money: [
    'agreed-price',
    'estimates',
    'extra-work',
    'is-price-told',
    'lead-answer',
    'offer',
    'offer-answer',
    'offer-validity',
    'open-extras',
    'price-suggestion',
    'price-words',
    'quote-decision',
    'quote-making',
    'quote-totals',
    'quote',
    'record-totals',
  ],
  time: [
    'act-limit',
    'appointment',
    'calendar-days',
    'care-due',
    'data-request',
    'day-count',
    'day-row',
    'day-wishes',
    'days-to-name',
    'drive-times',
    'los-angeles',
    'mail-claim',
    'move-limit',
    'move-offer',
    'next-act',
    'old-appointment',
    'open-times',
    'reminders',
    'review-due',
    'rank-starts',
    'visit',
    'visit-act',
    'visit-booking',
    'visit-changes',
    'waiting',
    'waiting-answers',
    'waiting-order',
  ],
  weather: ['sun', 'tide', 'weather'],
  visibility: [
    'channel',
    'customer-step',
    'gate-code',
    'lead-status',
    'public-visit',
    'quarantine-changes',
    'quarantine-rules',
    'standing',
    'timeline',
  ],
} as const;

export const domainFiles = (): string[] =>
  globSync('domain/**/*.ts')
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();

/** The files of those rules, by kind; a name without a file is an error. */
export function ruleFiles(): Readonly<Record<string, readonly string[]>> {
  const files = domainFiles().filter((file) => !file.startsWith('domain/operations/'));
  const fileOf = (name: string): string => {
    const found = files.find((file) => path.posix.basename(file) === `${name}.ts`);
    if (found === undefined)
      throw new Error(`test/mutation/rules.ts names ${name}.ts, which domain/ has not.`);
    return found;
  };
  return Object.fromEntries(Object.entries(rules).map(([kind, names]) => [kind, names.map(fileOf)]));
}
