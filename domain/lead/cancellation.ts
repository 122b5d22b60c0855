import type { Lead } from '../lead.ts';
import type { LeadChange } from '../lead-change.ts';
import { formatAppointment } from '../los-angeles.ts';
import { newEntry } from '../timeline.ts';
import { visitsCalledOff } from '../visit/appointment.ts';
import { cancelVisits } from '../visit/visit-changes.ts';
import type { Pricer } from './lead-edit.ts';
import { factEntries, followingFacts } from './lead-facts.ts';
import type { LeadUpdate } from './lead-update.ts';

interface Cancellation {
  /** They cancel the lead, and may hold more. */
  readonly changes: LeadUpdate;
  readonly why?: string | undefined;
}

export function cancellationSent(lead: Lead, { changes, why }: Cancellation, editor: Pricer): LeadChange {
  const { admin, now } = editor;
  const lead_id = lead.id;
  const when = visitsCalledOff(lead, changes)
    .map(({ start, hours }) => formatAppointment(start, hours, now))
    .join('; ');
  const note = [when, why].filter(Boolean).join('. ');
  const trace = { lead_id, status: 'Cancellation emailed', note, is_public: false };
  const shown = { lead_id, status: 'CANCELED', is_public: true, mailed: true } as const;
  return {
    fields: { ...changes, ...followingFacts(lead, changes, editor) },
    visits: cancelVisits(lead.visits ?? [], now, why).visits.map((visit) => ({
      ...visit,
      told: visit.sequence,
    })),
    entries: [
      newEntry(trace, admin, now),
      newEntry(shown, admin, now),
      ...factEntries(lead, changes, editor),
    ],
  };
}
