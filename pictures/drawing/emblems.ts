import type { PackageId } from '#domain/price/packages.ts';
import { mark } from './lettering.ts';
import { token } from './palette.ts';
import { circle, group, path, rect } from './svg.ts';

const svg = (content: string, size: number, box: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${box} ${box}">${content}</svg>`;

/** The mark on a rounded ink square, for browser tabs and home screens that take a shape as it is. */
export const iconSvg = (size: number): string =>
  svg(
    rect(0, 0, 64, 64, { rx: 8, fill: token.ink }) +
      group(mark(token.paper), { transform: 'translate(9 17.5) scale(.72)' }),
    size,
    64,
  );

/** The mark on a full square with a wide margin, for systems that cut the shape themselves. */
export const maskableSvg = (size: number): string =>
  svg(
    rect(0, 0, 64, 64, { fill: token.ink }) +
      group(mark(token.paper), { transform: 'translate(14.4 20) scale(.55)' }),
    size,
    64,
  );

const square = (fill: string): string => rect(0, 0, 24, 24, { fill });

/** The packages' signal flags, 24 x 24 units; the same drawings as the page's PackageFlag. */
const flagArt = {
  complete: square(token.red) + path('M9 0h6v9h9v6h-9v9H9v-9H0V9h9z', { fill: token.brassLight }),
  exterior: square(token.deep) + rect(7, 7, 10, 10, { fill: token.paper }),
  interior: square(token.brassLight) + circle(12, 12, 6, { fill: token.ink }),
  restorer: square(token.seaLight) + path('M0 0v24h24z', { fill: token.red }),
  wash: square(token.paper) + rect(0, 12, 24, 12, { fill: token.sea }),
} satisfies Record<PackageId, string>;

/** One flag with its outline, as markup to place in a picture. */
export const flag = (name: PackageId, outline: string = token.ink): string =>
  flagArt[name] + path('M.5.5h23v23H.5z', { fill: 'none', stroke: outline });

export const flagSvg = (name: PackageId, size: number): string => svg(flag(name), size, 24);
