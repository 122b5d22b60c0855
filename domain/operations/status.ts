import * as z from 'zod';
import { LeadStatus } from '../status/lead-status.ts';

export const statusOperations = {
  'lead-status': {
    input: z.strictObject({ slug: z.string() }),
    output: LeadStatus,
  },
};
