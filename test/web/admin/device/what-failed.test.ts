import { expect, test } from 'vitest';
import { whatFailed } from '../../../../web/admin/data/send-waiting.ts';
import { ApiError, NetworkError } from '../../../../web/api/call-operation.ts';

test.each([
  ['no answer', new NetworkError('No answer.'), 'no-line'],
  ['a sign-in that is due', new ApiError(401), 'no-line'],
  ['an app that is too old', new ApiError(426, { error: 'Reload to go on.' }), 'no-line'],
  ['a captive portal’s page', new ApiError(200), 'no-line'],
  ['a server that fails', new ApiError(500, { error: 'Something went wrong on our side.' }), 'failed'],
  ['a call too many', new ApiError(429, { error: 'Too many.' }), 'failed'],
  ['an email under way', new ApiError(409, { error: 'Being sent.', reason: 'being-sent' }), 'failed'],
  ['a gateway’s refusal, which says nothing', new ApiError(403), 'failed'],
  ['a visit that was changed', new ApiError(409, { error: 'Changed.', reason: 'visit-changed' }), 'refused'],
  ['a lead that is gone', new ApiError(404, { error: 'Gone.' }), 'refused'],
])('%s', (_, error, is) => {
  expect(whatFailed(error).is).toBe(is);
});
