import '../../../fake-indexed-db.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callAdmin } from '../../../../web/admin/data/call-admin.ts';
import { onDevice } from '../../../../web/admin/device/store.ts';
import {
  addWaitingPhoto,
  forgetWaitingPhotos,
  keepUnkeptPhotos,
  photoBytes,
  removeWaitingPhoto,
  waitingPhotos,
} from '../../../../web/admin/device/waiting-photos.ts';
import { photoQueue } from '../../../../web/admin/photo/photo-queue.ts';
import { preparePhoto } from '../../../../web/photo/prepare-photo.ts';
import { uploadPhoto } from '../../../../web/photo/upload-photo.ts';

vi.mock(import('../../../../web/admin/data/call-admin.ts'), () => ({ callAdmin: vi.fn() }));
vi.mock(import('../../../../web/photo/upload-photo.ts'), () => ({ uploadPhoto: vi.fn() }));
vi.mock(import('../../../../web/photo/prepare-photo.ts'), async (original) => ({
  ...(await original()),
  preparePhoto: vi.fn(),
}));

const original = new Blob([Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF\0 as the camera wrote it', 'latin1')]);
const photo = { leadId: 'ana', name: 'Ana', kind: 'after', pair: 'Bow', isPrivate: false } as const;
const uploaded: string[] = [];

beforeEach(async () => {
  await forgetWaitingPhotos();
  uploaded.length = 0;
  vi.mocked(preparePhoto).mockResolvedValue(new Blob(['small']));
  vi.mocked(uploadPhoto).mockImplementation(async ({ blob }) => {
    uploaded.push(await blob.text());
    return 'path';
  });
  vi.mocked(callAdmin).mockResolvedValue({ lead: {} } as never); // nobody reads it here
});
afterEach(() => vi.clearAllMocks());

/** As a page that was killed has left it. */
const leave = async (id: string) =>
  addWaitingPhoto({ ...photo, id, isRaw: true, size: original.size }, await original.arrayBuffer());

test('a photo that was kept as it was chosen is made smaller before it goes out, by whichever page is there', async () => {
  await leave('one');
  await photoQueue.run();
  expect(uploaded).toEqual(['small']);
  expect(await waitingPhotos()).toEqual([]);
});

test('it is made smaller without a line too, and takes its original’s place', async () => {
  await leave('two');
  await Promise.all([photoQueue.scale('two'), photoQueue.scale('two')]);
  expect(preparePhoto).toHaveBeenCalledTimes(1);
  expect(await waitingPhotos()).toMatchObject([{ id: 'two', isRaw: undefined, size: 5 }]);
  expect(Buffer.from((await photoBytes('two')) ?? new ArrayBuffer(0)).toString()).toBe('small');
});

test('one that was removed meanwhile does not come back', async () => {
  await leave('three');
  vi.mocked(preparePhoto).mockImplementationOnce(async () => {
    await removeWaitingPhoto('three');
    return new Blob(['small']);
  });
  await photoQueue.scale('three');
  expect([await waitingPhotos(), await photoBytes('three')]).toEqual([[], undefined]);
});

test('one that can’t be opened stands as not sent, with the reason, and holds up no other', async () => {
  await leave('four');
  await leave('five');
  vi.mocked(preparePhoto).mockRejectedValueOnce(new DOMException('too large', 'InvalidStateError'));
  await photoQueue.run();
  expect(uploaded).toEqual(['small']);
  expect(await waitingPhotos()).toMatchObject([
    { id: 'four', refusal: { sentence: expect.stringContaining('couldn’t open the photo') } },
  ]);
});

test('what is said of a photo while the server has it is said to the server too', async () => {
  await leave('six');
  vi.mocked(callAdmin).mockImplementationOnce(async () => {
    await photoQueue.change('six', { isPrivate: true, pair: 'Stern' });
    return { lead: {} } as never;
  });
  await photoQueue.run();
  expect(vi.mocked(callAdmin).mock.lastCall).toMatchObject([
    'admin-job-photos',
    { id: 'ana', change: [{ id: 'six', kind: 'after', pair: 'Stern', private: true }] },
    {},
  ]);
  expect(await waitingPhotos()).toEqual([]);
});

test('one that is removed while the server has it is removed there too', async () => {
  await leave('seven');
  vi.mocked(callAdmin).mockImplementationOnce(async () => {
    await photoQueue.remove('seven');
    return { lead: {} } as never;
  });
  await photoQueue.run();
  expect(vi.mocked(callAdmin).mock.lastCall).toMatchObject([
    'admin-job-photos',
    { id: 'ana', remove: ['seven'] },
    {},
  ]);
});

test('one that is removed when its turn has come is not sent without its bytes', async () => {
  await addWaitingPhoto({ ...photo, id: 'eight', size: original.size }, await original.arrayBuffer());
  const { get } = IDBObjectStore.prototype;
  const reading = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(function (
    this: IDBObjectStore,
  ) {
    void removeWaitingPhoto('eight');
    return get.call(this, 'removed');
  });
  await photoQueue.run();
  reading.mockRestore();
  expect([uploaded, await waitingPhotos()]).toEqual([[], []]);
});

describe('a device that is full', () => {
  const put = IDBObjectStore.prototype.put;
  let isFull = false;
  beforeEach(() => {
    isFull = true;
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...said) {
      if (isFull) throw new DOMException('Full', 'QuotaExceededError');
      return put.apply(this, said);
    });
    return () => vi.restoreAllMocks();
  });

  /** As a page that is opened anew finds them. */
  const stored = () => onDevice((device) => device.getAll('photos'));

  test('holds a photo in the page, which says so, until there is room', async () => {
    await leave('eight');
    expect(await waitingPhotos()).toMatchObject([{ id: 'eight', isUnkept: true }]);
    await keepUnkeptPhotos();
    await photoQueue.scale('eight');
    expect([await stored(), await waitingPhotos()]).toMatchObject([[], [{ id: 'eight', isUnkept: true }]]);
    isFull = false;
    await keepUnkeptPhotos();
    expect(await waitingPhotos()).toEqual(await stored());
    expect(await stored()).toMatchObject([{ id: 'eight', isRaw: undefined, size: 5 }]);
  });

  test('brings back no photo that was removed while it was stored', async () => {
    await leave('nine');
    isFull = false;
    const kept = keepUnkeptPhotos();
    await removeWaitingPhoto('nine');
    await kept;
    expect([await stored(), await photoBytes('nine')]).toEqual([[], undefined]);
  });

  test('sends the small photo though its place is taken by the original', async () => {
    isFull = false;
    await leave('ten');
    isFull = true;
    await photoQueue.run();
    expect([uploaded, await waitingPhotos()]).toEqual([['small'], []]);
  });
});
