import type { Lead } from '#domain/lead.ts';
import type { Edits } from './use-edits.ts';
import type { LoadedLead } from './use-lead.ts';
import type { KeptDrafts } from './use-lead-drafts.ts';
import type { Timeline } from './use-timeline.ts';

/** What the parts of the open lead work with. */
export interface LeadDesk
  extends Edits,
    KeptDrafts,
    Pick<LoadedLead, 'photos' | 'put' | 'reload' | 'current'> {
  readonly lead: Lead;
  readonly timeline: Timeline;
  /** Something of the lead has changed that the table or the timeline shows. */
  readonly onChanged: () => void;
}
