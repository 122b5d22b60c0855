import * as z from 'zod';
import { Instant, LeadId } from '../ids.ts';
import { SeenLead } from '../lead.ts';
import { maxOfferedTimes, WrittenText } from '../offer/sent-offer.ts';
import { WholeDollars } from '../price/whole-dollars.ts';
import { VisitId } from '../visit/visit.ts';

/** The lead after it; `mailed` is false for a customer without an email address. */
const MailedLead = z.strictObject({ lead: SeenLead, mailed: z.boolean() });

export const leadMails = {
  'admin-offer': {
    input: z
      .strictObject({
        leadId: LeadId,
        est_price_min: WholeDollars,
        est_price_max: WholeDollars,
        /** Starts from which the customer can choose with one tap. */
        times: z.array(Instant).max(maxOfferedTimes, 'Three times at most.').optional(),
        note: WrittenText.optional(),
        /** When the price was sent that the admin saw; `null` for none. With another one since it is refused. */
        offer_seen: Instant.nullable().optional(),
      })
      .refine(({ est_price_min, est_price_max }) => est_price_min <= est_price_max, {
        path: ['est_price_max'],
        message: 'Max price must not be below min price.',
      }),
    output: MailedLead,
  },
  'admin-schedule': {
    input: z
      .strictObject({
        leadId: LeadId,
        scheduled_at: Instant,
        /** The visit to move; without it the next planned one is moved, or the first is made. */
        visit_id: VisitId.optional(),
        add: z.boolean().optional(),
        /** The admin knows that the time overlaps another visit. */
        overlap: z.boolean().optional(),
        /** The admin confirms a time that is in the past. */
        past: z.boolean().optional(),
      })
      .refine(({ visit_id, add }) => visit_id === undefined || !add, {
        path: ['add'],
        message: 'Move a visit or add one, not both.',
      }),
    output: MailedLead,
  },
};
