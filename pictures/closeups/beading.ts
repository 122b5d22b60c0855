import { isPale, lightOf, mix } from '../drawing/palette.ts';
import { random } from '../drawing/random.ts';
import { type Art, ellipse, group, num, path, rect } from '../drawing/svg.ts';
import { makeView } from '../drawing/view.ts';
import { materials } from '../finish/materials.ts';
import type { CloseUp } from './close-up.ts';

interface Beading extends Omit<CloseUp, 'finish' | 'setting'> {
  readonly colour: string;
}

/** Water standing in beads on freshly waxed gelcoat, a hand's breadth of topside under the rub rail. */
export function beading({ time, seed, colour, extra }: Beading): Art {
  const stage = { view: makeView(), light: lightOf(time), seed };
  const { light } = stage;
  const m = materials({ light, finish: 'restored' });
  const rng = random(seed);
  const paint = light.tint(colour);
  const deep = isPale(colour) ? mix(paint, light.tint('#7fa6b2'), 0.5) : mix(paint, '#03101a', 0.45);
  const sky = mix(paint, light.sky[4], 0.5);
  // Bands of the mirrored world, tilted like the sheer: sky, far shore, water.
  const tilted = (y0: number, y1: number, fill: string, opacity = 1): string =>
    path(
      `M-20 ${y0 + 150}C400 ${y0 + 112} 1100 ${y0 + 40} 1640 ${y0 - 40}V${y1 - 40}C1100 ${y1 + 40} 400 ${y1 + 112} -20 ${y1 + 150}Z`,
      { fill, opacity },
    );
  const bands = [
    rect(0, 0, 1600, 900, { fill: paint }),
    tilted(90, 300, sky),
    tilted(130, 176, '#ffffff', 0.85),
    tilted(300, 372, mix(paint, light.land[2], 0.5)),
    tilted(372, 1000, deep),
    tilted(520, 540, mix(paint, light.waterAt(0.3), 0.55)),
    tilted(640, 652, mix(paint, light.waterAt(0.3), 0.4)),
    tilted(-260, 40, m.gelcoat),
    tilted(8, 40, m.railShade),
    tilted(12, 24, m.rail),
    tilted(40, 54, deep, 0.55),
  ];
  const placed: [number, number, number][] = [];
  for (let tries = 0; tries < 2400 && placed.length < 210; tries += 1) {
    const x = rng.between(190, 1420);
    const y = rng.between(300 - x * 0.11, 890);
    const r = 5 + 34 * rng.next() ** 3.4;
    if (placed.every(([px, py, pr]) => Math.hypot(px - x, py - y) > (pr + r) * 1.1)) placed.push([x, y, r]);
  }
  const runs = [...placed].sort((a, b) => b[2] - a[2]).slice(3, 7);
  const trails = runs
    .map(
      ([x, y, r]) =>
        `M${num(x - r * 0.5)} ${num(y)}L${num(x - r * 0.12)} ${num(y - r * 7)}L${num(x + r * 0.12)} ${num(y - r * 7)}L${num(x + r * 0.5)} ${num(y)}Z`,
    )
    .join('');
  const layer = (dx: number, dy: number, grow: number, fill: string, opacity: number): string =>
    group(
      placed.map(([x, y, r]) => ellipse(x + dx * r, y + dy * r, r * grow, r * grow * (1 + r * 0.004))),
      { fill, opacity },
    );
  return group([
    bands,
    path(trails, { fill: sky, opacity: 0.35 }),
    layer(0.12, 0.26, 1, mix(deep, '#020a10', 0.5), 0.5),
    layer(0, 0, 1, mix(paint, '#03101a', 0.3), 1),
    layer(0.05, 0.09, 0.9, mix(paint, light.sky[4], 0.6), 1),
    layer(-0.06, -0.08, 0.88, mix(paint, light.waterAt(0.2), 0.2), 1),
    layer(-0.32, -0.42, 0.17, '#ffffff', 0.95),
    extra?.(stage) ?? '',
  ]);
}
