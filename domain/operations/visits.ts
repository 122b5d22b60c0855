import * as z from 'zod';
import { LeadId } from '../ids.ts';
import { SeenLead } from '../lead.ts';
import { VisitId } from '../visit/visit.ts';
import { visitActs } from '../visit/visit-act.ts';

export const visitOperations = {
  'admin-visit': {
    input: z.strictObject({
      id: LeadId,
      visitId: VisitId,
      act: z.enum(visitActs),
      /** Emails the customer that the owner is on the way; other acts email by themselves where it matters. */
      mail: z.boolean().default(false),
    }),
    output: z.strictObject({ lead: SeenLead }),
  },
};
