import { expect, test } from 'vitest';
import { readLeadQuery } from '#web/admin/data/lead-query.ts';
import { filterWords } from '#web/admin/lead-list/filter-words.ts';

const now = '2026-11-22T18:00:00.000Z';
const words = (search: string) => filterWords(readLeadQuery(new URLSearchParams(search)), now);

test('nothing set says nothing, and a search is seen in its own field', () => {
  expect(words('')).toEqual([]);
  expect(words('q=ana&page=2')).toEqual([]);
});

test.each([
  ['statuses=SCHEDULED,COMPLETED', ['Scheduled', 'Completed']],
  ['statuses=CANCELED', ['Canceled or skipped']],
  ['hasPlan=true', ['Has plan']],
  ['quarantined=true', ['Quarantine']],
  ['from=2026-11-01', ['Created since Nov 1']],
  ['to=2025-12-31', ['Created until Dec 31, 2025']],
  ['from=2026-11-01&to=2026-11-03', ['Created Nov 1 to Nov 3']],
  ['sortBy=city&sortDir=asc', ['City A-Z']],
])('%s reads as %j', (search, expected) => {
  expect(words(search)).toEqual(expected);
});
