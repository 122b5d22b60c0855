import { afterEach, expect, test, vi } from 'vitest';
import { jobPhotoOf, leftOutText } from '#web/admin/photo/job-photo-file.ts';

afterEach(() => vi.unstubAllGlobals());

const file = (head: string, name = 'photo.jpg', type = 'image/jpeg') =>
  new File([Buffer.from(head, 'latin1')], name, { type });
const jpeg = file('\xff\xd8\xff\xe0\0\x10JFIF\0 and so on');

test.each([
  ['an empty file', file(''), 'This file is empty.'],
  ['a video', file('\0\0\0\x18ftypmp42....', 'clip.mp4', 'video/mp4'), 'This is a video.'],
  [
    'a video of a kind that nobody knows',
    file('\x1aE\xdf\xa3........', 'clip.webm', 'video/webm'),
    'This is a video.',
  ],
  ['a HEIC', file('\0\0\0\x18ftypheic....', 'photo.heic', 'image/heic'), 'This is a HEIC photo'],
  ['a HEIC under another name', file('\0\0\0\x18ftypmif1....'), 'This is a HEIC photo'],
  ['anything else', file('<html>......', 'page.html', 'text/html'), 'Only JPEG, PNG, and WebP'],
  ['a photo that the phone can’t open, as one of 60 MP', jpeg, 'it’s damaged, or too large for this phone'],
])('%s is refused with a sentence', async (_, wrong, sentence) => {
  vi.stubGlobal('createImageBitmap', () =>
    Promise.reject(new DOMException('too large', 'InvalidStateError')),
  );
  await expect(jobPhotoOf(wrong)).rejects.toThrow(sentence);
});

test('a photo of 60 MP is scaled down before it’s sent', async () => {
  const close = vi.fn();
  vi.stubGlobal('createImageBitmap', async () => ({ width: 9000, height: 6700, close }));
  const drawn: number[] = [];
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({
      fillRect: () => undefined,
      drawImage: (_: unknown, __: number, ___: number, ...size: number[]) => drawn.push(...size),
    }),
    toBlob: (tell: (blob: Blob) => void) => tell(new Blob(['small'])),
  };
  vi.stubGlobal('document', { createElement: () => canvas });
  expect(await (await jobPhotoOf(jpeg)).text()).toBe('small');
  expect(drawn).toEqual([2560, 1906]);
  expect(close).toHaveBeenCalled();
});

test('what there is no room for is counted, one photo too', () => {
  expect(leftOutText(1)).toBe('A job takes 60 photos in all, so 1 photo was left out.');
  expect(leftOutText(2)).toBe('A job takes 60 photos in all, so 2 photos were left out.');
});
