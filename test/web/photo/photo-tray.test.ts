import { expect, test, vi } from 'vitest';
import { PhotoTray } from '#web/photo/photo-tray.ts';
import { refusalOf, scaledDown } from '#web/photo/prepare-photo.ts';
import type { Upload } from '#web/photo/upload-photo.ts';

const heads = {
  'image/jpeg': [0xff, 0xd8, 0xff, 0xe0],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/webp': [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50],
} as const;

const photo = (name = 'bow.jpg', bytes = 64, type: keyof typeof heads = 'image/jpeg') => {
  const content = new Uint8Array(bytes);
  content.set(heads[type]);
  return new File([content], name, { type });
};

const aTray = (upload: (upload: Upload) => Promise<string>) =>
  new PhotoTray({ upload, prepare: async (file) => file });
const statesOf = (tray: PhotoTray) => tray.view().photos.map(({ state }) => state);
const accepting = () => vi.fn(async ({ filename }: Upload) => `incoming/${filename}`);

test.each(Object.keys(heads) as (keyof typeof heads)[])('%s is taken by its first bytes', async (type) => {
  expect(await refusalOf(photo('whatever.txt', 64, type))).toBeUndefined();
});

test('a file that only claims to be a photo is refused', async () => {
  const heic = new File([new TextEncoder().encode('....ftypheic....')], 'deck.jpg', { type: 'image/jpeg' });
  expect(await refusalOf(heic)).toBe('Only JPEG, PNG, and WebP images are allowed');
});

const limit = 8 * 1024 * 1024;
const tooLarge = 'File must be smaller than 8MB';

test('a photo is judged by what is uploaded: a large one that shrinks to 8 MB goes through', async () => {
  const upload = accepting();
  const tray = new PhotoTray({ upload, prepare: async () => photo('small.jpg', limit) });
  await tray.add([photo('huge.jpg', limit + 1)]);
  expect(await tray.settle()).toEqual({ paths: ['incoming/huge.jpg'], failed: [] });
});

test.each([
  ['that stays above 8 MB', async () => photo('large.jpg', limit + 1)],
  ['that cannot be shrunk', () => Promise.reject(new Error('broken'))],
])('a large photo %s is refused in the specified words, and takes no place', async (_, prepare) => {
  const upload = accepting();
  const tray = new PhotoTray({ upload, prepare });
  await tray.add([photo('huge.jpg', limit + 1)]);
  expect(await tray.settle()).toEqual({ paths: [], failed: [] });
  expect(tray.view().photos).toMatchObject([{ state: 'refused', message: tooLarge }]);
  expect(upload).not.toHaveBeenCalled();
});

test.each([
  [
    [4032, 3024],
    [2560, 1920],
  ],
  [
    [3000, 6000],
    [1280, 2560],
  ],
  [
    [800, 600],
    [800, 600],
  ],
  [
    [9000, 1],
    [2560, 1],
  ],
])('%j is scaled down to %j', ([width = 0, height = 0], [w, h]) => {
  expect(scaledDown(width, height)).toEqual({ width: w, height: h });
});

test('photos upload as soon as they are chosen, all under one temp id', async () => {
  const upload = accepting();
  const tray = aTray(upload);
  await tray.add([photo('bow.jpg'), photo('stern.jpg')]);
  expect(await tray.settle()).toEqual({ paths: ['incoming/bow.jpg', 'incoming/stern.jpg'], failed: [] });
  expect(statesOf(tray)).toEqual(['uploaded', 'uploaded']);
  expect(new Set(upload.mock.calls.map(([{ tempId }]) => tempId)).size).toBe(1);
});

test('a sixth photo is refused, a refused file takes no place', async () => {
  const tray = aTray(accepting());
  const names = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg'];
  await tray.add([new File(['text'], 'notes.txt'), ...names.map((name) => photo(name))]);
  expect(tray.view().message).toBe('Maximum 5 files allowed');
  expect((await tray.settle()).paths).toHaveLength(5);
  expect(statesOf(tray)[0]).toBe('refused');
});

