import * as z from 'zod';
import { CustomerId } from '../customer/customer.ts';
import { Instant, LeadId } from '../ids.ts';
import { ExtraId } from '../offer/extra.ts';
import { packageIds } from '../price/packages.ts';
import { DayEntry } from '../visit/day-row.ts';
import { waitingKinds } from './waiting-order.ts';

/** One thing that waits for the owner: a sentence that begins with the customer's name, and its one next act. */
export const Waiting = z.strictObject({
  kind: z.enum(waitingKinds),
  lead_id: LeadId,
  visit_id: DayEntry.shape.visit_id.optional(),
  /** A visit of today that was called missed, and may not have been. */
  missed: z.strictObject({ visit_id: DayEntry.shape.visit_id, was_underway: z.boolean() }).optional(),
  name: z.string(),
  text: z.string(),
  /** What stops the work, as a sentence of its own. */
  warning: z.string().optional(),
  act: z.string(),
  wished_start: Instant.optional(),
  /** The work began, so the visit cannot be moved. */
  is_underway: z.literal(true).optional(),
  /** Nothing else of the job is left, so Done completes it and emails that. */
  done_mails: z.literal(true).optional(),
  /** It is all that is left of the job, so its receipt can be made. */
  makes_receipt: z.literal(true).optional(),
  /** Booked after the job was done: Done emails that too. */
  is_return: z.literal(true).optional(),
  /** The customer also wrote something that waits for an answer. */
  has_message: z.literal(true).optional(),
  /** What it said of a boat is settled. */
  can_wait: z.literal(true).optional(),
  /** Nobody can be emailed. */
  no_email: z.literal(true).optional(),
  /** Ids of the approved extra work that is not on the receipt. */
  extras: z.array(ExtraId).optional(),
  customer_id: CustomerId.optional(),
  service: z.enum(packageIds).optional(),
  since: Instant,
  due_at: Instant.optional(),
});
export type Waiting = z.infer<typeof Waiting>;
