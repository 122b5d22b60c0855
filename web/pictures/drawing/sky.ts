import { mix } from './palette.ts';
import { type Random, random } from './random.ts';
import { circle, group, lens, line, num, type Point, path, rect, uniqueId } from './svg.ts';
import type { Stage } from './view.ts';

/** Sun as [x, share of the sky's height from the top]; clouds keep to the given span. */
export interface Sky {
  readonly sun?: Point | null;
  readonly clouds?: {
    readonly kind: CloudKind;
    readonly count: number;
    readonly from?: number;
    readonly to?: number;
  };
  readonly gulls?: Point | null;
}
export type CloudKind = 'streaks' | 'cumulus' | 'mackerel' | 'veil';

/** Stacked flat lenses, as over a cool sea. */
function streak(rng: Random, x: number, y: number, width: number): string {
  const layers = 2 + Math.floor(rng.next() * 3);
  let d = '';
  for (let i = 0; i < layers; i += 1) {
    const half = width * rng.between(0.32, 0.62) * (1 - i / (layers + 2));
    d += lens(x + rng.around(0, width * 0.3), y - i * width * 0.04, half, width * rng.between(0.014, 0.026));
  }
  return d;
}

/** Heap cloud: flat base, rounded lobes that are highest near the middle. */
function cumulus(rng: Random, x: number, y: number, width: number): string {
  const lobes = 4 + Math.floor(rng.next() * 3);
  const left = x - width / 2;
  let d = `M${num(left)} ${num(y)}`;
  for (let i = 0; i < lobes; i += 1) {
    const from = left + (i / lobes) * width;
    const to = left + ((i + 1) / lobes) * width;
    const middle = 1 - Math.abs((i + 0.5) / lobes - 0.45) * 1.7;
    const rise = width * 0.22 * Math.max(0.18, middle) * rng.between(0.8, 1.2);
    const level = i === lobes - 1 ? 0 : rise * 0.5;
    d += `C${num(from - 4)} ${num(y - rise * 1.5)} ${num(to + 4)} ${num(y - rise * 1.5)} ${num(to)} ${num(y - level)}`;
  }
  return `${d}L${num(left + width)} ${num(y)}Q${num(x)} ${num(y + width * 0.035)} ${num(left)} ${num(y)}Z`;
}

/** Rows of small flecks that shrink towards the horizon. */
function mackerel(rng: Random, x: number, y: number, width: number): string {
  let d = '';
  for (let row = 0; row < 4; row += 1) {
    const count = 4 + row;
    for (let i = 0; i < count; i += 1) {
      const at = x + ((i + 0.5) / count - 0.5) * width * (1 - row * 0.12) + rng.around(0, 14) + row * 16;
      d += lens(
        at,
        y + row * width * 0.055,
        (width / count) * rng.between(0.26, 0.44),
        width * 0.011 * (1 - row * 0.15),
      );
    }
  }
  return d;
}

/** One or two long bands of high cloud, thin at the ends. */
const veil = (rng: Random, x: number, y: number, width: number): string =>
  lens(x, y, width * 1.3, width * 0.02) +
  lens(x + width * rng.between(0.2, 0.5), y + width * 0.075, width * 0.8, width * 0.012);

const draw = { streaks: streak, cumulus, mackerel, veil } as const;

const gull = (x: number, y: number, span: number, colour: string): string =>
  line(
    `M${num(x - span)} ${num(y + span * 0.1)}Q${num(x - span * 0.45)} ${num(y - span * 0.42)} ${num(x)} ${num(y)}Q${num(x + span * 0.45)} ${num(y - span * 0.42)} ${num(x + span)} ${num(y + span * 0.02)}`,
    colour,
    span * 0.13,
  );

/** Split-fountain sky, one flat sun, a few flat clouds. */
export function drawSky({ view, light, seed, sun = null, clouds, gulls = null }: Stage & Sky): string {
  const rng = random(seed + 11);
  const id = uniqueId('sky');
  const stops = light.sky
    .map((colour, i) => `<stop offset="${i / (light.sky.length - 1)}" stop-color="${colour}"/>`)
    .join('');
  const art = [
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient></defs>`,
    rect(-400, 0, view.width + 800, view.horizon + 2, { fill: `url(#${id})` }),
  ];
  if (sun) {
    const y = view.horizon * sun[1];
    art.push(
      circle(sun[0], y, 104, { fill: light.halo, opacity: 0.5 }),
      circle(sun[0], y, 58, { fill: light.sun }),
    );
  }
  if (clouds) {
    const { kind, count, from = 640, to = 1560 } = clouds;
    let bright = '';
    let soft = '';
    for (let i = 0; i < count; i += 1) {
      const x = from + ((i + rng.between(0.1, 0.9)) / count) * (to - from);
      const y = view.horizon * rng.between(0.14, 0.62);
      const width = rng.between(130, 300) * (1.05 - 0.6 * (y / view.horizon));
      const d = draw[kind](rng, x, y, width);
      if (i % 2 === 1) soft += d;
      else bright += d;
    }
    art.push(
      path(bright, { fill: light.cloud, opacity: 0.8 }),
      path(soft, { fill: light.cloud, opacity: 0.45 }),
    );
  }
  if (gulls) {
    const ink = mix(light.land[3], light.sky[1], 0.25);
    for (let i = 0; i < 3; i += 1) {
      art.push(
        gull(gulls[0] + i * 46 + rng.around(0, 18), gulls[1] + rng.around(0, 32), rng.between(9, 15), ink),
      );
    }
  }
  return group(art);
}
