import * as z from 'zod';
import { Instant, LeadId } from '../ids.ts';
import { SentOffer } from '../offer/sent-offer.ts';
import { packageIds } from '../price/packages.ts';
import { WholeDollars } from '../price/whole-dollars.ts';

export const maxAsked = 3;

/** Somebody to whom a free time could be offered, at the price of their offer or, without one, the suggested price. */
const GapPerson = z.strictObject({
  lead_id: LeadId,
  name: z.string(),
  service: z.enum(packageIds).optional(),
  est_price_min: WholeDollars,
  est_price_max: WholeDollars,
  /** Of a quote. */
  lines: SentOffer.shape.lines,
  /** As it follows their name: `asked for that day`. */
  why: z.string(),
});
export type GapPerson = z.infer<typeof GapPerson>;

/** A time that came free, or tomorrow's first, with those whom it suits best. */
export const Gap = z.strictObject({
  start: Instant,
  freed_by: z.enum(['cancel', 'move']).optional(),
  people: z.array(GapPerson).min(1).max(maxAsked),
});
export type Gap = z.infer<typeof Gap>;

/** A time that came free on a day on which nobody is to be asked, with why not those who asked for that day. */
export const UnfilledGap = Gap.omit({ people: true }).extend({
  refused: z
    .array(
      z.strictObject({
        lead_id: LeadId,
        name: z.string(),
        /** As it follows their name: `got an offer in the last 24 hours`. */
        why: z.string(),
      }),
    )
    .max(maxAsked),
});
export type UnfilledGap = z.infer<typeof UnfilledGap>;
