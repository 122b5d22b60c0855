import * as z from 'zod';
import { LeadStatus } from '../status/lead-status.ts';

export const careOperations = {
  care: {
    input: z.strictObject({
      slug: z.string(),
      /** One email when wax is due; can be taken back at any time. */
      remind: z.boolean(),
    }),
    output: LeadStatus,
  },
};
