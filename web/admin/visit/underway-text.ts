import type { Lead } from '#domain/lead.ts';
import { formatMoment, formatTime } from '#domain/los-angeles.ts';

/** The planned start of the visit that is underway, where no other is to come: `scheduled_at` is empty then. */
export function underwayText({ scheduled_at, visits = [] }: Lead, now: string): string | undefined {
  const visit = visits.find(({ status }) => status === 'underway');
  if (!visit || scheduled_at !== undefined) return undefined;
  const since = visit.started_at === undefined ? '' : ` since ${formatTime(visit.started_at)}`;
  return `Planned for ${formatMoment(visit.start, now)}. Underway${since}.`;
}
