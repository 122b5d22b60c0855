import { eraseRemains } from '../data/lead/expired-leads.ts';
import { leadStreamJob } from '../runtime/lead-stream-job.ts';

export const handler = leadStreamJob('expired-leads', {
  lead: async (leadId) => {
    await eraseRemains(leadId);
    return true;
  },
});
