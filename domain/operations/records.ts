import * as z from 'zod';
import { Day, Instant, LeadId } from '../ids.ts';
import { SeenLead } from '../lead.ts';
import { ExtraId, maxExtras } from '../offer/extra.ts';
import { QuoteLines } from '../offer/quote.ts';
import { WrittenText } from '../offer/sent-offer.ts';
import { PayWay } from '../record/job-record.ts';
import { Money, Month } from '../record/money.ts';
import type { WantedPayment } from '../record/payment.ts';
import { linesSubtotal } from '../record/record-totals.ts';
import { VisitId } from '../visit/visit.ts';

/** One of: paid in a way, unpaid again, a difference settled, of which the way may be left out. */
const isOnePayment = ({ how, paid_on, unpaid, settled_version }: WantedPayment): boolean => {
  if (settled_version !== undefined) return unpaid === undefined;
  return unpaid ? how === undefined && paid_on === undefined : how !== undefined;
};

export const recordOperations = {
  'admin-finish': {
    input: z
      .strictObject({
        id: LeadId,
        /** The version that was seen; left out for the first finish. */
        version: z.int().min(1).optional(),
        /** Which visit, where several are not over; only the last one makes the record. */
        visit_id: VisitId.optional(),
        lines: QuoteLines,
        /** In cents. */
        discount: z.int().min(0).optional(),
        note: WrittenText.optional(),
        /** The approved extra work that was known; left out: what the lines charge. */
        extras: z.array(ExtraId).max(maxExtras).optional(),
        /** Those of it whose lines were taken off: the customer reads that they aren’t charged. */
        left_off: z.array(ExtraId).max(maxExtras).optional(),
        /** Extra work that was asked for and not answered yet, as the sheet showed it. */
        unanswered_extras: z.array(ExtraId).max(maxExtras).optional(),
        /** Left out: as it was. */
        paid: z.strictObject({ how: PayWay }).optional(),
        /** When it was pressed, without signal; more than five minutes ahead is refused. */
        done_at: Instant.optional(),
        /** The start of its visit as the sheet showed it; where the visit was moved since, it is refused. */
        seen_start: Instant.optional(),
        /** The work was done then, although the visit was moved or called off. */
        anyway: z.boolean().optional(),
        /** The sheet showed no other visit of the job that is not over; where there is one, it is refused. */
        last: z.boolean().optional(),
        seen_length_ft: z.number().optional(),
        /** Emails a correction. */
        mail: z.boolean().optional(),
      })
      .refine(({ lines, discount = 0 }) => discount <= linesSubtotal(lines), {
        path: ['discount'],
        message: 'The discount can’t be more than the subtotal.',
      }),
    output: z.strictObject({ lead: SeenLead }),
  },
  'admin-paid': {
    input: z
      .strictObject({
        id: LeadId,
        how: PayWay.optional(),
        paid_on: Day.optional(),
        unpaid: z.literal(true).optional(),
        /** Refuses where it was paid in another way meanwhile; without it what is paid stays as it is. */
        unpaid_seen: z.literal(true).optional(),
        /** The version whose difference to what was paid has changed hands, after a correction. */
        settled_version: z.int().min(1).optional(),
        /** Emails the customer the receipt as it stands then. */
        mail: z.boolean().optional(),
      })
      .refine(isOnePayment, {
        path: ['how'],
        message: 'Say how it was paid, or that it wasn’t.',
      }),
    output: z.strictObject({ lead: SeenLead }),
  },
  'admin-money': {
    input: z.strictObject({ month: Month }),
    output: Money,
  },
};
