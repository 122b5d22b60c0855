import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { photoLimits } from '#domain/photo/photos.ts';
import type { Refusal } from '#functions/jobs/photo/redraw-photo.ts';

/** The mark that some of these files carry, and that nothing checked may hold. */
export const smuggled = 'alert(document.cookie)';
const page = Buffer.from(`<!doctype html><script>${smuggled}</script>`);

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#4a8',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  });

/** An honest photo. */
export const jpegPhoto = (width = 160, height = 120): Promise<Buffer> =>
  noise(width, height).jpeg().toBuffer();

/** As a phone writes it: lying on its side, with the place and the owner in its EXIF data. */
export const phonePhoto = (width = 160, height = 120): Promise<Buffer> =>
  noise(width, height)
    .withExif({
      IFD0: { Make: 'Phone of Ana', ImageDescription: smuggled },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '34/1 1/1 3/1', GPSLongitude: '118/1 27/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>Ana</secret></x:xmpmeta>')
    .withMetadata({ icc: 'p3', orientation: 6 })
    .jpeg()
    .toBuffer();

/** An honest photo of many pixels, quickly made. */
export const largePhoto = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#4a8' } })
    .jpeg()
    .toBuffer();

/** Puts a segment right behind the first two bytes of a JPEG. */
function withSegment(jpeg: Buffer, marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 0xff]);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}

function pngChunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Some hundred bytes that claim to be an endless picture. */
function pngOf(width: number, height: number, ...extra: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', deflateSync(Buffer.alloc(Math.ceil(width / 8 + 1) * Math.min(height, 64)))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A JPEG whose header names other dimensions than it has. */
async function jpegClaiming(width: number, height: number): Promise<Buffer> {
  const jpeg = await jpegPhoto();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

async function webpClaiming(side: number): Promise<Buffer> {
  const webp = await sharp(await jpegPhoto())
    .ensureAlpha(0.5)
    .webp()
    .toBuffer();
  const canvas = webp.indexOf('VP8X') + 12;
  webp.writeUIntLE(side - 1, canvas, 3);
  webp.writeUIntLE(side - 1, canvas + 3, 3);
  return webp;
}

/** A progressive JPEG that paints one band of its pixels again and again, each time a little finer. */
async function jpegOfScans(count: number): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: 160, height: 120, channels: 3, background: '#888' } })
    .jpeg({ progressive: true })
    .toBuffer();
  const marker = Buffer.from([0xff, 0xda]);
  const second = jpeg.indexOf(marker, jpeg.indexOf(marker) + 2);
  const end = jpeg.indexOf(0xff, second + 2);
  const scans = Array.from({ length: count }, (_, number) => {
    const scan = Buffer.from(jpeg.subarray(second, end));
    const [band, depth] = [6 + Math.floor(number / 14), 13 - (number % 14)];
    return scan.fill(band, 7, 9).fill(((depth === 13 ? 0 : depth + 1) << 4) | depth, 9, 10);
  });
  return Buffer.concat([jpeg.subarray(0, end), ...scans, Buffer.from([0xff, 0xd9])]);
}

