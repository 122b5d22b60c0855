import { random } from '../drawing/random.ts';
import { ellipse, lens, path, rect } from '../drawing/svg.ts';
import type { Stage } from '../drawing/view.ts';

const damp = [
  [196, 300, 74, 40],
  [240, 470, 62, 54],
  [206, 640, 80, 46],
  [640, 300, 60, 44],
  [660, 590, 66, 50],
  [1240, 238, 80, 26],
  [1330, 640, 84, 24],
] as const;

const seams = [
  [154, 356, 310, 366],
  [154, 544, 310, 552],
  [168, 190, 168, 720],
  [300, 190, 300, 350],
  [300, 380, 300, 530],
  [300, 560, 300, 716],
  [596, 216, 596, 370],
  [596, 530, 596, 684],
  [600, 372, 724, 376],
  [600, 684, 724, 688],
  [1150, 262, 1400, 352],
  [1150, 636, 1400, 548],
] as const;

/** Neglected seats of the cockpit: damp marks, mildew colonies that crowd the seams, a trodden sole. */
export function mildew({ light, seed }: Stage): string {
  const rng = random(seed);
  const marks = damp.map(
    ([x, y, rx, ry]) =>
      ellipse(x, y, rx, ry, { fill: light.tint('#8d8460'), opacity: 0.22 }) +
      ellipse(x - 8, y + 4, rx * 0.66, ry * 0.6, { fill: light.tint('#7a744f'), opacity: 0.16 }),
  );
  let spots = '';
  for (const [x0, y0, x1, y1] of seams) {
    for (let i = 0; i < 26; i += 1) {
      const t = rng.next();
      const r = rng.between(1.8, 6.4);
      spots += lens(
        x0 + (x1 - x0) * t + rng.around(0, 16),
        y0 + (y1 - y0) * t + rng.around(0, 16),
        r,
        r * 0.55,
      );
    }
  }
  const dirt = Array.from({ length: 9 }, () =>
    lens(rng.between(330, 1100), rng.between(400, 500), rng.between(30, 90), rng.between(4, 10)),
  );
  return (
    marks.join('') +
    path(spots, { fill: light.tint('#3a4034'), opacity: 0.8 }) +
    path(dirt.join(''), { fill: light.tint('#6d6350'), opacity: 0.35 })
  );
}

/** Clean vinyl takes a crisp light along its upper edges. */
export const vinylShine = (): string =>
  (
    [
      [166, 186, 130],
      [166, 372, 130],
      [166, 558, 130],
      [596, 216, 116],
      [596, 528, 116],
    ] as const
  )
    .map(([x, y, width]) => rect(x, y, width, 8, { rx: 4, fill: '#fffdf6' }))
    .join('');
