import { expect, test } from 'vitest';
import { leavingText } from '#web/admin/frame/leaving-text.ts';

test('whoever logs out is told what is on this device alone, photos too', () => {
  expect(leavingText(1, 0, 0)).toBe(
    '1 thing you pressed is only on this device. Log out, and it’s gone for good.',
  );
  expect(leavingText(0, 1, 0)).toBe('1 photo is only on this device. Log out, and it’s gone for good.');
  expect(leavingText(2, 3, 0)).toBe(
    '2 things you pressed and 3 photos are only on this device. Log out, and they’re gone for good.',
  );
  expect(leavingText(2, 3, 1)).toBe(
    '2 things you pressed, 3 photos, and 1 job you haven’t finished are only on this device. Log out, and they’re gone for good.',
  );
});
