import type { Lead } from '../lead.ts';
import type { LeadChange } from '../lead-change.ts';
import { formatAppointment } from '../los-angeles.ts';
import { newEntry } from '../timeline.ts';
import { visitsCalledOff } from '../visit/appointment.ts';
import { cancelVisits } from '../visit/visit-changes.ts';
import type { Pricer } from './lead-edit.ts';
import { factEntries, followingFacts } from './lead-facts.ts';
import type { LeadUpdate } from './lead-update.ts';

/** What a cancellation does to a lead once it was mailed; `changes` cancel it and may hold more. */
export function cancellationSent(lead: Lead, changes: LeadUpdate, editor: Pricer): LeadChange {
  const { admin, now } = editor;
  const lead_id = lead.id;
  const note = visitsCalledOff(lead, changes)
    .map(({ start, hours }) => formatAppointment(start, hours, now))
    .join('; ');
  const trace = { lead_id, status: 'Cancellation emailed', note, is_public: false };
  const shown = { lead_id, status: 'CANCELED', is_public: true, mailed: true } as const;
  return {
    fields: { ...changes, ...followingFacts(lead, changes, editor) },
    visits: cancelVisits(lead.visits ?? [], now).visits.map((visit) => ({ ...visit, told: visit.sequence })),
    entries: [
      newEntry(trace, admin, now),
      newEntry(shown, admin, now),
      ...factEntries(lead, changes, editor),
    ],
  };
}
