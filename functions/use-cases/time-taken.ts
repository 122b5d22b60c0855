import type { Lead } from '#domain/lead.ts';
import { formatSpan } from '#domain/los-angeles.ts';
import type { TimeConflict } from '#domain/operations/errors.ts';
import { tooCloseText } from '#domain/visit/clash-words.ts';
import type { TimeClash } from '#domain/visit/day-row.ts';
import { leadsById } from '../data/lead/leads-by-id.ts';
import { AppError } from '../runtime/app-error.ts';
import { freshTimes } from './visit/open-times.ts';

interface NamedClash extends TimeClash {
  readonly name: string;
}

interface AskedTime {
  readonly lead: Lead;
  readonly start: string;
  readonly now: string;
}

/** While bookings are paused nothing is open: the owner still learns with whom a time clashes. */
async function openDays({ lead, start, now }: AskedTime) {
  try {
    return await freshTimes(lead, start, now);
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}

/** The error for a time that others have: with whom, from when to when, or how much is missing; and what is open. */
export async function timeTaken(entries: readonly TimeClash[], asked?: AskedTime): Promise<AppError> {
  const leads = await leadsById(entries.map(({ lead_id }) => lead_id));
  const clashes = entries.map(
    (entry): NamedClash => ({ ...entry, name: leads.get(entry.lead_id)?.full_name ?? 'another visit' }),
  );
  const overlapping = clashes.filter(({ overlaps }) => overlaps);
  const words = overlapping.map(({ name, start, hours }) => `${name}, ${formatSpan(start, hours)}`);
  const sentences = [
    ...(words.length > 0 ? [`This time overlaps ${words.join(' and ')}.`] : []),
    ...clashes.filter(({ overlaps }) => !overlaps).map((clash) => `${tooCloseText(clash, clash)}.`),
  ];
  return new AppError('conflict', sentences.join(' '), {
    reason: 'time-taken',
    ...(asked && { days: await openDays(asked) }),
    conflicts: clashes.map(
      ({ lead_id, name, start, hours }): TimeConflict => ({ lead_id, name, start, hours }),
    ),
  });
}
