import { expect, test } from 'vitest';
import { historyText } from '#web/admin/customer/customer-words.ts';

const july = '2026-07-12T17:00:00.000Z';
const now = '2026-12-02T17:00:00.000Z';

test.each([
  [{ place: 1, jobs: 0, boats: [1] }, false, '1st job, 1 boat'],
  [{ place: 2, jobs: 0, boats: [1] }, false, '2nd request, none done yet, 1 boat'],
  [{ place: 3, jobs: 2, boats: [1, 2], last_job: july }, false, '3rd job, 2 boats, last job Jul 12'],
  [
    { place: 3, jobs: 2, boats: [1, 2], last_job: july, last_waxed: july },
    false,
    '3rd job, 2 boats, last waxed Jul 12',
  ],
  [
    { place: 3, jobs: 2, boats: [1], last_job: '2026-10-03T17:00:00.000Z', last_waxed: july },
    false,
    '3rd job, 1 boat, last job Oct 3, last waxed Jul 12',
  ],
  [{ place: 1, jobs: 1, boats: [] }, true, '1st job'],
  // Closed while the sheet was open: nothing was read again.
  [{ place: 1, jobs: 0, boats: [] }, true, '1st job'],
  [{ place: 1, jobs: 1, boats: [] }, false, '1st job'],
])('%j of a customer, done: %s', (customer, isDone, words) => {
  expect(historyText(customer, isDone, now)).toBe(words);
});
