import { expect, test } from 'vitest';
import { againWords } from '#web/admin/session/again-words.ts';

test('who is logged out loses nothing that waits on the device, and reads so', () => {
  expect(againWords(0)).toMatchObject({ leave: 'Leave without saving' });
  expect(againWords(1).why).toMatch(/ 1 thing on this device goes out once you’re logged in\.$/);
  expect(againWords(2).why).toMatch(/ 2 things on this device go out once you’re logged in\.$/);
  expect(againWords(2).leave).toBe('Leave, and log in later');
});
