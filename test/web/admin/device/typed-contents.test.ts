import { expect, test, vi } from 'vitest';
import { onDevice } from '#web/admin/device/store.ts';
import { eventually } from '../../../eventually.ts';
import '../../../fake-indexed-db.ts';

/** As a page that is opened anew has it. */
async function opened() {
  vi.resetModules();
  const { typing } = await import('#web/admin/device/typed-contents.ts');
  await typing.load();
  return typing;
}

test('what was typed is on the device’s disk until it is saved, whatever becomes of the page', async () => {
  const content = { over: { email: 'old@example.com' }, typed: { email: 'new@' } };
  const before = await opened();
  before.keep('contact', content);
  await eventually(async () => expect(await onDevice((store) => store.count('typed'))).toBe(1));
  const after = await opened();
  expect(after.recall('contact')).toEqual(content);
  after.forget('contact');
  await eventually(async () => expect(await onDevice((store) => store.count('typed'))).toBe(0));
  expect((await opened()).recall('contact')).toBeUndefined();
});

test('who signs out leaves nothing typed behind, in the page or on the disk', async () => {
  vi.stubGlobal('localStorage', {});
  vi.stubGlobal('sessionStorage', {});
  const here = await opened();
  here.keep('contact', { over: { email: 'old@example.com' }, typed: { email: 'new@' } });
  expect(here.kinds()).toEqual(['contact']);
  const { emptyDevice } = await import('#web/admin/device/empty-device.ts');
  await emptyDevice();
  expect(here.kinds()).toEqual([]);
  expect(await onDevice((store) => store.count('typed'))).toBe(0);
  vi.unstubAllGlobals();
});
