import { expect, test } from 'vitest';
import { csvCell } from '#domain/lead-csv.ts';

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
  ['\t=1+1', "'\t=1+1"],
  ['\r=1+1', '"\'\r=1+1"'],
  ['\n=1+1', '"\'\n=1+1"'],
  ['=cmd,"x"', '"\'=cmd,""x"""'],
  ['a=1', 'a=1'],
])('the cell of %j is %j', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});
