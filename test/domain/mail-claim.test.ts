import { expect, test } from 'vitest';
import { visitLeft } from '#domain/mail-claim.ts';
import { aVisit } from '../a-visit.ts';

test('after a cancellation that may have been sent, each planned visit goes on above its sequence', () => {
  const visits = [aVisit({ sequence: 3 }), aVisit({ sequence: 1, status: 'done' })];
  expect(visitLeft({ visits }, { kind: 'cancellation' })).toEqual({
    visits: [{ ...visits[0], sequence_lost: 4 }, visits[1]],
  });
});

test('an offer that may have been sent leaves visits alone, as does any email of a lead without them', () => {
  expect(visitLeft({ visits: [aVisit()] }, { kind: 'offer' })).toEqual({});
  expect(visitLeft({}, { kind: 'cancellation' })).toEqual({});
});
