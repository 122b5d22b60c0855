import { statusOperations } from '#domain/operations/status.ts';
import { operation } from './runtime/operation.ts';
import { publicLead } from './use-cases/status/public-lead.ts';
import { showStatus } from './use-cases/status/show-status.ts';

export const handler = operation('lead-status', statusOperations, async ({ slug }, { now }) =>
  showStatus(await publicLead(slug), now),
);
