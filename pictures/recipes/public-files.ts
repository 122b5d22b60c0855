import sharp from 'sharp';
import { packageIds } from '#domain/price/packages.ts';
import { flagSvg, iconSvg, maskableSvg } from '../drawing/emblems.ts';
import { icoOf } from '../rendering/ico.ts';
import { rasterise } from '../rendering/raster.ts';
import { ogPictures } from './open-graph.ts';

interface PublicFile {
  /** Path under web/public. */
  readonly file: string;
  readonly render: () => Promise<Buffer>;
}

const png = (svg: string, size: number): Promise<Buffer> =>
  // Drawn at 1024 pixels, so that small sizes get clean edges.
  sharp(Buffer.from(svg))
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9, effort: 10 })
    .toBuffer();

/** For whatever asks for `/favicon.ico` unbidden: browsers that show a file of ours, bookmarks, feed readers. */
const favicon = async (): Promise<Buffer> =>
  icoOf(await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await png(iconSvg(1024), size) }))));

const icons: readonly PublicFile[] = [
  { file: 'favicon.ico', render: favicon },
  { file: 'icons/favicon.svg', render: async () => Buffer.from(`${iconSvg(64)}\n`) },
  { file: 'icons/icon-192.png', render: () => png(iconSvg(1024), 192) },
  { file: 'icons/icon-512.png', render: () => png(iconSvg(1024), 512) },
  { file: 'icons/maskable-512.png', render: () => png(maskableSvg(1024), 512) },
  { file: 'icons/apple-touch-icon.png', render: () => png(maskableSvg(1024), 180) },
];

const flags: readonly PublicFile[] = packageIds.map((name) => ({
  file: `flags/flag-${name}.png`,
  render: () => png(flagSvg(name, 1024), 96),
}));

const openGraph: readonly PublicFile[] = ogPictures.map(({ name, draw }) => ({
  file: `og/${name}.jpg`,
  render: async () =>
    sharp(await rasterise(draw(), { left: 0, top: 0, width: 1200, height: 630 }, 1200))
      .jpeg({ quality: 76, mozjpeg: true })
      .toBuffer(),
}));

/** Files with fixed names, copied into the site's root as they are. */
export const publicFiles: readonly PublicFile[] = [...icons, ...flags, ...openGraph];
