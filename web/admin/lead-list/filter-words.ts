import { formatShortDay, startOfDay } from '#domain/los-angeles.ts';
import { statusFilterLabels } from '#domain/statuses.ts';
import { type LeadQuery, planChoices, sortings } from '../data/lead-query.ts';

export function dateWords({ from, to }: LeadQuery, now: string): string {
  const shown = (day: string): string => formatShortDay(startOfDay(day), now);
  if (from && to) return `Created ${shown(from)} to ${shown(to)}`;
  if (from) return `Created since ${shown(from)}`;
  return to ? `Created until ${shown(to)}` : 'Created any time';
}

/** Describes the active filters, for when the filter panel is collapsed. */
export const filterWords = (query: LeadQuery, now: string): string[] => [
  ...query.statuses.map((status) => statusFilterLabels[status]),
  ...(query.quarantined ? ['Quarantine'] : []),
  ...(query.hasPlan
    ? planChoices.filter(([value]) => value === query.hasPlan).map(([, label]) => label)
    : []),
  ...(query.from || query.to ? [dateWords(query, now)] : []),
  ...(query.sorting === sortings[0] ? [] : [query.sorting.label]),
];
