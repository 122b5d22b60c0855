import * as z from 'zod';
import { Instant, LeadId } from '../ids.ts';
import { Lead, WholeDollars } from '../lead.ts';

export const leadMails = {
  'admin-offer': {
    input: z
      .strictObject({ leadId: LeadId, est_price_min: WholeDollars, est_price_max: WholeDollars })
      .refine(({ est_price_min, est_price_max }) => est_price_min <= est_price_max, {
        path: ['est_price_max'],
        message: 'Max price must not be below min price.',
      }),
    output: z.strictObject({ lead: Lead }),
  },
  'admin-schedule': {
    input: z.strictObject({
      leadId: LeadId,
      scheduled_at: Instant,
      /** The admin confirms a time in the past. */
      past: z.boolean().optional(),
    }),
    output: z.strictObject({ lead: Lead }),
  },
};
