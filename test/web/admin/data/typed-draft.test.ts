import '../../../fake-indexed-db.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { forgetTyped, keepTyped, recallTyped, typedForms } from '#web/admin/data/typed-draft.ts';
import { emptyDevice } from '#web/admin/device/empty-device.ts';
import { countTyped } from '#web/admin/device/typed-places.ts';
import { isAnyTypedUnkept, keepTypedAgain } from '#web/admin/device/unkept.ts';
import { tabOnly } from '#web/admin/session/session-kept.ts';
import { eventually } from '../../../eventually.ts';

const Notes = z.object({ text: z.string() });
const typed = { text: 'Dock hose leaks, bring washer.' };

/** A browser's storage, whose keys are its own properties. */
class Kept {
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string>)[key] ?? null;
  }
  setItem(key: string, text: string): void {
    Object.assign(this, { [key]: text });
  }
  removeItem(key: string): void {
    delete (this as unknown as Record<string, string>)[key];
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new Kept());
  vi.stubGlobal('sessionStorage', new Kept());
});

test('what was typed is there again when its form opens, until it is saved', () => {
  keepTyped('notes:a', typed);
  expect(recallTyped('notes:a', Notes)).toEqual(typed);
  expect(recallTyped('notes:b', Notes)).toBeUndefined();
  expect(typedForms()).toEqual(['notes:a']);
  forgetTyped('notes:a');
  expect(recallTyped('notes:a', Notes)).toBeUndefined();
});

test('who does not stay signed in keeps it for the tab alone', () => {
  sessionStorage.setItem(tabOnly, '1');
  keepTyped('new-lead:', typed);
  expect(recallTyped('new-lead:', Notes)).toEqual(typed);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('what an older version has kept in another form is left out', () => {
  keepTyped('notes:a', { words: 'old' });
  expect(recallTyped('notes:a', Notes)).toBeUndefined();
});

test('what the browser has no room for stays in the page until it has, or until it is saved', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const full = vi.spyOn(Kept.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  keepTyped('notes:a', typed);
  keepTyped('notes:b', typed);
  await eventually(async () => expect(isAnyTypedUnkept()).toBe(true));
  expect([recallTyped('notes:a', Notes), typedForms(), countTyped()]).toEqual([
    typed,
    ['notes:a', 'notes:b'],
    2,
  ]);
  forgetTyped('notes:b');
  full.mockRestore();
  await keepTypedAgain();
  expect([Object.keys(localStorage), isAnyTypedUnkept()]).toEqual([['bdla:typed:notes:a'], false]);
  vi.restoreAllMocks();
});

test('signing out takes all of it away', async () => {
  keepTyped('notes:a', typed);
  keepTyped('extra:a:', typed);
  expect(countTyped()).toBe(2);
  await emptyDevice();
  expect(countTyped()).toBe(0);
});
