import * as z from 'zod';
import { intakeMessages } from '../booking/intake-texts.ts';
import { plans } from '../choices.ts';
import { Instant } from '../ids.ts';
import { Lead, LeadSummary } from '../lead.ts';
import { canonicalAddress, emailMax, emailPattern, visible } from '../mail/email-address.ts';
import { packageIds } from '../price/packages.ts';
import { WholeDollars } from '../price/whole-dollars.ts';
import { Berth, Boat, BoatId, Customer, CustomerId, Phone } from './customer.ts';

export const SeenBoat = Boat.extend({
  berth: Berth.omit({ gate_code: true }),
  has_gate_code: z.boolean(),
});
export type SeenBoat = z.infer<typeof SeenBoat>;

export const SeenCustomer = Customer.omit({ page_key: true, plans: true }).extend({
  boats: z.array(SeenBoat),
  /** The customer was mailed the address of their own page. */
  has_page: z.boolean(),
});
export type SeenCustomer = z.infer<typeof SeenCustomer>;

export const ShortBoat = z.strictObject({
  id: BoatId,
  name: Boat.shape.name,
  type: Boat.shape.type,
  length_ft: Boat.shape.length_ft,
  marina: Berth.shape.marina,
  slip: Berth.shape.slip,
});
export type ShortBoat = z.infer<typeof ShortBoat>;

export const LeadCustomer = z.strictObject({
  id: CustomerId,
  name: z.string(),
  leads: z.int().min(0),
  jobs: z.int().min(0),
  last_job: Instant.optional(),
  last_waxed: Instant.optional(),
  boats: z.array(ShortBoat),
});
export type LeadCustomer = z.infer<typeof LeadCustomer>;

/** A customer while the owner types: enough to say `Ana Ortiz, 2 boats`. */
export const FoundCustomer = LeadCustomer.extend({ emails: z.array(z.string()), phones: z.array(Phone) });
export type FoundCustomer = z.infer<typeof FoundCustomer>;

/** A plan that was asked for and that nobody has set up. */
export const PlanWish = z.strictObject({ boat_id: BoatId, level: z.enum(plans) });
export type PlanWish = z.infer<typeof PlanWish>;

export const CustomerSuggestion = z.strictObject({
  customer_id: CustomerId,
  name: z.string(),
  boats: z.array(ShortBoat),
  shares: z.enum(['email', 'phone']),
});
export type CustomerSuggestion = z.infer<typeof CustomerSuggestion>;

/** What was corrected in another request of the customer. */
export const Correction = Lead.pick({
  boat_id: true,
  boat_type: true,
  length_ft: true,
  brand: true,
  model: true,
  year: true,
  phone: true,
  phone_e164: true,
  boat_said_at: true,
  phone_said_at: true,
});
export type Correction = z.infer<typeof Correction>;

/** What the same work on the same boat cost before: whole dollars before tax, of its package alone. */
const LastJob = z.strictObject({
  requested_service: z.enum(packageIds),
  dollars: WholeDollars,
  done_at: Instant,
  worked_at: Instant.optional(),
});

export const leadLinks = {
  customer: FoundCustomer.extend({
    place: z.int().min(1).optional(),
    /** What the lead asks for and nobody has set up or answered. */
    plan_wish: z.enum(plans).optional(),
  }).optional(),
  boat: SeenBoat.optional(),
  suggestions: z.array(CustomerSuggestion),
  has_gate_code: z.boolean(),
  corrections: z.array(Correction).optional(),
  last_job: LastJob.optional(),
};

export const CustomerLead = LeadSummary.extend({
  boat_id: BoatId.optional(),
  /** Of the receipt: cents with tax. */
  receipt_total: z.int().min(0).optional(),
  /** A visit of a plan, called off by its customer's skip. */
  skipped: z.literal(true).optional(),
  /** The owner offered it for a plan; nobody asked. */
  of_plan: z.literal(true).optional(),
});
export type CustomerLead = z.infer<typeof CustomerLead>;

const CustomerEmail = z
  .string()
  .overwrite(canonicalAddress)
  .max(emailMax, intakeMessages.email)
  .regex(visible, intakeMessages.email)
  .regex(emailPattern, intakeMessages.email);

/** Without an id it is a new boat. A gate code left out stays as it is, null takes it away. */
const SavedBoat = SeenBoat.extend({
  id: BoatId.optional(),
  berth: Berth.extend({ gate_code: Berth.shape.gate_code.unwrap().nullable().optional() }),
  /** As it was read; says nothing. */
  has_gate_code: z.boolean().optional(),
});
export type SavedBoat = z.infer<typeof SavedBoat>;

export const CustomerSave = z.strictObject({
  id: CustomerId,
  /** The version that the admin saw: nobody's changes are replaced unseen. */
  version: Customer.shape.version,
  name: Customer.shape.name.min(1, 'Enter a name.'),
  emails: z.array(CustomerEmail).max(10),
  phones: z.array(Phone).max(10),
  note: Customer.shape.note,
  boats: z.array(SavedBoat).max(50),
});
export type CustomerSave = z.infer<typeof CustomerSave>;
