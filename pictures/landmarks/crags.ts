import { random } from '../drawing/random.ts';
import { group, path, polygon } from '../drawing/svg.ts';
import { oak, oakTones, shrubs } from '../land/trees.ts';
import type { Landmark, Place } from './landmark.ts';

/** Sherwood: volcanic crags standing over the lake. */
export function crags({ view, light, seed }: Place): Landmark {
  const h = view.horizon;
  const rng = random(seed);
  const rock = light.tint('#b08c6c', 0.16);
  const shade = light.tint('#6d5a52', 0.16);
  const crag = (x: number, w: number, up: number): string =>
    path(
      polygon([
        [x, h],
        [x + w * 0.1, h - up * 0.5],
        [x + w * 0.2, h - up * 0.56],
        [x + w * 0.28, h - up * 0.92],
        [x + w * 0.4, h - up],
        [x + w * 0.5, h - up * 0.86],
        [x + w * 0.6, h - up * 0.9],
        [x + w * 0.74, h - up * 0.56],
        [x + w * 0.86, h - up * 0.42],
        [x + w, h],
      ]),
      { fill: rock },
    ) +
    path(
      polygon([
        [x + w * 0.4, h - up],
        [x + w * 0.5, h - up * 0.86],
        [x + w * 0.6, h - up * 0.9],
        [x + w * 0.74, h - up * 0.56],
        [x + w * 0.86, h - up * 0.42],
        [x + w, h],
        [x + w * 0.66, h],
        [x + w * 0.58, h - up * 0.4],
        [x + w * 0.48, h - up * 0.55],
      ]),
      { fill: shade },
    ) +
    path(
      polygon([
        [x + w * 0.2, h - up * 0.56],
        [x + w * 0.28, h - up * 0.9],
        [x + w * 0.31, h - up * 0.5],
        [x + w * 0.25, h - up * 0.2],
      ]),
      { fill: shade, opacity: 0.6 },
    );
  // Oaks stand in groups with gaps between them.
  const stands = [668, 704, 770, 930, 966, 1012, 1180, 1330, 1372, 1396, 1560];
  const oaks = stands.map((x) =>
    oak(
      rng,
      x + rng.around(0, 14),
      h + 5,
      rng.between(34, 60) * (x % 3 === 0 ? 1.4 : 1),
      oakTones(light, 0.14),
    ),
  );
  return {
    art: group([
      crag(1300, 330, 250),
      crag(1010, 300, 196),
      crag(860, 220, 120),
      shrubs({ view, from: 560, to: 1640, height: 30, seed, fill: light.tint('#4c7350', 0.2) }),
      oaks,
    ]),
    y: h + 4,
  };
}
