import { expect, test } from 'vitest';
import { mayHaveSaid, saidAtVisit } from '#domain/message/said-at-visit.ts';
import type { PublicMessage } from '#domain/timeline.ts';
import { aLead } from '../../a-lead.ts';
import { aVisit } from '../../a-visit.ts';

const wrote = (at: string, text: string, from: PublicMessage['from'] = 'customer'): PublicMessage => ({
  from,
  text,
  at,
  photos: 0,
  shown: [],
});
const messages = [
  wrote('2026-12-01T16:00:00.000Z', 'When?'),
  wrote('2026-12-01T17:00:00.000Z', 'At eight.', 'owner'),
  wrote('2026-12-02T17:00:00.000Z', 'Yes please do the rust!'),
  wrote('2026-12-02T18:00:00.000Z', 'And the rail.'),
];
const textsAt = (...facts: Parameters<typeof saidAtVisit>) => saidAtVisit(...facts).map(({ text }) => text);

test('a visit shows what its customer wrote and nobody has answered', () => {
  const [visit, unanswered] = [aVisit(), { at: '2026-12-02T18:00:00.000Z', text: 'And the rail.' }];
  const lead = aLead({ visits: [visit], wrote_at: '2026-12-01T17:00:00.000Z' });
  expect(mayHaveSaid(lead)).toBe(false);
  expect(textsAt(lead, visit, messages)).toEqual([]);
  expect(mayHaveSaid({ ...lead, unanswered })).toBe(true);
  expect(textsAt({ ...lead, unanswered }, visit, messages)).toEqual([
    'Yes please do the rust!',
    'And the rail.',
  ]);
});

test('a return visit shows what was written since the job was done, answered too', () => {
  const visit = aVisit({ start: '2026-12-09T16:00:00.000Z', booked_at: '2026-12-03T16:00:00.000Z' });
  const lead = aLead({
    visits: [visit],
    completed_at: '2026-12-02T17:30:00.000Z',
    wrote_at: '2026-12-03T16:00:00.000Z',
  });
  expect(mayHaveSaid(lead)).toBe(true);
  expect(textsAt(lead, visit, messages)).toEqual(['And the rail.']);
});
