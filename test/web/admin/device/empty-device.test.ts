import { expect, test, vi } from 'vitest';
import '../../../fake-indexed-db.ts';
import { emptyDevice } from '#web/admin/device/empty-device.ts';
import { keepSheet, unsentSheets } from '#web/admin/device/sheets.ts';
import { addWaitingPhoto, waitingPhotos } from '#web/admin/device/waiting-photos.ts';
import { eventually } from '../../../eventually.ts';

test('a store that cannot be emptied leaves none of the others full', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  // Of files of tests that share this process.
  await emptyDevice();
  keepSheet('ana', '{}');
  await eventually(async () => expect(await unsentSheets([])).toEqual(['ana']));
  const bytes = new ArrayBuffer(8);
  await addWaitingPhoto(
    { id: 'p', leadId: 'ben', kind: 'before', pair: 'q', name: 'Ben', isPrivate: false, size: 8 },
    bytes,
  );
  const clear = IDBObjectStore.prototype.clear;
  const cleared = vi.spyOn(IDBObjectStore.prototype, 'clear');
  cleared.mockImplementation(function (this: IDBObjectStore) {
    if (this.name === 'sheets') throw new DOMException('Broken', 'NotReadableError');
    return clear.call(this);
  });
  await emptyDevice();
  expect(await waitingPhotos()).toEqual([]);
  expect(warned).toHaveBeenCalledWith('The device was not emptied', 'NotReadableError');
  vi.restoreAllMocks();
});
