import { heardLately } from '#domain/follow-up/follow-ups.ts';
import type { Lead } from '#domain/lead.ts';
import { leadsOfCustomer } from '../../data/lead/leads-of-customer.ts';
import { timelineOf } from '../../data/timeline.ts';

/** Whether the customer of a lead heard from the owner lately, about whichever of their leads. */
export async function customerHeard(lead: Lead, now: string): Promise<boolean> {
  const others = (await leadsOfCustomer(lead)).filter(({ id }) => id !== lead.id);
  const leads = [lead, ...others];
  const timelines = await Promise.all(leads.map(({ id }) => timelineOf(id)));
  return heardLately(timelines.flat(), leads, now);
}
