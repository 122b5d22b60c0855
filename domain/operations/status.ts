import * as z from 'zod';
import { CustomerPage } from '../status/customer-page.ts';
import { LeadStatus } from '../status/lead-status.ts';

export const statusOperations = {
  'lead-status': {
    input: z.strictObject({ slug: z.string() }),
    output: LeadStatus,
  },
  'customer-page': {
    input: z.strictObject({ key: z.string() }),
    output: CustomerPage,
  },
};
