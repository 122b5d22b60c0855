/** One picture of an icon file, as a PNG. */
export interface IcoPicture {
  /** Width and height in pixels, below 256. */
  readonly size: number;
  readonly png: Buffer;
}

const headBytes = 6;
const entryBytes = 16;
/** An icon; the other type is a cursor. */
const iconType = 1;
const bitsPerPixel = 32;

/** Packs pictures into one .ico file, which may hold PNGs as they are. */
export function icoOf(pictures: readonly IcoPicture[]): Buffer {
  const head = Buffer.alloc(headBytes + entryBytes * pictures.length);
  head.writeUInt16LE(iconType, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = headBytes + entryBytes * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4); // colour planes
    head.writeUInt16LE(bitsPerPixel, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