test('what is sent right after photos were chosen waits until they are looked at', async () => {
  const tray = aTray(accepting());
  const chosen = [tray.add([photo('bow.jpg'), photo('stern.jpg')]), tray.add([photo('deck.jpg')])];
  const paths = ['incoming/bow.jpg', 'incoming/stern.jpg', 'incoming/deck.jpg'];
  expect(await tray.settle()).toEqual({ paths, failed: [] });
  await Promise.all(chosen);
});

test('two choices at once are taken in their order, and no more than five photos of both', async () => {
  const tray = aTray(accepting());
  const namesOf = (letter: string) => [1, 2, 3].map((number) => photo(`${letter}${number}.jpg`));
  await Promise.all([tray.add(namesOf('a')), tray.add(namesOf('b'))]);
  expect(tray.view().photos.map(({ filename }) => filename)).toEqual([
    ...['a1.jpg', 'a2.jpg', 'a3.jpg', 'b1.jpg', 'b2.jpg'],
  ]);
  expect(tray.view().message).toBe('Maximum 5 files allowed');
});

test('a failed upload is tried once more at the end, then named', async () => {
  const upload = vi.fn(async ({ filename }: Upload): Promise<string> => {
    if (filename === 'bad.jpg') throw new Error('storage is down');
    return filename;
  });
  const tray = aTray(upload);
  await tray.add([photo('bad.jpg'), photo('good.jpg')]);
  expect(await tray.settle()).toEqual({ paths: ['good.jpg'], failed: ['bad.jpg'] });
  expect(upload.mock.calls.filter(([{ filename }]) => filename === 'bad.jpg')).toHaveLength(2);
  expect(upload.mock.calls.filter(([{ filename }]) => filename === 'good.jpg')).toHaveLength(1);
});

test('a photo that failed once arrives when the storage is back', async () => {
  const upload = accepting().mockRejectedValueOnce(new Error('storage is down'));
  const tray = aTray(upload);
  await tray.add([photo()]);
  expect(await tray.settle()).toEqual({ paths: ['incoming/bow.jpg'], failed: [] });
});

test('photos that failed on their way go up again, each once however often the line comes back, and are waited for', async () => {
  const upload = accepting().mockRejectedValueOnce(new Error('no line'));
  const prepare = async (file: File) => {
    if (file.name === 'unreadable.jpg') throw new Error('broken');
    return file;
  };
  const tray = new PhotoTray({ upload, prepare });
  await tray.add([photo('bow.jpg'), photo('unreadable.jpg')]);
  await vi.waitFor(() => expect(statesOf(tray)).toEqual(['failed', 'failed']));
  tray.resend();
  tray.resend();
  await vi.waitFor(() => expect(statesOf(tray)).toEqual(['uploaded', 'failed']));
  tray.resend();
  expect(await tray.settle()).toEqual({ paths: ['incoming/bow.jpg'], failed: ['unreadable.jpg'] });
  expect(upload.mock.calls.map(([{ filename }]) => filename)).toEqual(['bow.jpg', 'bow.jpg']);
});

test('what is sent meanwhile takes along a photo that goes up again', async () => {
  const second = Promise.withResolvers<string>();
  const upload = vi.fn<(upload: Upload) => Promise<string>>();
  upload.mockRejectedValueOnce(new Error('no line')).mockRejectedValueOnce(new Error('no line'));
  upload.mockReturnValueOnce(second.promise);
  const tray = aTray(upload);
  tray.subscribe(() => {
    if (upload.mock.calls.length === 2 && statesOf(tray)[0] === 'failed') tray.resend();
  });
  await tray.add([photo()]);
  const settled = tray.settle();
  await vi.waitFor(() => expect(upload).toHaveBeenCalledTimes(3));
  second.resolve('incoming/bow.jpg');
  expect(await settled).toEqual({ paths: ['incoming/bow.jpg'], failed: [] });
});

