import { expect, test } from 'vitest';
import { csvHeader, csvLine } from '#domain/lead/lead-csv.ts';
import { csvCell } from '#domain/plain-text.ts';
import { aLead } from '../../a-lead.ts';

test.each([
  [undefined, ''],
  [24.5, '24.5'],
  [false, 'false'],
  ['Ana Ortiz', 'Ana Ortiz'],
  ['Ortiz, Ana', '"Ortiz, Ana"'],
  ['the "Blue"', '"the ""Blue"""'],
  ['one\ntwo', '"one\ntwo"'],
  ['one\rtwo', '"one\rtwo"'],
  ['Zoë', 'Zoë'],
  ['(310) 555-0142', '(310) 555-0142'],
  ['+1 310 555 0142', "'+1 310 555 0142"],
  ['=1+1', "'=1+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', "'\t'=1+1"],
  ['\r=1+1', `"'\r'=1+1"`],
  ['\n=1+1', `"'\n'=1+1"`],
  [';=1+1', ";'=1+1"],
  ['x;=HYPERLINK("a")', `"x;'=HYPERLINK(""a"")"`],
  ['x; \u200b+1', "x;' \u200b+1"],
  ['x;"=1+1"', `"x;'""=1+1"""`],
  ['x\t@SUM(A1)', "x\t'@SUM(A1)"],
  ['one\r\n=1+1', `"one\r\n'=1+1"`],
  ['one; two', 'one; two'],
  ['=cmd,"x"', '"\'=cmd,""x"""'],
  ['a=1', 'a=1'],
])('the cell of %j is %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

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
