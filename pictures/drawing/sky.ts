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
type CloudKind = 'streaks' | 'cumulus' | 'mackerel' | 'veil';

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

/** Fair-weather cloud: a flat base and two or three broad, uneven domes. */
function cumulus(rng: Random, x: number, y: number, width: number): string {
  const left = x - width * 0.62;
  const right = x + width * 0.62;
  const peak = rng.between(-0.18, 0.12) * width;
  const rise = width * rng.between(0.15, 0.2);
  return (
    `M${num(left)} ${num(y)}C${num(left + width * 0.06)} ${num(y - rise * 0.7)} ${num(x + peak - width * 0.3)} ${num(y - rise * 0.75)} ${num(x + peak - width * 0.22)} ${num(y - rise * 0.6)}` +
    `C${num(x + peak - width * 0.18)} ${num(y - rise * 1.5)} ${num(x + peak + width * 0.2)} ${num(y - rise * 1.6)} ${num(x + peak + width * 0.24)} ${num(y - rise * 0.66)}` +
    `C${num(x + peak + width * 0.34)} ${num(y - rise * 0.95)} ${num(right - width * 0.1)} ${num(y - rise * 0.6)} ${num(right)} ${num(y)}` +
    `Q${num(x)} ${num(y + width * 0.03)} ${num(left)} ${num(y)}Z` +
    lens(x + width * rng.between(-0.2, 0.3), y + width * 0.05, width * 0.42, width * 0.012)
  );
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
