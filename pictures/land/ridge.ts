import type { LandTone } from '../drawing/palette.ts';
import { random } from '../drawing/random.ts';
import { group, lerp, num, type Point, path, polygon, smooth } from '../drawing/svg.ts';
import type { Stage, View } from '../drawing/view.ts';

/** Tone, shape points [x, height in px above the horizon], roughness in px. */
export type Ridge = readonly [tone: LandTone, points: readonly Point[], rough: number];

interface Outline {
  readonly view: View;
  readonly points: readonly Point[];
  readonly rough: number;
  readonly seed: number;
}

/**
 * Ridge line with small teeth. The ends run down to the horizon or off the picture, so that no hill
 * stops in a cliff.
 */
export function ridge({ view, points, rough, seed }: Outline): { d: string; outline: Point[] } {
  const rng = random(seed);
  const outline: Point[] = [];
  let [from] = points;
  if (!from) return { d: '', outline };
  const [firstX] = from;
  for (const to of points.slice(1)) {
    const count = Math.max(2, Math.round(Math.abs(to[0] - from[0]) / 26));
    for (let k = 0; k < count; k += 1) {
      const t = k / count;
      const height = lerp(from[1], to[1], (1 - Math.cos(Math.PI * t)) / 2);
      const taper = Math.min(1, height / 14);
      outline.push([lerp(from[0], to[0], t), view.horizon - height - rng.around(0, rough) * taper]);
    }
    from = to;
  }
  outline.push([from[0], view.horizon - from[1]]);
  const bottom = view.horizon + 2;
  return { d: `${smooth(outline)}L${num(from[0])} ${bottom}L${num(firstX)} ${bottom}Z`, outline };
}

interface Facets {
  readonly view: View;
  readonly outline: readonly Point[];
  readonly seed: number;
  readonly colour: string;
  readonly opacity: number;
  /** How far down the slope the shade may run, 0 to 1. */
  readonly reach?: number;
}

/** Shaded lee side of every summit: from the peak down its right slope, with a stepped inner edge. */
export function facets({ view, outline, seed, colour, opacity, reach = 0.8 }: Facets): string {
  const rng = random(seed + 5);
  let d = '';
  for (const [i, peak] of outline.entries()) {
    const level = (k: number): number => outline[k]?.[1] ?? Number.POSITIVE_INFINITY;
    const [px, py] = peak;
    const isPeak = py <= level(i - 1) && py < level(i + 1) && py <= level(i - 2);
    if (i < 2 || i > outline.length - 4 || !isPeak || view.horizon - py < 22) continue;
    let end = i + 1;
    while (end < outline.length - 1 && level(end + 1) >= level(end) - 1 && end - i < 7) end += 1;
    const slope = outline.slice(i, end + 1);
    const [ex, ey] = slope.at(-1) ?? peak;
    const foot = Math.min(view.horizon, ey + (view.horizon - ey) * reach * rng.between(0.55, 1));
    const drop = foot - py;
    const run = ex - px;
    d += polygon([
      ...slope,
      [ex - run * 0.08, foot],
      [px + run * rng.between(0.5, 0.62), py + drop * 0.78],
      [px + run * rng.between(0.5, 0.6), py + drop * 0.6],
      [px + run * rng.between(0.18, 0.3), py + drop * 0.46],
      [px + run * rng.between(0.24, 0.34), py + drop * 0.28],
    ]);
  }
  return path(d, { fill: colour, opacity });
}

const nearer = { 0: 1, 1: 2, 2: 3, 3: 4, 4: 4 } as const;

/** Ridges from far to near, each with its shaded slopes. */
export function drawRidges({
  view,
  light,
  seed,
  ridges,
}: Stage & { readonly ridges: readonly Ridge[] }): string {
  return group(
    ridges.map(([tone, points, rough], i) => {
      const shape = ridge({ view, points, rough, seed: seed + i * 13 });
      return (
        path(shape.d, { fill: light.land[tone] }) +
        facets({
          view,
          outline: shape.outline,
          seed: seed + i,
          colour: light.land[nearer[tone]],
          opacity: 0.28,
        })
      );
    }),
  );
}