async function animatedWebp(): Promise<Buffer> {
  const frames = await Promise.all([jpegPhoto(), jpegPhoto()]);
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

const cut = (file: Buffer) => file.subarray(0, Math.floor(file.length / 2));
const zip = Buffer.from('504b0304140000000000', 'hex');

/** Files that strangers may send, and what becomes of each: a photo drawn anew, or why it is none. */
export const hostileFiles = {
  'a JPEG with a page behind it': {
    make: async () => Buffer.concat([await jpegPhoto(), page]),
    becomes: 'photo',
  },
  'a JPEG with a page in its comment': {
    make: async () => withSegment(await jpegPhoto(), 0xfe, page),
    becomes: 'photo',
  },
  'a JPEG with an archive behind it': {
    make: async () => Buffer.concat([await jpegPhoto(), zip, page, zip]),
    becomes: 'photo',
  },
  'a JPEG with a broken colour profile': {
    make: async () => withSegment(await jpegPhoto(), 0xe2, Buffer.from(`ICC_PROFILE\0\x01\x01${smuggled}`)),
    becomes: 'photo',
  },
  'a PNG with a script in its text': {
    make: async () => {
      const png = await noise(64, 48).png().toBuffer();
      const text = pngChunk('tEXt', Buffer.from(`Comment\0${smuggled}`));
      return Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]);
    },
    becomes: 'photo',
  },
  'a photo of a phone': { make: () => phonePhoto(), becomes: 'photo' },
  'an animated WebP': { make: animatedWebp, becomes: 'photo' },
  'a page that begins like a JPEG': {
    make: () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), page]),
    becomes: 'content',
  },
  'a script that is a GIF as well': { make: () => Buffer.from(`GIF89a=1;${smuggled}`), becomes: 'type' },
  'an SVG with a script': {
    make: () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>${smuggled}</script></svg>`),
    becomes: 'type',
  },
  'a GIF': {
    make: async () =>
      sharp(await jpegPhoto())
        .gif()
        .toBuffer(),
    becomes: 'type',
  },
  'a HEIC': {
    make: () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    becomes: 'type',
  },
  'an AVIF': {
    make: async () =>
      sharp(await jpegPhoto(16, 16))
        .avif()
        .toBuffer(),
    becomes: 'type',
  },
  'a TIFF': {
    make: async () =>
      sharp(await jpegPhoto())
        .tiff()
        .toBuffer(),
    becomes: 'type',
  },
  'a PDF': { make: () => Buffer.from(`%PDF-1.7\n% ${smuggled}`), becomes: 'type' },
  'an archive': { make: () => Buffer.concat([zip, page]), becomes: 'type' },
  nothing: { make: () => Buffer.alloc(0), becomes: 'type' },
  'one byte': { make: () => Buffer.from([0xff]), becomes: 'type' },
  'the first bytes of a JPEG alone': { make: () => Buffer.from([0xff, 0xd8, 0xff]), becomes: 'content' },
  'a JPEG cut in half': { make: async () => cut(await jpegPhoto()), becomes: 'content' },
  'a PNG cut in half': { make: async () => cut(await noise(64, 48).png().toBuffer()), becomes: 'content' },
  'a WebP cut in half': { make: async () => cut(await noise(64, 48).webp().toBuffer()), becomes: 'content' },
  'a JPEG of nothing but zeros': {
    make: async () => Buffer.concat([(await jpegPhoto()).subarray(0, 300), Buffer.alloc(1_000_000)]),
    becomes: 'content',
  },
  'a PNG of 2.5 billion pixels': { make: () => pngOf(50_000, 50_000), becomes: 'pixels' },
  'a JPEG of 4 billion pixels': { make: () => jpegClaiming(65_500, 65_500), becomes: 'pixels' },
  'a WebP of 38 bytes that is 50 million pixels': {
    make: () =>
      sharp({ create: { width: 8192, height: 6144, channels: 3, background: '#000' } })
        .webp({ lossless: true, effort: 0 })
        .toBuffer(),
    becomes: 'pixels',
  },
  'a PNG of 1 MB that is 50 million pixels': {
    make: () => Buffer.concat([pngOf(8192, 6144), Buffer.alloc(1_000_000)]),
    becomes: 'pixels',
  },
  'a WebP of 268 million pixels': { make: () => webpClaiming(16_383), becomes: 'content' },
  'a PNG that ends long before its header says': { make: () => pngOf(2500, 2500), becomes: 'content' },
  'a PNG with a text that inflates to 200 MB': {
    make: () => {
      const text = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(200_000_000))]);
      return pngOf(64, 64, pngChunk('zTXt', text));
    },
    becomes: 'photo',
  },
  'a JPEG of 600 scans': { make: () => jpegOfScans(600), becomes: 'scans' },
  'a JPEG of 60 scans': { make: () => jpegOfScans(60), becomes: 'photo' },
  'a photo of one byte too much': {
    make: async () =>
      Buffer.concat([await jpegPhoto(), Buffer.alloc(photoLimits.maxBytes)]).subarray(
        0,
        photoLimits.maxBytes + 1,
      ),
    becomes: 'size',
  },
} satisfies Readonly<
  Record<string, { readonly make: () => Buffer | Promise<Buffer>; readonly becomes: 'photo' | Refusal }>
>;
