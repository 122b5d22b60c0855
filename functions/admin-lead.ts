import {
  correctionsIn,
  leadCustomer,
  placeAmong,
  seenBoat,
  suggestionsFor,
} from '#domain/customer/customer-views.ts';
import type { Lead } from '#domain/lead.ts';
import { adminLeads } from '#domain/operations/admin-leads.ts';
import { planWish } from '#domain/plan/plan-wish.ts';
import { lastJobLike } from '#domain/record/last-price.ts';
import { unsentOf } from '#domain/today/unsent.ts';
import { suggestionContent } from './data/content/published-content.ts';
import { customerOf, customersLike } from './data/customer/customers.ts';
import { rowOf } from './data/lead/leads.ts';
import { leadsById } from './data/lead/leads-by-id.ts';
import { leadOfRecord } from './data/lead-records.ts';
import { mailLateOf } from './data/mail/late-mails.ts';
import { photoView } from './data/photo/photo-views.ts';
import { storedUnsent } from './data/settings/unsent.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { foundLead } from './use-cases/found-lead.ts';

/** A lead's customer and boat, and the other customers that it may be from. Nobody is asked about spam. */
async function linksOf(lead: Lead) {
  const [customer, alike] = await Promise.all([
    lead.customer_id === undefined ? undefined : customerOf(lead.customer_id),
    lead.quarantined ? [] : customersLike(lead),
  ]);
  const leads = customer ? [...(await leadsById(customer.lead_ids)).values()] : [];
  const known = customer?.boats.find(({ id }) => id === lead.boat_id);
  const boat = known && seenBoat(known);
  const last_job = lastJobLike(lead, leads);
  const plan_wish = planWish(lead, customer, leads);
  return {
    ...(last_job && { last_job }),
    ...(customer && {
      customer: {
        ...leadCustomer(customer, leads),
        place: placeAmong(lead, leads),
        ...(plan_wish && { plan_wish }),
        emails: customer.emails,
        phones: customer.phones,
      },
    }),
    ...(boat && { boat }),
    suggestions: suggestionsFor(lead, alike),
    has_gate_code: boat?.has_gate_code ?? false,
    corrections: correctionsIn(leads.filter(({ id }) => id !== lead.id)),
  };
}

export const handler = adminOperation('admin-lead', adminLeads, async ({ id }, { now }) => {
  const row = await rowOf(id);
  const lead = foundLead(leadOfRecord(row));
  const jobPaths = (lead.job_photos ?? []).map(({ path }) => path);
  const [photos, job_photos, links, suggestion, { devices }] = await Promise.all([
    Promise.all(lead.photo_urls.map(photoView)),
    Promise.all(jobPaths.map(photoView)),
    linksOf(lead),
    suggestionContent(),
    storedUnsent(),
  ]);
  const unsent = unsentOf(devices, id, now);
  const mail_late_since = row && mailLateOf(row, now);
  return {
    now,
    lead,
    photos,
    job_photos,
    ...suggestion,
    ...links,
    ...(mail_late_since && { mail_late_since }),
    ...(unsent.length > 0 && { unsent }),
  };
});
