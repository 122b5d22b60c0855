import { expect, test } from 'vitest';
import { moveReason } from '#domain/visit/weather-move-reason.ts';

const wind = 'Wind 24 mph from 1:00 PM. Too windy to wax (limit 20 mph).';
const rain = 'Rain 70%. Too wet to wash (limit 60%).';

test.each([
  [wind, 'Wind is in'],
  [rain, 'Rain is in'],
  [`${rain} ${wind}`, 'Rain and wind are in'],
])('%s is why another day is offered', (warning, reason) => {
  expect(moveReason(warning)).toContain(reason);
});

test('without bad weather only the owner knows why', () => {
  expect(moveReason()).toBe('');
});

test('time off comes before the weather', () => {
  expect(moveReason(wind, true)).toBe(moveReason(undefined, true));
  expect(moveReason(wind, true)).toMatch(/^We can’t make that time/);
});
