import * as z from 'zod';
import { ManualLeadBody } from '../booking/manual-lead.ts';
import { CalendarVisit } from '../calendar/calendar-day.ts';
import { BoatId, CustomerId } from '../customer/customer.ts';
import { CustomerMessage, maxCustomerMessages } from '../customer/customer-messages.ts';
import {
  CustomerLead,
  CustomerSave,
  FoundCustomer,
  PlanWish,
  SeenCustomer,
} from '../customer/seen-customer.ts';
import { LeadId } from '../ids.ts';
import { SeenLead } from '../lead.ts';

export const maxFoundCustomers = 8;

export const customerOperations = {
  'admin-lead-create': {
    input: ManualLeadBody,
    output: z.strictObject({ lead: SeenLead }),
  },
  'admin-customers': {
    input: z.strictObject({ q: z.string().max(200).default('') }),
    output: z.strictObject({ customers: z.array(FoundCustomer).max(maxFoundCustomers) }),
  },
  'admin-customer': {
    input: z.strictObject({ id: CustomerId }),
    output: z.strictObject({
      customer: SeenCustomer,
      boats: SeenCustomer.shape.boats,
      /** Newest first; those in quarantine are left out. */
      leads: z.array(CustomerLead),
      visits: z.array(CalendarVisit),
      plan_wishes: z.array(PlanWish).optional(),
      /** Newest first. */
      messages: z.array(CustomerMessage).max(maxCustomerMessages),
      sums: z.strictObject({
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
  /** Gives the customer's own page a new address. */
  'admin-customer-page': {
    input: z.strictObject({ id: CustomerId }),
    output: z.strictObject({}),
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
