import { expect, test } from 'vitest';
import { isServerFault } from '#web/admin/tell.ts';
import { ApiError, NetworkError } from '#web/api/call-operation.ts';

test.each([
  ['a database that is down', new ApiError(500, { error: 'Something went wrong on our side.' }), true],
  ['a gateway that gave up', new ApiError(504), true],
  ['no answer', new NetworkError('No answer.'), false],
  ['a lead that is gone', new ApiError(404), false],
])('whether %s is on our side', (_, error, isOurs) => {
  expect(isServerFault(error)).toBe(isOurs);
});
