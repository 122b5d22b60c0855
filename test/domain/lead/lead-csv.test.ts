import { expect, test } from 'vitest';
import { csvHeader, csvLine } from '#domain/lead/lead-csv.ts';
import { aLead } from '../../a-lead.ts';

test('times are the wall clock of Los Angeles; the instants stand in columns of their own', () => {
  const lead = aLead({ created_at: '2026-07-01T02:30:00.000Z', scheduled_at: '2026-12-01T17:00:00.000Z' });
  const columns = csvHeader.trimEnd().split(',');
  const cells = csvLine(lead).trimEnd().split(',');
  const cell = (column: string) => cells[columns.indexOf(column)];
  expect(['created_at', 'scheduled_at', 'created_at_utc', 'scheduled_at_utc'].map(cell)).toEqual([
    '2026-06-30 19:30',
    '2026-12-01 09:00',
    '2026-07-01T02:30:00.000Z',
    '2026-12-01T17:00:00.000Z',
  ]);
});

test('the last visit stands in the last column', () => {
  const line = csvLine({ ...aLead(), last_visit_at: '2026-11-03T17:30:00.000Z' });
  expect(csvHeader.trimEnd().split(',').at(-1)).toBe('last_visit_at');
  expect(line.trimEnd().split(',').at(-1)).toBe('2026-11-03 09:30');
});

test('a lead without an appointment leaves both of its cells empty', () => {
  const { scheduled_at: _, ...lead } = aLead();
  expect(csvLine(lead)).toMatch(/,,\r\n$/);
});
