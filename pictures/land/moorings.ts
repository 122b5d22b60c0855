import { hullPaint, mix } from '../drawing/palette.ts';
import { random } from '../drawing/random.ts';
import { group, line, num, path, rect } from '../drawing/svg.ts';
import type { Stage } from '../drawing/view.ts';

const paints = ['navy', 'teal', 'red'] as const;

export interface Moorings {
  readonly from: number;
  readonly to: number;
  /** Pixels per metre, which is how far away the row lies. */
  readonly scale: number;
  readonly count: number;
  /** Haze, 0 to 1. */
  readonly distance: number;
  /** Share of motor boats. */
  readonly motor: number;
}

/** Basin of moored yachts: hulls, masts, booms under covers. */
export function moorings({
  view,
  from,
  to,
  scale,
  count,
  seed,
  light,
  distance,
  motor,
}: Stage & Moorings): string {
  const rng = random(seed);
  const y = view.waterline(scale);
  const hull = light.tint('#f7f3e8', distance);
  const shade = light.tint('#7f9aa3', distance);
  const mastTone = mix(light.land[3], light.tint('#f4efe2', distance), light.time === 'dusk' ? 0.7 : 0.12);
  const places = Array.from(
    { length: count },
    (_, i) => from + ((i + 0.5 + rng.around(0, 0.34)) / count) * (to - from),
  );
  const painted = { navy: '', teal: '', red: '' };
  let hulls = '';
  let shades = '';
  let masts = '';
  let rigs = '';
  let glass = '';
  const booms: string[] = [];
  for (const x of places) {
    const length = rng.between(7, 12) * scale;
    const free = 1.0 * scale;
    const facing = rng.chance(0.5) ? 1 : -1;
    const left = x - (length / 2) * facing;
    const pt = (u: number, up: number): string => `${num(left + u * length * facing)} ${num(y - up)}`;
    const side = `M${pt(0.02, 0)}L${pt(0, free * 0.85)}Q${pt(0.5, free * 0.7)} ${pt(1, free * 1.25)}L${pt(0.88, 0)}Z`;
    const paint = rng.pick<'white' | keyof typeof painted>('white', 'white', 'white', 'navy', 'teal', 'red');
    if (paint === 'white') hulls += side;
    else painted[paint] += side;
    shades += `M${pt(0.02, 0)}L${pt(0.01, free * 0.36)}L${pt(0.91, free * 0.34)}L${pt(0.88, 0)}Z`;
    if (rng.chance(motor)) {
      hulls += `M${pt(0.12, free * 0.7)}L${pt(0.16, free * 2.2)}L${pt(0.5, free * 2.3)}L${pt(0.72, free)}Z`;
      glass += `M${pt(0.2, free * 1.5)}L${pt(0.22, free * 1.95)}L${pt(0.49, free * 2)}L${pt(0.58, free * 1.5)}Z`;
    } else {
      const height = length * rng.between(1.05, 1.38);
      const foot = left + 0.56 * length * facing;
      masts += `M${num(foot)} ${num(y - free)}V${num(y - height)}`;
      rigs += `M${pt(0.99, free * 1.2)}L${num(foot)} ${num(y - height)}L${pt(0.01, free)}`;
      hulls += `M${pt(0.34, free * 0.7)}L${pt(0.38, free * 1.4)}L${pt(0.66, free * 1.4)}L${pt(0.76, free)}Z`;
      booms.push(
        line(
          `M${pt(0.1, free * 2.1)}L${num(foot)} ${num(y - free * 2.3)}`,
          light.tint(rng.pick('#15506a', '#b3371f', '#17694a', '#86591a', '#0e3a53'), distance),
          Math.max(1.6, scale * 0.34),
        ),
      );
    }
  }
  const pontoon = rect(from, y - scale * 0.35, to - from, Math.max(2, scale * 0.3), {
    fill: light.tint('#8a7358', distance),
  });
  return group([
    pontoon,
    line(rigs, mastTone, Math.max(0.5, scale * 0.04), { opacity: 0.5 }),
    line(masts, mastTone, Math.max(1.1, scale * 0.17)),
    path(hulls, { fill: hull }),
    paints.map((name) => path(painted[name], { fill: light.tint(hullPaint[name], distance) })),
    path(shades, { fill: shade }),
    path(glass, { fill: light.tint('#173c50', distance) }),
    booms,
  ]);
}
