import type { DayEntry } from '#domain/day-row.ts';
import { formatSpan } from '#domain/los-angeles.ts';
import type { TimeConflict } from '#domain/operations/errors.ts';
import { leadsById } from '../data/leads-by-id.ts';
import { AppError } from '../runtime/app-error.ts';

/** The error for a time that others have: with whom, from when to when. */
export async function timeTaken(entries: readonly DayEntry[]): Promise<AppError> {
  const leads = await leadsById(entries.map(({ lead_id }) => lead_id));
  const conflicts = entries.map(
    ({ lead_id, start, hours }): TimeConflict => ({
      lead_id,
      name: leads.get(lead_id)?.full_name ?? 'another visit',
      start,
      hours,
    }),
  );
  const words = conflicts.map(({ name, start, hours }) => `${name}, ${formatSpan(start, hours)}`);
  return new AppError('conflict', `This time overlaps ${words.join(' and ')}.`, {
    reason: 'time-taken',
    conflicts,
  });
}
