import { expect, test } from 'vitest';
import { visitStatusText } from '#domain/visit/visit-status-text.ts';

test('a visit that we called off doesn’t read as planned, one with other times offered does', () => {
  const move_offer = { at: '2027-03-17T20:00:00.000Z', times: [], version: 1, why: 'Rain' };
  expect(visitStatusText({ status: 'planned' })).toBe('Planned');
  expect(visitStatusText({ status: 'planned', move_offer })).toBe('Planned');
  expect(visitStatusText({ status: 'planned', move_offer: { ...move_offer, is_off: true } })).toBe(
    'Called off, no new time yet',
  );
  expect(visitStatusText({ status: 'done', move_offer: { ...move_offer, is_off: true } })).toBe('Done');
});
