import type { LeadQuery } from '../lead-query.ts';

export const keys = {
  lists: ['leads'],
  list: (query: LeadQuery) => ['leads', query],
  recent: ['leads', 'recent'],
  lead: (id: string) => ['lead', id],
  timeline: (id: string) => ['timeline', id],
  quote: (id: string) => ['quote', id],
  today: ['today'],
  calendars: ['calendar'],
  calendar: (from: string, to: string) => ['calendar', from, to],
  settings: ['settings'],
  customer: (id: string) => ['customer', id],
  customers: (q: string) => ['customers', q],
} as const;
