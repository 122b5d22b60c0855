import type { LeadQuery } from './lead-query.ts';

export const keys = {
  lists: ['leads'],
  list: (query: LeadQuery) => ['leads', query],
  recent: ['leads', 'recent'],
  leads: ['lead'],
  lead: (id: string) => ['lead', id],
  timelines: ['timeline'],
  timeline: (id: string) => ['timeline', id],
  allTimes: ['times'],
  times: (id: string) => ['times', id],
  timesFrom: (id: string, day: string, visitId: string | undefined) => ['times', id, day, visitId],
  quote: (id: string) => ['quote', id],
  today: ['today'],
  calendars: ['calendar'],
  calendar: (from: string, to: string) => ['calendar', from, to],
  settings: ['settings'],
  bookingPause: ['booking-pause'],
  allCustomers: ['customer'],
  customer: (id: string) => ['customer', id],
  customers: (q: string) => ['customers', q],
} as const;
