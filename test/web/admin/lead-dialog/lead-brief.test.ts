import { expect, test } from 'vitest';
import { wishedDate } from '#domain/lead-words.ts';
import { whenOf } from '#web/admin/lead-dialog/lead-brief.tsx';
import { aLead } from '../../../a-lead.ts';
import { aVisit } from '../../../a-visit.ts';

const now = '2026-12-01T18:00:00.000Z';
const today = aVisit({ start: '2026-12-01T17:00:00.000Z', hours: 2 });

test('a lead says when its visit is: the one underway before tomorrow’s, and a missed one where none is to come', () => {
  const tomorrow = '2026-12-02T17:00:00.000Z';
  const visits = [{ ...today, status: 'underway' as const }];
  expect(whenOf(aLead({ visits, scheduled_at: tomorrow }), now)).toContain('December 1');
  const back = aLead({
    visits: [today],
    scheduled_at: today.start,
    completed_at: '2026-03-01T16:00:00.000Z',
  });
  expect(whenOf(back, now)).toMatch(/^Return visit: Tuesday, December 1/);
  const missed = { ...aLead({ visits: [{ ...today, status: 'missed' as const }] }), scheduled_at: undefined };
  expect(whenOf(missed, now)).toBe('No new time yet. Missed Tue, Dec 1, 9:00 AM');
  const done = aLead({ status: 'COMPLETED', completed_at: '2026-12-01T17:40:00.000Z' });
  expect(whenOf(done, now)).toBe('Done Tue, Dec 1, 9:40 AM');
});

test('a job that is over says when it was done, or that it was canceled', () => {
  const over = { ...aLead({ status: 'COMPLETED' }), scheduled_at: undefined };
  const visits = [{ ...today, status: 'done' as const }];
  expect(whenOf({ ...over, visits }, now)).toBe('Done Tue, Dec 1, 9:00 AM');
  const ended = visits.map((visit) => ({ ...visit, ended_at: '2026-12-01T17:20:00.000Z' }));
  expect(whenOf({ ...over, visits: ended, completed_at: now }, now), 'its last day was canceled later').toBe(
    'Done Tue, Dec 1, 9:20 AM',
  );
  expect(whenOf({ ...over, completed_at: today.start }, now)).toBe('Done Tue, Dec 1, 9:00 AM');
  expect(whenOf({ ...over, status: 'CANCELED' }, now)).toBe('Canceled');
  const plan = {
    id: '01JD3ZK8Q0000000000000000P',
    due: '2026-12-05',
    every_weeks: 4,
    answer: 'skip',
  } as const;
  expect(whenOf({ ...over, status: 'CANCELED', plan }, now)).toBe('Skipped');
});

test('where no time is set, the wish stands as its emails say it', () => {
  const wish = { preferred_date: '2026-12-09', preferred_window: 'morning' } as const;
  const open = aLead(wish);
  expect(whenOf(open, now)).toBe(`Not set. Preferred: ${wishedDate(open)}`);
  expect(whenOf(aLead(), now)).toBe('Not set');
  const typed = aLead({ scheduled_at: today.start });
  expect(whenOf(typed, now)).toMatch(/^Tuesday, December 1, .*\. Not booked yet$/);
  expect(whenOf({ ...typed, visits: [today] }, now)).not.toContain('Not booked');
});
