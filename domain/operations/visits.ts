import * as z from 'zod';
import { Instant, LeadId } from '../ids.ts';
import { SeenLead } from '../lead.ts';
import { WrittenText } from '../offer/sent-offer.ts';
import { VisitId } from '../visit/visit.ts';
import { closingActs, visitActs } from '../visit/visit-act.ts';
import { outcome } from './errors.ts';

const maxClosedAtOnce = 100;
const ClosedVisit = z.strictObject({ lead_id: LeadId, visit_id: VisitId });

export const visitOperations = {
  'admin-visit': {
    input: z.strictObject({
      id: LeadId,
      visitId: VisitId,
      /** `come`: the customer was told that we can't, and the time off was taken back. */
      act: z.enum([...visitActs, 'take-back-miss', 'come']),
      /** Emails the customer that the owner is on the way, and unless false the end of a return visit or a job; other acts email by themselves where it matters. */
      mail: z.boolean().optional(),
      /** With `late`: about when the work starts instead. */
      about: Instant.optional(),
      /** With `late` and `cancel`, in the owner's words. */
      why: WrittenText.optional(),
      /** When it was pressed, without a line; one that is still to come counts as now. */
      at: Instant.optional(),
      /** The start as the page showed it; where the visit was moved since, it is refused. */
      seen_start: Instant.optional(),
      /** The work was begun or done then, although the visit was moved or called off. */
      anyway: z.boolean().optional(),
      /** A later act of the visit comes right behind it: the customer is not emailed what is no longer so. */
      overtaken: z.boolean().optional(),
    }),
    output: z.strictObject({ lead: SeenLead }),
  },
  'admin-visits-close': {
    input: z.strictObject({
      visits: z
        .array(ClosedVisit.extend({ act: z.enum(closingActs) }))
        .min(1)
        .max(maxClosedAtOnce),
    }),
    /** In the order in which they were named. What is so already is `ok`. */
    output: z.strictObject({
      results: z.array(ClosedVisit.extend(outcome)),
    }),
  },
};
