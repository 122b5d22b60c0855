import * as z from 'zod';
import { planAnswers } from './customer/boat-plan.ts';
import { Day, Instant } from './ids.ts';
import { extraAnswers } from './offer/extra.ts';
import { dataWishes } from './privacy/data-request.ts';
import { ReadyCheck } from './visit/visit.ts';

const said = z.string().optional();

/** What the owner's email has words of its own for. `said` is what they wrote, where the note says more than that. */
export const News = z.discriminatedUnion('kind', [
  /** To an offer: with a time, with days that suit, or with neither. */
  z.strictObject({ kind: z.literal('yes'), start: Instant.optional(), days: z.array(Day).optional(), said }),
  z.strictObject({ kind: z.literal('question') }),
  z.strictObject({ kind: z.literal('no') }),
  z.strictObject({ kind: z.literal('moved'), from: Instant, to: Instant }),
  /** The owner confirms moves, so nothing has moved yet. */
  z.strictObject({ kind: z.literal('move-wish'), from: Instant, to: Instant }),
  /** The time stays, although the owner offered others. */
  z.strictObject({ kind: z.literal('kept'), start: Instant }),
  /** All is ready, or no longer. */
  z.strictObject({ kind: z.literal('ready'), start: Instant, check: ReadyCheck }),
  z.strictObject({ kind: z.literal('canceled'), start: Instant, said }),
  /** `work` is the line of the extra work with its price. */
  z.strictObject({ kind: z.literal('extra'), answer: z.enum(extraAnswers), work: z.string() }),
  z.strictObject({
    kind: z.literal('corrected'),
    email: z.literal(true).optional(),
    phone: z.literal(true).optional(),
    berth: z.literal(true).optional(),
  }),
  z.strictObject({ kind: z.literal('review'), publish: z.boolean() }),
  /** Whether a review, whose words stay as they were, may be shown. */
  z.strictObject({ kind: z.literal('review-consent'), publish: z.boolean() }),
  z.strictObject({ kind: z.literal('photo-consent'), publish: z.boolean() }),
  /** One email when wax is due, or none any more. */
  z.strictObject({ kind: z.literal('care'), remind: z.boolean() }),
  z.strictObject({ kind: z.literal('plan'), answer: z.enum(planAnswers) }),
  z.strictObject({ kind: z.literal('data'), wish: z.enum(dataWishes), due_at: Instant }),
]);
export type News = z.infer<typeof News>;
