import type { Lead } from '../lead.ts';
import type { Editor } from '../lead-change.ts';
import { formatMoment } from '../los-angeles.ts';
import { newEntry, type TimelineEntry } from '../timeline.ts';
import { activeVisits, type Visit } from '../visit/visit.ts';
import { type ActOutcome, changedMeanwhile, type SaidOfVisit, saidAt } from '../visit/visit-act.ts';
import { mayTakeBackMiss, statusBeforeMiss, visitsWithoutMiss } from '../visit/visit-changes.ts';
import { ownerTold } from './message.ts';

const onAgainText = 'Your appointment is on after all. No need to pick a new time.';

export const tellsOnAgain = ({ note }: Pick<TimelineEntry, 'note'>): boolean => note === onAgainText;

/** That it is on after all is no longer so: it was called off or missed again, or is over. */
export const isOnAgainOver = (
  entry: Pick<TimelineEntry, 'note'>,
  { visits }: Pick<Lead, 'visits'>,
): boolean => tellsOnAgain(entry) && activeVisits(visits).length === 0;

/** Its planned start has passed, so that it can be changed for free until a new time is told or the work begins. */
const lateIfDue = (visit: Visit, at: string): Visit =>
  visit.status === 'planned' && visit.start < at && !visit.late
    ? { ...visit, late: { at, on_again: true } }
    : visit;

/** They were there after all, which they are told, as an email of the miss may be on its way; nothing where it is so already. */
export function outcomeOfTakingBack(
  lead: Lead,
  visit: Visit,
  said: Pick<SaidOfVisit, 'at'>,
  editor: Editor,
): ActOutcome | undefined {
  if (visit.status === statusBeforeMiss(visit)) return undefined;
  const { admin, now } = editor;
  const happened_at = saidAt(said, now);
  if (!mayTakeBackMiss(lead, visit, happened_at)) return { refusal: changedMeanwhile };
  const { visits: before, status } = visitsWithoutMiss(lead.visits ?? [], visit.id);
  const visits = before.map((after) => (after.id === visit.id ? lateIfDue(after, happened_at) : after));
  const written = ownerTold(lead, onAgainText, editor);
  // Not words of the owner's, which would answer what they said.
  const { wrote_at: _, ...told } = written.fields;
  const note = formatMoment(visit.start, now);
  const noted = { lead_id: lead.id, happened_at };
  const isNewStatus = status !== undefined && status !== lead.status;
  return {
    change: {
      ...written,
      fields: { ...told, updated_at: now, ...(isNewStatus && { status }) },
      visits,
      entries: [
        ...written.entries,
        newEntry({ ...noted, status: 'Not missed after all', note, is_public: true }, admin, now),
        ...(isNewStatus ? [newEntry({ ...noted, status, is_public: false }, admin, now)] : []),
      ],
    },
  };
}
