import { quietUntil } from '#domain/follow-up/follow-ups.ts';
import type { Lead } from '#domain/lead.ts';
import { leadsOfCustomer } from '../../data/lead/leads-of-customer.ts';
import { timelineOf } from '../../data/timeline.ts';

/** Until when the customer of a lead is left alone, who heard from the owner lately about whichever of their leads. */
export async function customerQuiet(lead: Lead, now: string): Promise<string | undefined> {
  const others = (await leadsOfCustomer(lead)).filter(({ id }) => id !== lead.id);
  const leads = [lead, ...others];
  const timelines = await Promise.all(leads.map(({ id }) => timelineOf(id)));
  return quietUntil(timelines.flat(), leads, now);
}
