import { expect, test } from 'vitest';
import { unsentText } from '../../../../web/admin/lead/unsent-text.ts';

const now = '2027-03-18T15:24:00.000Z';
const at = '2027-03-18T14:12:00.000Z';
const [phone, tablet] = ['a'.repeat(32), 'b'.repeat(32)];
const leads = [{ lead_id: 'one', acts: 1, photos: 3 }];
const devices = [{ device: phone, who: 'ana@example.com', at, leads }];

test('whoever looks on another device is told whose things wait there, and as of when', () => {
  expect(unsentText(devices, 'one', tablet, now)).toMatch(
    /^Not sent yet: 3 photos and 1 thing pressed, on another device of ana@example\.com \(as of .*7:12 AM\)\.$/,
  );
});

test('on the device itself, and of other leads, nothing is said', () => {
  expect(unsentText(devices, 'one', phone, now)).toBeUndefined();
  expect(unsentText(devices, 'two', tablet, now)).toBeUndefined();
});
