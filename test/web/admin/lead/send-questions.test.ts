import { expect, test } from 'vitest';
import { aboutOverlap } from '#web/admin/lead/send-questions.ts';
import { ApiError } from '#web/api/call-operation.ts';

test('the question about a taken time names all visits in its way, and what else speaks against it', () => {
  const clash = {
    lead_id: '01KM0000000000000000000011',
    name: 'Ana',
    start: '2026-12-05T23:00:00.000Z',
    hours: 1,
  };
  const error =
    'This time overlaps Ana, 3:00 PM to 4:00 PM. Too close to Ben, 1:00 to 2:00: 70 minutes’ drive.';
  const refused = new ApiError(409, { error, conflicts: [clash, clash] });
  expect(aboutOverlap(refused, {}, ['It ends after sunset, 4:44 PM.'])).toMatchObject({
    question: `${error} It ends after sunset, 4:44 PM. Book anyway?`,
    confirmed: { overlap: true },
  });
  expect(aboutOverlap(new ApiError(409, { error }), {})).toBeUndefined();
});
