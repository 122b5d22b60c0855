import { expect, test } from 'vitest';
import { moveToOffer } from '../../../../web/admin/visit/move-to-offer.ts';
import { aTodayVisit } from '../../../a-today.ts';

const visit = aTodayVisit({ id: 'one', status: 'planned' });
const sameDay = aTodayVisit({ id: 'two', status: 'planned', start: '2027-03-18T20:00:00.000Z' });
const nextDay = aTodayVisit({ id: 'three', status: 'planned', start: '2027-03-19T20:00:00.000Z' });

test('with a visit in time off all of that day’s visits in it are meant, others only offered', () => {
  const off = { is_off: true } as const;
  const inTimeOff = { ...sameDay, id: 'four', ...off };
  const offer = moveToOffer([{ ...visit, ...off }, sameDay, inTimeOff, nextDay], 'one');
  expect(offer?.visits.map(({ id }) => id)).toEqual(['one', 'two', 'four']);
  expect(offer?.chosen).toEqual(['one', 'four']);
});
