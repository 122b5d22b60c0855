import { random } from '../drawing/random.ts';
import { ellipse, group, path, polygon, rect } from '../drawing/svg.ts';
import { facets, ridge } from '../land/ridge.ts';
import type { Landmark, Place } from './landmark.ts';

/** Castaic: bare golden hills with the pale draw-down band of a reservoir and the dam's straight line. */
export function reservoir({ view, light, seed }: Place): Landmark {
  const h = view.horizon;
  const rng = random(seed);
  const gold = light.tint('#d6b06a', 0.14);
  const ring = light.tint('#f0e2c0', 0.1);
  const near = ridge({
    view,
    points: [
      [860, 0],
      [960, 70],
      [1090, 128],
      [1220, 92],
      [1340, 158],
      [1480, 206],
      [1640, 232],
    ],
    rough: 3,
    seed,
  });
  const dam =
    path(
      polygon([
        [560, h + 3],
        [590, h - 34],
        [862, h - 34],
        [930, h + 3],
      ]),
      { fill: light.tint('#bda77c', 0.3) },
    ) + rect(590, h - 38, 274, 5, { fill: ring });
  const tower =
    rect(792, h - 72, 16, 78, { fill: light.tint('#efe6d2', 0.2) }) +
    rect(786, h - 78, 28, 8, { fill: light.tint('#a5482e', 0.2) });
  const dots = Array.from({ length: 26 }, () => {
    const x = rng.between(980, 1600);
    const up = rng.between(20, 60 + (x - 960) * 0.2);
    return ellipse(x, h - up, rng.between(5, 11), rng.between(3, 6), { fill: light.tint('#6d7a48', 0.16) });
  });
  return {
    art: group([
      dam,
      path(near.d, { fill: gold }),
      facets({
        view,
        outline: near.outline,
        seed,
        colour: light.tint('#a8763f', 0.14),
        opacity: 0.6,
        reach: 0.9,
      }),
      dots,
      path(`M850 ${h + 4}L930 ${h - 12}L1640 ${h - 20}V${h + 8}H850Z`, { fill: ring }),
      tower,
    ]),
    y: h + 5,
  };
}