test('a photo that the browser cannot read is told apart from a failed upload', async () => {
  const upload = accepting();
  const tray = new PhotoTray({ upload, prepare: () => Promise.reject(new Error('broken')) });
  await tray.add([photo()]);
  expect(await tray.settle()).toEqual({ paths: [], failed: ['bow.jpg'] });
  expect(tray.view().photos[0]?.message).toContain('couldn’t read this photo');
  expect(upload).not.toHaveBeenCalled();
});

test('a photo taken out under way is cut off, and nothing waits for it', async () => {
  const upload = vi.fn(
    ({ signal }: Upload) =>
      new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const tray = aTray(upload);
  await tray.add([photo()]);
  await vi.waitFor(() => expect(upload).toHaveBeenCalled());
  const [under] = tray.view().photos;
  const settled = tray.settle();
  tray.remove(under?.id ?? '');
  expect(await settled).toEqual({ paths: [], failed: [] });
  expect(tray.view().photos).toEqual([]);
});

test('an emptied tray cuts off what is under way, and has nothing to send', async () => {
  const signals: AbortSignal[] = [];
  const tray = aTray(({ filename, signal }) => {
    signals.push(signal);
    return filename === 'bow.jpg' ? Promise.resolve('incoming/bow.jpg') : new Promise(() => undefined);
  });
  await tray.add([photo('bow.jpg'), photo('stern.jpg')]);
  await vi.waitFor(() => expect(statesOf(tray)).toEqual(['uploaded', 'uploading']));
  tray.empty();
  expect(signals[1]?.aborted).toBe(true);
  expect(await tray.settle()).toEqual({ paths: [], failed: [] });
});

test('a tray that is left while it is being sent still sends all of it, and is emptied then', async () => {
  const upload = Promise.withResolvers<string>();
  const tray = aTray(() => upload.promise);
  await tray.add([photo('bow.jpg')]);
  const settled = tray.settle();
  tray.leave();
  upload.resolve('incoming/bow.jpg');
  expect(await settled).toEqual({ paths: ['incoming/bow.jpg'], failed: [] });
  await vi.waitFor(() => expect(tray.view().photos).toEqual([]));
  await tray.add([photo('stern.jpg')]);
  tray.leave();
  expect(tray.view().photos).toEqual([]);
});

test('once a message has gone, its photos go, and those chosen meanwhile stay for the next one', async () => {
  const tray = aTray(accepting());
  await tray.add([photo('bow.jpg'), new File(['words'], 'bow.txt')]);
  const { paths } = await tray.settle();
  await tray.add([photo('stern.jpg')]);
  await tray.settle();
  tray.sent(paths);
  expect(await tray.settle()).toEqual({ paths: ['incoming/stern.jpg'], failed: [] });
  expect(statesOf(tray)).toEqual(['uploaded']);
});

test('an emptied tray takes nothing of what was chosen before', async () => {
  const upload = accepting();
  const tray = aTray(upload);
  const chosen = tray.add([photo('bow.jpg')]);
  tray.empty();
  await Promise.all([chosen, tray.add([photo('stern.jpg')])]);
  expect(await tray.settle()).toEqual({ paths: ['incoming/stern.jpg'], failed: [] });
  expect(upload).toHaveBeenCalledOnce();
});

test('progress is told in bytes, never more than there are', async () => {
  const tray = aTray(async ({ onProgress, blob }) => {
    onProgress(blob.size + 500);
    return 'path';
  });
  const seen: number[] = [];
  tray.subscribe(() => seen.push(tray.view().photos[0]?.sent ?? 0));
  await tray.add([photo('bow.jpg', 64)]);
  await tray.settle();
  expect(Math.max(...seen)).toBe(64);
});
