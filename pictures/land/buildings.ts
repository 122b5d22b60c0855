import type { Light } from '../drawing/palette.ts';
import { random } from '../drawing/random.ts';
import { group, lerp, line, num, path, polygon, rect } from '../drawing/svg.ts';
import type { Stage } from '../drawing/view.ts';
import { palm, palmTones, shrubs } from './trees.ts';

interface HouseLook {
  readonly wall: string;
  readonly shade: string;
  readonly roof: string;
  readonly glass: string;
  /** 0 for a flat roof. */
  readonly pitch?: number;
}

const walls = ['#fbf5e6', '#f0d9ae', '#dfe7e3', '#eec9a0', '#d7dfe0'];
const roofs = ['#a5482e', '#7a4a38', '#3d5a63', '#8c5a35'];
const cycle = (list: readonly string[], i: number): string => list[i % list.length] ?? '#fbf5e6';

/** Paint for a street of houses: pick a wall and a roof by number. */
export const houseTones =
  (light: Light, distance: number) =>
  (wall: number, roof: number): HouseLook => ({
    wall: light.tint(cycle(walls, wall), distance),
    shade: light.tint('#b9b8a8', distance),
    roof: light.tint(cycle(roofs, roof), distance),
    glass: light.tint('#2a5264', distance),
  });

/** Gabled or flat-roofed house; x, y is the lower left corner, sizes in pixels. */
export function house(x: number, y: number, width: number, height: number, look: HouseLook): string {
  const { wall, shade, roof, glass, pitch = 0.45 } = look;
  const ridgeY = y - height - width * pitch * 0.5;
  const top =
    pitch > 0
      ? path(
          polygon([
            [x - width * 0.07, y - height],
            [x + width * 0.3, ridgeY],
            [x + width * 0.7, ridgeY],
            [x + width * 1.07, y - height],
          ]),
          { fill: roof },
        )
      : rect(x - width * 0.04, y - height - 4, width * 1.08, 5, { fill: roof });
  const columns = Math.max(2, Math.round(width / 22));
  const rows = Math.max(1, Math.round(height / 26));
  const bay = width / columns;
  const storey = height / rows;
  let windows = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      windows += `M${num(x + (column + 0.27) * bay)} ${num(y - height + (row + 0.25) * storey)}h${num(bay * 0.46)}v${num(storey * 0.48)}h${num(-bay * 0.46)}z`;
    }
  }
  return (
    rect(x, y - height, width, height, { fill: wall }) +
    rect(x + width * 0.66, y - height, width * 0.34, height, { fill: shade }) +
    top +
    path(windows, { fill: glass })
  );
}

interface Skyline extends Stage {
  readonly from: number;
  readonly to: number;
  readonly min: number;
  readonly max: number;
  readonly fill: string;
  readonly shade: string;
}

/** Straight-sided tower blocks for a far skyline, highest in the middle. */
export function skyline({ view, from, to, min, max, seed, fill, shade }: Skyline): string {
  const rng = random(seed);
  const y = view.horizon + 1;
  let d = '';
  let dark = '';
  for (let x = from; x < to; ) {
    const width = rng.between(14, 34);
    const middle = 1 - Math.abs((x - (from + to) / 2) / ((to - from) / 2)) * 0.6;
    const height = lerp(min, max, rng.next() ** 1.4) * middle;
    d += `M${num(x)} ${y}v${num(-height)}h${num(width)}v${num(height)}z`;
    dark += `M${num(x + width * 0.62)} ${y}v${num(-height)}h${num(width * 0.38)}v${num(height)}z`;
    x += width + (rng.chance(0.3) ? rng.between(4, 18) : 0.5);
  }
  return path(d, { fill }) + path(dark, { fill: shade });
}

interface Street extends Stage {
  readonly from: number;
  readonly to: number;
  /** Widths and heights of the houses in pixels. */
  readonly widths: readonly [number, number];
  readonly heights: readonly [number, number];
  readonly pitch: number;
  readonly palms: number;
  /** Plaster and tiles only, or every colour. */
  readonly style: 'mixed' | 'mediterranean';
}

/** Houses shoulder to shoulder behind a sea wall, with palms between them and docks before them. */
export function channelHouses({ view, light, seed, from, to, widths, heights, pitch, palms, style }: Street) {
  const h = view.horizon;
  const rng = random(seed + 2);
  const tones = houseTones(light, 0.12);
  const homes: string[] = [];
  for (let x = from; x < to - 20; ) {
    const width = rng.between(...widths);
    const i = Math.floor(rng.next() * 5);
    const look = style === 'mixed' ? tones(i, i) : tones([0, 1, 3][i % 3] ?? 0, i % 2);
    const slope = rng.chance(0.2) ? 0 : pitch * rng.between(0.8, 1.2);
    homes.push(house(x, h + 2, width, rng.between(...heights), { ...look, pitch: slope }));
    x += width + rng.between(4, 16);
  }
  const trees = Array.from({ length: palms }, (_, i) =>
    palm(
      rng,
      from + ((i + rng.next()) / palms) * (to - from),
      h + 2,
      rng.between(82, 150),
      palmTones(light, 0.12),
    ),
  );
  let piles = '';
  for (let x = from + 10; x < to; x += 44) piles += `M${x} ${h - 18}V${h + 20}`;
  const art = group([
    trees,
    homes,
    shrubs({ view, from, to, height: 11, seed: seed + 4, fill: light.tint('#3f6f58', 0.14) }),
    rect(from - 8, h, to - from + 16, 9, { fill: light.tint('#c9bda2', 0.1) }),
    line(piles, light.tint('#5b4636', 0.08), 4),
    rect(from + 4, h + 10, to - from - 12, 5, { fill: light.tint('#a3805a', 0.08) }),
  ]);
  return { art, y: h + 14 };
}
