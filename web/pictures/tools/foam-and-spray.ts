import { random } from '../drawing/random.ts';
import { circle, group, lens, num, path } from '../drawing/svg.ts';

interface Foam {
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  readonly drips?: number;
}

/** Foam lying on a surface: a scalloped sheet with drips, two flat tones. */
export function foam({ seed, width, height, drips = 7 }: Foam): string {
  const rng = random(seed);
  let blobs = '';
  let under = '';
  const count = Math.round(width / 8);
  for (let i = 0; i < count; i += 1) {
    const x = (i / count) * width;
    const swell = 0.3 + 0.7 * Math.sin((Math.PI * x) / width);
    const y = height * 0.5 + rng.around(0, height * 0.42) * swell;
    const r = rng.between(16, 36) * swell;
    blobs += circle(x, y, r);
    under += circle(x + 5, y + 9, r);
  }
  let runs = '';
  for (let i = 0; i < drips; i += 1) {
    const x = width * ((i + 0.5) / drips) + rng.around(0, 16);
    const end = height * 0.8 + rng.between(10, 70);
    runs += `M${num(x - 9)} ${num(height * 0.5)}L${num(x - 5)} ${num(end)}A6 6 0 0 0 ${num(x + 7)} ${num(end)}L${num(x + 10)} ${num(height * 0.5)}Z`;
  }
  return group([
    group(under, { fill: '#a9cfd3' }),
    path(runs, { fill: '#e9f3f2' }),
    group(blobs, { fill: '#fffdf9' }),
  ]);
}

/** Fan of water from a nozzle at the origin, spraying to the left. */
export function spray({ seed, reach }: { readonly seed: number; readonly reach: number }): string {
  const rng = random(seed);
  let jets = '';
  let drops = '';
  for (let i = 0; i < 9; i += 1) {
    const a = (i - 4) * 0.052;
    const end = reach * rng.between(0.86, 1.02);
    jets += `M0 -3L${num(-end)} ${num(Math.tan(a) * end + 26 * (i / 8) - 14)}l-8 ${num(8 + Math.abs(i - 4) * 2)}L0 4Z`;
  }
  for (let i = 0; i < 64; i += 1) {
    const t = rng.between(0.45, 1.12);
    drops += lens(
      -reach * t + rng.around(0, 30),
      rng.around(0, 190 * t) + 30 * t,
      rng.between(3, 9),
      rng.between(1.6, 4),
    );
  }
  const burst = Array.from({ length: 11 }, () =>
    lens(-reach + rng.around(0, 60), rng.around(20, 150), rng.between(24, 66), rng.between(5, 12)),
  ).join('');
  return group([
    path(jets, { fill: '#e9f3f2', opacity: 0.8 }),
    path(burst, { fill: '#fffdf9', opacity: 0.85 }),
    path(drops, { fill: '#fffdf9' }),
  ]);
}
