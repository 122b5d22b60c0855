import { Slug } from '#domain/ids.ts';
import type { Lead } from '#domain/lead.ts';
import { leadIdOfSlug, leadOf } from '../../data/lead/leads.ts';
import { found } from '../../runtime/found.ts';
import { aboutLead } from '../../runtime/log-context.ts';

const unknown = 'We couldn’t find this request.';

/** The lead of a status page. A malformed slug is answered like an unknown one, a lead in quarantine too. */
export async function publicLead(slug: string): Promise<Lead> {
  const id = found(Slug.safeParse(slug).success ? await leadIdOfSlug(slug) : undefined, unknown);
  aboutLead(id);
  const lead = await leadOf(id);
  return found(lead?.quarantined ? undefined : lead, unknown);
}
