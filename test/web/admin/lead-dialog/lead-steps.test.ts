import { expect, test } from 'vitest';
import { stepsOf } from '#web/admin/lead-dialog/lead-steps.tsx';

const leads = ['Ana', 'Ben', 'Cal'].map((full_name) => ({ id: full_name, full_name }));

test('an open lead has the neighbors of the list, and none beyond its ends', () => {
  expect(stepsOf(leads, 'Ben')).toEqual({
    previous: 'Ana',
    next: 'Cal',
    place: 'Ben, lead 2 of 3 on this page',
  });
  expect(stepsOf(leads, 'Ana')?.previous).toBeUndefined();
  expect(stepsOf(leads, 'Cal')?.next).toBeUndefined();
});

test('a lead that the list does not show has no neighbors', () => {
  expect(stepsOf(leads, 'Zoe')).toBeUndefined();
  expect(stepsOf(leads, undefined)).toBeUndefined();
});
