import * as z from 'zod';
import { capitalized } from '../plain-text.ts';
import { type SurchargeReason, surchargeReasons, surchargeText } from '../price/surcharges.ts';
import type { ContentChange } from './content-change.ts';
import { isFarFrom, isTenfold } from './price-guard.ts';

const highest = 100;
const outOfRange = `Enter whole percent, from 0 to ${highest}.`;
const Percent = z.int(outOfRange).min(0, outOfRange).max(highest, outOfRange);

const SurchargeRange = z
  .strictObject({ least: Percent, most: Percent })
  .refine(({ least, most }) => least <= most, {
    path: ['most'],
    error: 'This must not be below “At least”.',
  });

export const SurchargeContent = z.record(z.enum(surchargeReasons), SurchargeRange);
export type SurchargeContent = z.infer<typeof SurchargeContent>;

const ends = ['least', 'most'] as const;

/** `Condition fair` */
export const surchargeName = (reason: SurchargeReason): string => capitalized(reason.toLowerCase());

export const surchargeChanges = (
  before: SurchargeContent,
  after: SurchargeContent,
): readonly ContentChange<SurchargeContent>[] =>
  surchargeReasons
    .filter((reason) => ends.some((end) => before[reason][end] !== after[reason][end]))
    .map((reason) => ({
      key: reason,
      words: `${surchargeName(reason)}: suggest ${surchargeText(after[reason])} more instead of ${surchargeText(before[reason])}`,
      without: { ...after, [reason]: before[reason] },
    }));

/** Percents that are more than twice the published ones, or less than half of them. */
export const farSurcharges = (draft: SurchargeContent, published: SurchargeContent) =>
  surchargeReasons.flatMap((reason) =>
    ends
      .filter((end) => isFarFrom(draft[reason][end], published[reason][end]))
      .map((end) => ({ reason, end, percent: draft[reason][end], before: published[reason][end] })),
  );

/** Of percents that are ten times the published ones or more, by field, unless they stood there once. */
export function refusedSurcharges(
  draft: SurchargeContent,
  published: SurchargeContent,
  _now: string,
  earlier: readonly SurchargeContent[],
): Partial<Record<string, string>> {
  const refused = surchargeReasons.flatMap((reason) =>
    ends.flatMap((end) => {
      const [next, now] = [draft[reason][end], published[reason][end]];
      const isSlip = now > 0 && isTenfold(next, now) && earlier.every((one) => one[reason][end] !== next);
      return isSlip ? [[`${reason}.${end}`, `${next}% is ten times ${now}% or more.`] as const] : [];
    }),
  );
  return Object.fromEntries(refused);
}
