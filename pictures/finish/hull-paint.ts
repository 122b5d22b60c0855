import type { Hull } from '../boats/hull.ts';
import { isPale, mix, oxidised } from '../drawing/palette.ts';
import { type Random, random } from '../drawing/random.ts';
import { clipped, num, path } from '../drawing/svg.ts';
import { type Materials, materials } from './materials.ts';

export type Fault = 'chalk' | 'streaks' | 'waterline';

interface HullPaint {
  /** The restored paint. */
  readonly colour: string;
  readonly material: Materials;
  readonly seed: number;
  readonly bottom: string;
  readonly stripe: string;
  readonly faults?: readonly Fault[] | undefined;
  /** v of the chine along the hull. */
  readonly chine?: (u: number) => number;
  readonly chineFrom?: number;
  /** u from which the paint is already restored, whatever the material's finish is. */
  readonly polishedFrom?: number | undefined;
}

interface Layers extends HullPaint {
  readonly faults: readonly Fault[];
  readonly chine: (u: number) => number;
  readonly chineFrom: number;
}

/** Paints a hull surface; the faults are those of an oxidised boat. */
export function paintHull(hull: Hull, options: HullPaint): string {
  const { material, polishedFrom } = options;
  const layers: Layers = {
    ...options,
    faults: options.faults ?? ['chalk', 'streaks', 'waterline'],
    chine: options.chine ?? ((u) => 0.8 - 0.34 * u ** 2.2),
    chineFrom: options.chineFrom ?? 0.06,
  };
  if (polishedFrom === undefined) return side(hull, layers);
  const before = materials({ light: material.light, finish: 'oxidised' });
  const after = materials({ light: material.light, finish: 'restored' });
  return (
    side(hull, { ...layers, material: before }) +
    clipped(side(hull, { ...layers, material: after }), hull.forwardOf(polishedFrom))
  );
}

function side(
  hull: Hull,
  { colour, material, seed, bottom, stripe, faults, chine, chineFrom }: Layers,
): string {
  const { dull, light, tint } = material;
  const rng = random(seed + 7);
  const faded = oxidised(colour);
  const paint = tint(dull && faults.includes('chalk') ? faded : colour);
  const shade = isPale(colour)
    ? mix(paint, tint(dull ? '#77746a' : '#7fa6b2'), 0.42)
    : mix(paint, tint(dull ? '#4b5358' : '#04141f'), dull ? 0.22 : 0.45);
  // Below the chine the hull turns down towards the water.
  const art = [
    path(hull.outline(), { fill: paint }),
    path(hull.band(chine, 1.02, chineFrom, 1), { fill: shade, opacity: dull ? 0.55 : 0.85 }),
  ];
  if (!dull) art.push(mirror(hull, rng, { paint, material, chine }));
  if (dull && faults.includes('chalk')) art.push(chalk(hull, rng, tint(mix(faded, '#efece2', 0.55))));
  if (dull && faults.includes('streaks')) art.push(streaks(hull, rng, tint('#5c5240')));
  if (dull && faults.includes('waterline')) art.push(waterlineStain(hull, rng, tint));

  const aged = (bright: string): string => tint(dull ? mix(bright, '#a59c86', 0.55) : bright);
  art.push(
    path(hull.band(0.9, 0.955), { fill: aged(stripe) }),
    path(hull.band(0.955, 1.03), { fill: aged(bottom) }),
  );
  if (dull && faults.includes('waterline'))
    art.push(path(hull.band(0.93, 1.02), { fill: tint('#5d6238'), opacity: 0.5 }));

  return (
    clipped(art, hull.outline()) +
    path(hull.curve(chine, chineFrom, 0.985), {
      fill: 'none',
      stroke: dull ? mix(paint, '#50565a', 0.3) : mix(paint, light.sky[4], 0.42),
      strokeWidth: 0.022,
    })
  );
}

