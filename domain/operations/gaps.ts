import * as z from 'zod';
import { maxAsked } from '../gap/gap.ts';
import { Instant, LeadId } from '../ids.ts';
import { outcome } from './errors.ts';

export const gapOperations = {
  'admin-gap-offer': {
    input: z.strictObject({ start: Instant, lead_ids: z.array(LeadId).min(1).max(maxAsked) }),
    /** In the order in which they were named. Who was offered it already is `ok`. */
    output: z.strictObject({ results: z.array(z.strictObject({ lead_id: LeadId, ...outcome })) }),
  },
};
