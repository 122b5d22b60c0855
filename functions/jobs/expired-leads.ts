import { eraseRemains } from '../data/expired-leads.ts';
import { leadStreamJob } from '../runtime/lead-stream-job.ts';

/** Erases what leads leave behind that have expired in quarantine. */
export const handler = leadStreamJob('expired-leads', async (leadId) => {
  await eraseRemains(leadId);
  return true;
});
