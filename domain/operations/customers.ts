import * as z from 'zod';
import { Berth, Boat, BoatId, Customer, CustomerId, Phone } from '../customer.ts';
import { canonicalAddress, emailMax, emailPattern, visible } from '../email-address.ts';
import { HandLeadBody } from '../hand-lead.ts';
import { Instant, LeadId } from '../ids.ts';
import { intakeMessages } from '../intake-texts.ts';
import { LeadSummary, SeenLead } from '../lead.ts';
import { CalendarVisit } from './calendar.ts';

/** A boat as admins see it: the gate code takes a call of its own. */
export const SeenBoat = Boat.extend({
  berth: Berth.omit({ gate_code: true }),
  has_gate_code: z.boolean(),
});
export type SeenBoat = z.infer<typeof SeenBoat>;

export const SeenCustomer = Customer.extend({ boats: z.array(SeenBoat) });
export type SeenCustomer = z.infer<typeof SeenCustomer>;

/** A boat by which to tell a customer from another. */
export const ShortBoat = z.strictObject({
  id: BoatId,
  name: Boat.shape.name,
  type: Boat.shape.type,
  length_ft: Boat.shape.length_ft,
  marina: Berth.shape.marina,
  slip: Berth.shape.slip,
});
export type ShortBoat = z.infer<typeof ShortBoat>;

/** A lead's customer in short. */
export const LeadCustomer = z.strictObject({
  id: CustomerId,
  name: z.string(),
  /** How many leads the customer has in all. */
  leads: z.int().min(0),
  /** How many of the customer's leads were done. */
  jobs: z.int().min(0),
  /** When the last job that was done began. */
  last_job: Instant.optional(),
  boats: z.array(ShortBoat),
});
export type LeadCustomer = z.infer<typeof LeadCustomer>;

/** A customer while the owner types: enough to say `Ana Ortiz, 2 boats`. */
export const FoundCustomer = LeadCustomer.extend({ emails: z.array(z.string()), phones: z.array(Phone) });
export type FoundCustomer = z.infer<typeof FoundCustomer>;

/** A customer that a lead may be from, and what they have in common. */
export const CustomerSuggestion = z.strictObject({
  customer_id: CustomerId,
  name: z.string(),
  boats: z.array(ShortBoat),
  shares: z.enum(['email', 'phone']),
});
export type CustomerSuggestion = z.infer<typeof CustomerSuggestion>;

/** What a lead points to and what it may belong to, worked out when it is read. */
export const leadLinks = {
  customer: LeadCustomer.optional(),
  boat: SeenBoat.optional(),
  suggestions: z.array(CustomerSuggestion),
  has_gate_code: z.boolean(),
};

/** A lead of a customer, and which of their boats it is about. */
export const CustomerLead = LeadSummary.extend({ boat_id: BoatId.optional() });
export type CustomerLead = z.infer<typeof CustomerLead>;

const CustomerEmail = z
  .string()
  .overwrite(canonicalAddress)
  .max(emailMax, intakeMessages.email)
  .regex(visible, intakeMessages.email)
  .regex(emailPattern, intakeMessages.email);

/**
 * A boat as the owner saves it. Without an id it is a new one; a gate code that is left out stays as it is, null
 * takes it away.
 */
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

/** Customers that are suggested while typing. */
export const mostFoundCustomers = 8;

export const customerOperations = {
  'admin-lead-create': {
    input: HandLeadBody,
    output: z.strictObject({ lead: SeenLead }),
  },
  'admin-customers': {
    input: z.strictObject({ q: z.string().max(200).default('') }),
    output: z.strictObject({ customers: z.array(FoundCustomer).max(mostFoundCustomers) }),
  },
  'admin-customer': {
    input: z.strictObject({ id: CustomerId }),
    output: z.strictObject({
      customer: SeenCustomer,
      /** Newest first; those in quarantine are left out. */
      leads: z.array(CustomerLead),
      /** The last one first. */
      visits: z.array(CalendarVisit),
      sums: z.strictObject({
        /** Leads that were done. */
        jobs: z.int().min(0),
        /** Whole dollars: the least of what was offered or planned, canceled leads left out. */
        offered_min: z.int().min(0),
      }),
    }),
  },
  'admin-customer-save': {
    input: CustomerSave,
    output: z.strictObject({ customer: SeenCustomer }),
  },
  'admin-lead-link': {
    input: z.strictObject({
      id: LeadId,
      /** null makes a customer of the lead alone. */
      customer_id: CustomerId.nullable(),
      /** One of the customer's boats; else the one that the lead describes. */
      boat_id: BoatId.optional(),
    }),
    output: z.strictObject({ lead: SeenLead, customer: SeenCustomer }),
  },
  'admin-gate-code': {
    input: z.strictObject({ id: LeadId }),
    output: z.strictObject({ gate_code: z.string() }),
  },
};
