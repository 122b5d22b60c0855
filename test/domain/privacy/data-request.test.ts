import { expect, test } from 'vitest';
import {
  DataCode,
  dataCodeMinutes,
  dataRequestDays,
  maxCodesPerDay,
  maxCodesPerMailbox,
  maxCodeTries,
} from '#domain/privacy/data-request.ts';

test('the limits of a request about data are those that the privacy policy and the law state', () => {
  expect({ dataRequestDays, dataCodeMinutes }).toEqual({ dataRequestDays: 45, dataCodeMinutes: 30 });
  expect({ maxCodesPerDay, maxCodesPerMailbox, maxCodeTries }).toEqual({
    maxCodesPerDay: 3,
    maxCodesPerMailbox: 6,
    maxCodeTries: 5,
  });
});

test('a code has six digits, and its tries are a whole number from none up', () => {
  const code = { code: '012345', sent_at: '2026-03-12T16:00:00.000Z', tries: 0 };
  const isRead = (changes: object) => DataCode.safeParse({ ...code, ...changes }).success;
  expect([{}, { tries: 1 }].map(isRead)).toEqual([true, true]);
  expect([{ code: '12345' }, { code: '1234567' }, { tries: -1 }, { tries: 0.5 }].some(isRead)).toBe(false);
});