/** Sun-bleached upper hull with a dry-brushed lower edge: long horizontal strokes, not blotches. */
function chalk(hull: Hull, rng: Random, colour: string): string {
  let strokes = '';
  for (let i = 0; i < 17; i += 1) {
    const u = rng.between(0, 0.86);
    const v = rng.between(0.24, 0.66);
    strokes += hull.sliver(() => v, rng.between(0.018, 0.05), u, Math.min(0.99, u + rng.between(0.08, 0.26)));
  }
  return (
    path(
      hull.band(0.04, (u) => 0.27 + 0.05 * Math.sin(u * 9), 0, 1),
      { fill: colour, opacity: 0.5 },
    ) + path(strokes, { fill: colour, opacity: 0.38 })
  );
}

/** Rain run-off: from each scupper a dark tapered streak with a paler one beside it. */
function streaks(hull: Hull, rng: Random, colour: string): string {
  const taper = (u: number, width: number, length: number): string => {
    const [x, y] = hull.at(u, 0.05);
    const end = x + rng.around(0, 0.012);
    const [, foot] = hull.at(u, length);
    return `M${num(x - width)} ${num(y)}L${num(x + width)} ${num(y)}L${num(end + width * 0.35)} ${num(foot)}L${num(end - width * 0.2)} ${num(foot)}Z`;
  };
  let dark = '';
  let faint = '';
  for (const u of [0.07, 0.17, 0.255, 0.33, 0.45, 0.56, 0.63, 0.73, 0.83, 0.9]) {
    dark += taper(u + rng.around(0, 0.012), rng.between(0.016, 0.034), rng.between(0.48, 0.86));
    faint += taper(u + rng.around(0.012, 0.01), rng.between(0.03, 0.06), rng.between(0.3, 0.6));
  }
  return path(faint, { fill: colour, opacity: 0.22 }) + path(dark, { fill: colour, opacity: 0.5 });
}

/** Scum line with an uneven tide mark, darkest at the water. */
function waterlineStain(hull: Hull, rng: Random, tint: Materials['tint']): string {
  const phase = rng.between(0, 6);
  const edge = (base: number, swing: number) => (u: number) =>
    base + swing * (Math.sin(u * 23 + phase) + 0.6 * Math.sin(u * 51 + phase * 2));
  return (
    path(hull.band(edge(0.71, 0.017), 1), { fill: tint('#a89a72'), opacity: 0.42 }) +
    path(hull.band(edge(0.8, 0.013), 1), { fill: tint('#7f7450'), opacity: 0.52 })
  );
}

interface Mirror {
  readonly paint: string;
  readonly material: Materials;
  readonly chine: (u: number) => number;
}

/** Gloss: sky above, horizon line, water below, in flat tones with crisp edges. */
function mirror(hull: Hull, rng: Random, { paint, material: { light, tint }, chine }: Mirror): string {
  const skyTone = mix(paint, tint(light.sky[3]), 0.34);
  const bright = mix(paint, '#ffffff', 0.93);
  const deep = isPale(paint) ? mix(paint, tint('#9fc0c4'), 0.4) : mix(paint, tint('#03101a'), 0.32);
  const shore = (u: number): number => 0.43 + 0.018 * Math.sin(u * 14 + 1) + 0.012 * Math.sin(u * 37);
  // Ripple caustics mirrored low on the topsides.
  let ripples = '';
  for (let i = 0; i < 20; i += 1) {
    const u = rng.between(0.02, 0.86);
    const v = rng.between(0.5, 0.86);
    ripples += hull.sliver(
      (at) => v + 0.014 * Math.sin(at * 60 + i),
      rng.between(0.014, 0.032),
      u,
      u + rng.between(0.04, 0.12),
    );
  }
  return [
    path(hull.band(0.05, 0.2), { fill: skyTone, opacity: 0.85 }),
    path(
      hull.band(shore, (u) => Math.max(shore(u) + 0.02, chine(u) - 0.06)),
      { fill: deep, opacity: 0.7 },
    ),
    path(ripples, { fill: mix(paint, light.waterAt(0.3), 0.5), opacity: 0.85 }),
    // The long highlight along the sheer, and its hairline echo.
    path(
      hull.sliver(() => 0.225, 0.075, 0.03, 0.97),
      { fill: bright },
    ),
    path(
      hull.sliver(() => 0.315, 0.018, 0.2, 0.9),
      { fill: bright, opacity: 0.75 },
    ),
  ].join('');
}
