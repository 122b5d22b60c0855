import { expect, test } from 'vitest';
import {
  checkedPath,
  keptPath,
  maxPixels,
  photoLimits,
  photoMessages,
  quarantinePath,
  sniffPhotoType,
  tempIdOfPath,
  thumbnailPath,
  uploadErrorNote,
} from '#domain/photo/photos.ts';

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : part)));

test.each([
  ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe1], 'xxExif..'), 'image/jpeg'],
  ['a PNG', bytes([0x89], 'PNG\r\n', [0x1a], '\n', 'IHDR'), 'image/png'],
  ['a WebP', bytes('RIFF', [1, 2, 3, 4], 'WEBP'), 'image/webp'],
  ['a WAV file', bytes('RIFF', [1, 2, 3, 4], 'WAVE'), undefined],
  ['a HEIC', bytes([0, 0, 0, 24], 'ftypheic'), undefined],
  ['a GIF', bytes('GIF89a......'), undefined],
  ['an SVG', bytes('<svg xmlns="'), undefined],
  ['a PNG cut short', bytes([0x89], 'PNG'), undefined],
  ['nothing', new Uint8Array(), undefined],
])('%s is told by its first bytes', (_, head, type) => {
  expect(sniffPhotoType(head)).toBe(type);
});

test.each([
  ['what the browser uploads', 1, 2560 * 2560],
  ['a photo of 12 million pixels', 1_500_000, 12e6],
  ['the largest that a phone takes', 8_000_000, 8192 * 6144],
])('%s may be drawn', (_, bytes, pixels) => {
  expect(maxPixels(bytes)).toBeGreaterThanOrEqual(pixels);
});

test('a few bytes may not claim millions of pixels, and no file more than a phone has', () => {
  expect(maxPixels(38)).toBeLessThan(7e6);
  expect(maxPixels(1_000_000)).toBeLessThan(8192 * 6144);
  expect(maxPixels(photoLimits.maxBytes)).toBe(8192 * 6144);
});

const file = 'AAAAAAAAAAAAAAAAAAAAAA.jpg';

test.each([
  [`incoming/temp-id_1/${file}`, 'temp-id_1'],
  [`incoming/short/${file}`, undefined],
  [`incoming/temp-id_1/../${file}`, undefined],
  [`/incoming/temp-id_1/${file}`, undefined],
  [`leads/temp-id_1/${file}`, undefined],
  ['incoming/temp-id_1/AAAAAAAAAAAAAAAAAAAAAA.svg', undefined],
  [`incoming/temp-id_1/${file}\n`, undefined],
  [`incoming/temp-id_1/${file}?x`, undefined],
])('the path %j has the temp id %s', (path, tempId) => {
  expect(tempIdOfPath(path)).toBe(tempId);
});

test('an upload has one place for each thing that may become of it', () => {
  const upload = 'incoming/temp-id_1/AAAAAAAAAAAAAAAAAAAAAA.png';
  expect(checkedPath(upload)).toBe('checked/temp-id_1/AAAAAAAAAAAAAAAAAAAAAA.jpg');
  expect(thumbnailPath(checkedPath(upload))).toBe('checked/temp-id_1/AAAAAAAAAAAAAAAAAAAAAA.thumb.jpg');
  expect(keptPath(upload, 'LEAD')).toBe('leads/LEAD/AAAAAAAAAAAAAAAAAAAAAA.jpg');
  expect(quarantinePath(upload)).toBe('quarantine/temp-id_1/AAAAAAAAAAAAAAAAAAAAAA.png');
});

test('the messages name the limits', () => {
  expect(photoMessages).toEqual({
    type: 'Only JPEG, PNG, and WebP images are allowed',
    size: 'File must be smaller than 8MB',
    count: 'Maximum 5 files allowed',
  });
  expect(uploadErrorNote('bow.jpg')).toBe('[upload-error] bow.jpg');
});
