import { expect, test, vi } from 'vitest';
import { signInCause } from '#web/admin/session/tell-provider.ts';
import { NetworkError } from '#web/api/call-operation.ts';

test.each([
  ['the signal where there is none', false, new NetworkError(''), 'No signal. Try again once it’s back.'],
  [
    'our side where that answered',
    true,
    Object.assign(new Error(''), { name: 'InternalErrorException' }),
    'It’s on our side. Try again in a few minutes.',
  ],
  ['nobody where no answer came', true, new NetworkError(''), 'Try again in a minute.'],
  ['nobody where a page’s own code failed', true, new TypeError('Failed to fetch'), 'Try again in a minute.'],
])('what a sign-in came to grief at is blamed on %s', (_, onLine, error, cause) => {
  vi.stubGlobal('navigator', { onLine });
  expect(signInCause(error)).toBe(cause);
});
