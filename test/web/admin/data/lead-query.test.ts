import { expect, test } from 'vitest';
import {
  changedParams,
  exportInput,
  filterInput,
  isFiltered,
  readLeadQuery,
} from '#web/admin/data/lead-query.ts';

const read = (search: string) => readLeadQuery(new URLSearchParams(search));

test('an empty address asks for the newest leads, all of them, page 1', () => {
  expect(read('')).toMatchObject({
    q: '',
    statuses: [],
    from: '',
    to: '',
    hasPlan: '',
    quarantined: false,
    page: 1,
  });
  expect(read('').sorting.label).toBe('Newest first');
  expect(filterInput(read(''))).toEqual({});
  expect(exportInput(read(''))).toEqual({ sortBy: 'created_at', sortDir: 'desc' });
  expect(isFiltered(read(''))).toBe(false);
});

test('a whole query survives the address', () => {
  const search =
    'q=ana&statuses=SCHEDULED%2CCOMPLETED&from=2026-03-01&to=2026-03-31&hasPlan=false&sortBy=city&sortDir=asc&page=3';
  const query = read(search);
  expect(changedParams(new URLSearchParams(), query).toString()).toBe(search);
  expect(isFiltered(query)).toBe(true);
});

test.each([
  ['page=0', { page: 1 }],
  ['page=two', { page: 1 }],
  ['statuses=SCHEDULED,NONSENSE', { statuses: ['SCHEDULED'] }],
  ['from=yesterday', { from: '' }],
  ['from=0202-03-01', { from: '' }],
  ['hasPlan=maybe', { hasPlan: '' }],
  ['quarantined=1', { quarantined: false }],
])('nonsense in the address counts as absent: %s', (search, expected) => {
  expect(read(search)).toMatchObject(expected);
});

test('any change but that of the page goes back to page 1', () => {
  const params = new URLSearchParams('q=ana&page=4');
  expect(changedParams(params, { q: 'ben' }).toString()).toBe('q=ben');
  expect(changedParams(params, { page: 5 }).toString()).toBe('q=ana&page=5');
});

test('parameters of others stay, such as the open lead', () => {
  expect(changedParams(new URLSearchParams('lead=X&q=ana'), { q: '' }).toString()).toBe('lead=X');
});
