import { expect, test } from 'vitest';
import { addHours } from '#domain/los-angeles.ts';
import { bookVisit } from '#domain/visit/visit-booking.ts';
import { wishesSettled } from '#domain/visit/written-wish.ts';
import { aLead } from '../../a-lead.ts';
import { aVisit } from '../../a-visit.ts';

const at = '2026-03-10T16:00:00.000Z';
const visit = aVisit({ move_asked: { at } });
const leadWith = (since: string) =>
  aLead({ visits: [visit], unanswered: { at: since, text: 'I need to move it.' } });
const movedTo = (start: string) => {
  const wish = { start, hours: visit.hours, visit_id: visit.id };
  return bookVisit(leadWith(at), wish, 'x', addHours(at, 1)).visit;
};

test('a message that asks to move a visit waits until that was moved, not for what was written since', () => {
  const moved = [movedTo(addHours(visit.start, 24))];
  expect(wishesSettled(leadWith(at), moved)).toEqual({ unanswered: null });
  expect(wishesSettled(leadWith(addHours(at, 1)), moved)).toEqual({});
  expect(wishesSettled(leadWith(at), [movedTo(visit.start)])).toEqual({});
  const again = { ...visit, move_asked: { at: addHours(at, 1) } };
  expect(wishesSettled(leadWith(at), [again])).toEqual({});
});
