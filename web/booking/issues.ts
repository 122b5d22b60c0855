import type * as z from 'zod';
import { intakeMessages } from '#domain/booking/intake-texts.ts';
import { isPastDate } from '#domain/booking/intake-values.ts';
import { LeadIntake } from '#domain/booking/lead-intake.ts';
import type { payloadOf } from './payload.ts';

export type Issue = z.core.$ZodIssue;

/** Checks a payload against the server's own rules; `today` is a day in Los Angeles. */
export function issuesIn(payload: ReturnType<typeof payloadOf>, today: string): Issue[] {
  const { error } = LeadIntake.safeParse(payload);
  const past = isPastDate(payload, today)
    ? [
        {
          code: 'custom' as const,
          path: ['preferredDate'],
          message: intakeMessages.datePast,
          input: payload.preferredDate,
        },
      ]
    : [];
  return [...(error?.issues ?? []), ...past];
}
