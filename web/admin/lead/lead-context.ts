import type { Lead } from '#domain/lead.ts';
import type { Prices } from '#domain/price/prices.ts';
import type { Surcharges } from '#domain/price/surcharges.ts';
import type { LoadedLead } from '../data/use-lead.ts';
import type { Timeline } from '../data/use-timeline.ts';
import type { WaitingAct } from '../device/waiting-act.ts';
import type { Edits } from './use-edits.ts';
import type { KeptDrafts } from './use-lead-drafts.ts';
import type { LeadForm } from './use-lead-form.ts';

export interface LeadContext
  extends Edits,
    KeptDrafts,
    LeadForm,
    Omit<LoadedLead, 'state' | 'lead' | 'prices' | 'surcharges'> {
  /** As it will be once `waiting` has gone out. */
  readonly lead: Lead;
  /** What was pressed on this device and the loaded lead does not show. */
  readonly waiting: readonly WaitingAct[];
  readonly prices: Prices;
  readonly surcharges: Surcharges;
  readonly timeline: Timeline;
}
