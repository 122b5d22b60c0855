import { expect, test } from 'vitest';
import { leavingPress, leavingText } from '#web/admin/frame/leaving-text.ts';

test('whoever logs out is told what is on this device alone, photos too', () => {
  expect(leavingText({ acts: 1, photos: 0, sheets: 0 })).toBe(
    '1 thing you pressed is only on this device. Log out, and it’s gone for good.',
  );
  expect(leavingText({ acts: 0, photos: 1, sheets: 0 })).toBe(
    '1 photo is only on this device. Log out, and it’s gone for good.',
  );
  expect(leavingText({ acts: 2, photos: 3, sheets: 0 })).toBe(
    '2 things you pressed and 3 photos are only on this device. Log out, and they’re gone for good.',
  );
  expect(leavingText({ acts: 2, photos: 3, sheets: 1 })).toBe(
    '2 things you pressed, 3 photos, and 1 job you haven’t finished are only on this device. Log out, and they’re gone for good.',
  );
});

test('drafts are named too, and one thing is one thing', () => {
  expect(leavingText({ acts: 1, drafts: 2 })).toBe(
    '1 thing you pressed and 2 drafts are only on this device. Log out, and they’re gone for good.',
  );
  expect(leavingPress({ drafts: 1 })).toBe('Log out and lose it');
  expect(leavingPress({ acts: 1, drafts: 1 })).toBe('Log out and lose them');
});
