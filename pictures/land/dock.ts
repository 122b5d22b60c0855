import type { Light } from '../drawing/palette.ts';
import { random } from '../drawing/random.ts';
import { type Art, group, line, num, type Point, path, polygon, rect } from '../drawing/svg.ts';
import type { Stage } from '../drawing/view.ts';

const FOCAL = 900; // pixels; how fast scale falls with distance

export interface Dock {
  /** Where its near edge meets the water, in pixels from the top. */
  readonly y: number;
  readonly from: number;
  readonly to: number;
  readonly pilings?: readonly number[];
  /** Width of the deck in metres. */
  readonly depth?: number;
}

/** Floating dock parallel to the picture, with pilings; x in metres from the view's centre. */
export function dock({ view, light, seed, y, from, to, depth = 1.8, pilings = [] }: Stage & Dock): string {
  const height = 0.45;
  const pileHeight = 2.4;
  const scale = view.scaleAt(y);
  const rng = random(seed + 17);
  const back = 1 / (1 / scale + depth / FOCAL);
  const top = light.tint('#c9ab7d');
  const seam = light.tint('#a88a5f');
  const face = light.tint('#6f5438');
  const p = (x: number, h: number, s: number): Point => view.point(x, h, s);
  const art: Art[] = [];
  const pile = (x: number, s: number): string => {
    const [px, py] = p(x, -0.05, s);
    const [, topY] = p(x, pileHeight, s);
    const half = 0.15 * s;
    return (
      rect(px - half, topY, half * 2, py - topY, { fill: light.tint('#7a5f43') }) +
      rect(px + half * 0.1, topY, half * 0.9, py - topY, { fill: light.tint('#553f2c') }) +
      rect(px - half * 1.12, topY - half * 0.5, half * 2.24, half * 0.9, { fill: light.tint('#f5efe4') }) +
      rect(px - half, py - 0.35 * s, half * 2, 0.3 * s, { fill: light.tint('#2f3a35'), opacity: 0.7 })
    );
  };
  art.push(pilings.map((x) => pile(x, back * 1.01)));
  art.push(
    path(
      polygon([p(from, height, scale), p(to, height, scale), p(to, height, back), p(from, height, back)]),
      { fill: top },
    ),
  );
  let seams = '';
  for (let x = from + 0.4; x < to; x += 0.55 + rng.around(0, 0.06)) {
    const [x0, y0] = p(x, height, scale);
    const [x1, y1] = p(x, height, back);
    seams += `M${num(x0)} ${num(y0)}L${num(x1)} ${num(y1)}`;
  }
  const [fx0, fy0] = p(from, height, scale);
  const [fx1, fy1] = p(to, 0, scale);
  art.push(
    line(seams, seam, Math.max(0.6, scale * 0.016), { opacity: 0.8 }),
    rect(fx0, fy0, fx1 - fx0, fy1 - fy0 + 1, { fill: face }),
    rect(fx0, fy0, fx1 - fx0, Math.max(2, scale * 0.07), { fill: light.tint('#e0c79c') }),
  );
  return group(art);
}

interface Rubble {
  readonly from: number;
  readonly to: number;
  readonly height: number;
  readonly seed: number;
  readonly light: Light;
  readonly y: number;
  readonly distance?: number;
}

/** Rubble breakwater: one low irregular band with lit stones. */
export function breakwater({ from, to, height, seed, light, y, distance = 0.25 }: Rubble): string {
  const rng = random(seed);
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let x = from; x <= to; x += 17) {
    const fade = Math.min(1, (x - from) / 30, (to - x) / 24 + 0.15);
    upper.push([x, y - height * fade * rng.between(0.78, 1.1)]);
    lower.push([x, y + rng.between(0, 3)]);
  }
  let stones = '';
  for (let x = from + 20; x < to - 20; x += rng.between(16, 34))
    stones += polygon([
      [x, y - height * 0.75],
      [x + 12, y - height * 0.82],
      [x + 15, y - height * 0.45],
      [x + 3, y - height * 0.35],
    ]);
  return (
    path(`${polygon([...upper, ...lower.reverse()])}`, { fill: light.tint('#6d6a62', distance) }) +
    path(stones, { fill: light.tint('#b3aa97', distance), opacity: 0.8 })
  );
}
