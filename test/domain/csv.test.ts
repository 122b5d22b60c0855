import { expect, test } from 'vitest';
import { csvCell } from '#domain/csv.ts';

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

test.each([
  '=1+1',
  '+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1+1',
  '\u00a0=1+1',
  '\u200b=1+1',
  '\u3000=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '﹢1',
  `=cmd|' /C calc'!A0`,
])('a spreadsheet takes %j for text', (text) => {
  expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/);
});

test.each(['Ana', '3 - 1', 'a=b', 'slip 12', '(310) 555-0142', '', ' blank'])('%j stays as it is', (text) => {
  expect(csvCell(text)).toBe(text);
});
