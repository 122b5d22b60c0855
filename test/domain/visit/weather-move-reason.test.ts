import { expect, test } from 'vitest';
import { moveReason } from '#domain/visit/weather-move-reason.ts';

test.each([
  [['wind'] as const, 'Wind is in'],
  [['rain'] as const, 'Rain is in'],
  [['rain', 'wind'] as const, 'Rain and wind are in'],
])('%s over the limits is why another day is offered', (over, reason) => {
  expect(moveReason({ over: [...over] })).toContain(reason);
});

test('without bad weather only the owner knows why', () => {
  expect(moveReason()).toBe('');
});

test('time off comes before the weather', () => {
  expect(moveReason({ over: ['wind'] }, true)).toBe(moveReason(undefined, true));
  expect(moveReason({ over: ['wind'] }, true)).toMatch(/^We can’t come at that time/);
});
