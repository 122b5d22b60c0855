import * as z from 'zod';
import { Instant } from '../ids.ts';

export const dataWishes = ['copy', 'correction', 'deletion'] as const;
export type DataWish = (typeof dataWishes)[number];

/** Days within which a request about personal data has to be answered (CCPA, Cal. Civ. Code 1798.130(a)(2)(A)). */
export const dataRequestDays = 45;

export const dataCodeMinutes = 30;
/** Codes that a lead's address gets on a day: whoever has the link can ask for one. */
export const maxCodesPerDay = 3;
/** Codes that a mailbox gets on a day, for all leads: anyone can book with someone else's address. */
export const maxCodesPerMailbox = 6;
/** Wrong codes after which a new one is needed. */
export const maxCodeTries = 5;
/** Tries on a day for all codes of a mailbox, whichever lead they are for. */
export const maxTriesPerMailbox = 15;

export const DataCode = z.strictObject({
  code: z.string().regex(/^\d{6}$/),
  sent_at: Instant,
  tries: z.int().min(0),
});
export type DataCode = z.infer<typeof DataCode>;

export const DataRequest = z.strictObject({
  wish: z.enum(dataWishes),
  at: Instant,
  due_at: Instant,
  /** What is wrong, for a correction. */
  message: z.string().optional(),
});
export type DataRequest = z.infer<typeof DataRequest>;
