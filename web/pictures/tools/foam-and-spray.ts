import { random } from '../drawing/random.ts';
import { circle, group, lens, num, path } from '../drawing/svg.ts';

interface Foam {
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  readonly drips?: number;
}

/** Foam lying on a surface: a low, uneven sheet of small bubbles in two tones, with runs below it. */
export function foam({ seed, width, height, drips = 7 }: Foam): string {
  const rng = random(seed);
  const swellAt = (x: number): number => Math.sin(Math.PI * Math.min(1, Math.max(0, x / width))) ** 0.6;
  let blobs = '';
  let under = '';
  let hollows = '';
  const count = Math.round(width / 3);
  for (let i = 0; i < count; i += 1) {
    const x = rng.between(0, width);
    const swell = swellAt(x);
    const y = height * 0.5 + rng.around(0, height * 0.4) * swell;
    const r = rng.between(11, 27) * (0.4 + 0.6 * swell);
    blobs += circle(x, y, r);
    under += circle(x + 4, y + 8, r);
    if (i % 6 === 0 && swell > 0.5) hollows += circle(x + 3, y + 5, r * 0.5);
  }
  let runs = '';
  for (let i = 0; i < drips; i += 1) {
    const x = width * ((i + 0.5) / drips) + rng.around(0, 26);
    const end = height * 0.8 + rng.between(6, 92) * swellAt(x);
    const half = rng.between(4, 8);
    runs += `M${num(x - half)} ${num(height * 0.5)}Q${num(x - 2)} ${num(end * 0.8)} ${num(x - 4)} ${num(end)}A4.5 5.5 0 0 0 ${num(x + 5)} ${num(end)}Q${num(x + 3)} ${num(end * 0.8)} ${num(x + half)} ${num(height * 0.5)}Z`;
  }
  return group([
    group(under, { fill: '#a9cfd3' }),
    path(runs, { fill: '#e9f3f2' }),
    group(blobs, { fill: '#fffdf9' }),
    group(hollows, { fill: '#d9eaea' }),
  ]);
}

/** Fan of water from a nozzle at the origin, spraying to the left, and the sheet that runs off below. */
export function spray({ seed, reach }: { readonly seed: number; readonly reach: number }): string {
  const rng = random(seed);
  const edge = (angle: number, length: number): string => `${num(-length)} ${num(Math.tan(angle) * length)}`;
  const fan = `M0 -4L${edge(-0.19, reach)}Q${num(-reach * 1.08)} ${num(reach * 0.04)} ${edge(0.25, reach)}L0 5Z`;
  let jets = '';
  for (let i = 0; i < 7; i += 1) {
    const angle = -0.17 + i * 0.066 + rng.around(0, 0.012);
    const end = reach * rng.between(0.9, 1.04);
    const y = Math.tan(angle) * end;
    jets += `M0 -2L${num(-end)} ${num(y - 4)}L${num(-end)} ${num(y + 7)}L0 3Z`;
  }
  let mist = '';
  let drops = '';
  for (let i = 0; i < 40; i += 1) {
    mist += circle(-reach * rng.between(0.9, 1.08), rng.around(20, 150), rng.between(3, 11));
    drops += lens(
      -reach * rng.between(0.72, 1.24),
      rng.around(30, 190),
      rng.between(3, 8),
      rng.between(1.6, 3.4),
    );
  }
  const runOff = Array.from({ length: 8 }, (_, i) => {
    const x = -reach * (0.86 + i * 0.034);
    return `M${num(x - 7)} 40L${num(x - 2)} ${num(rng.between(150, 260))}L${num(x + 3)} ${num(rng.between(130, 230))}L${num(x + 8)} 40Z`;
  }).join('');
  return group([
    path(fan, { fill: '#e9f3f2', opacity: 0.26 }),
    path(runOff, { fill: '#e9f3f2', opacity: 0.3 }),
    path(jets, { fill: '#f6fbfa', opacity: 0.66 }),
    group(mist, { fill: '#fffdf9', opacity: 0.85 }),
    path(drops, { fill: '#fffdf9' }),
  ]);
}
