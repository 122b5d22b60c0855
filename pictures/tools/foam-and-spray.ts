import { random } from '../drawing/random.ts';
import { group, lens, line, num, path } from '../drawing/svg.ts';

interface Foam {
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  readonly drips?: number;
}

/** Foam lying on a surface: one sheet with a scalloped edge, thicker in the middle, with runs below it. */
export function foam({ seed, width, height, drips = 7 }: Foam): string {
  const rng = random(seed);
  const middle = height / 2;
  const swellAt = (x: number): number => Math.sin(Math.PI * Math.min(1, Math.max(0, x / width))) ** 0.55;
  // Scallops from one end to the other along an edge, `side` -1 above the middle and 1 below it.
  const edge = (side: 1 | -1): string => {
    let d = '';
    for (let done = 0; done < width; ) {
      const step = rng.between(18, 46);
      done = Math.min(width, done + step);
      const x = side < 0 ? done : width - done;
      const y =
        middle + side * middle * 0.72 * swellAt(x) + (done < width ? rng.around(0, height * 0.09) : 0);
      d += `A${num(step * 0.56)} ${num(step * 0.52)} 0 0 1 ${num(x)} ${num(y)}`;
    }
    return d;
  };
  const sheet = `M0 ${num(middle)}${edge(-1)}${edge(1)}Z`;
  let folds = '';
  for (let i = 0; i < width / 34; i += 1) {
    const x = rng.between(0.1, 0.86) * width;
    const y = middle + rng.around(0, height * 0.26) * swellAt(x);
    const r = rng.between(10, 24);
    folds += `M${num(x)} ${num(y)}q${num(r)} ${num(r * 0.9)} ${num(r * 2.2)} 0`;
  }
  let runs = '';
  for (let i = 0; i < drips; i += 1) {
    const x = width * ((i + 0.5) / drips) + rng.around(0, 26);
    const end = height * 0.84 + rng.between(6, 92) * swellAt(x);
    const half = rng.between(5, 9);
    runs += `M${num(x - half)} ${num(middle)}Q${num(x - 2)} ${num(end * 0.8)} ${num(x - 4)} ${num(end)}A4.5 5.5 0 0 0 ${num(x + 5)} ${num(end)}Q${num(x + 3)} ${num(end * 0.8)} ${num(x + half)} ${num(middle)}Z`;
  }
  return group([
    path(sheet, { fill: '#a9cfd3', transform: 'translate(5 10)' }),
    path(runs, { fill: '#e9f3f2' }),
    path(sheet, { fill: '#fffdf9' }),
    line(folds, '#cfe3e4', 5),
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
    mist += lens(
      -reach * rng.between(0.88, 1.08),
      rng.around(24, 140),
      rng.between(8, 34),
      rng.between(2, 5),
    );
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
    path(mist, { fill: '#fffdf9', opacity: 0.8 }),
    path(drops, { fill: '#fffdf9' }),
  ]);
}
