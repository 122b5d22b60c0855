import { random } from '../drawing/random.ts';
import { circle, group, line, path, polygon, rect } from '../drawing/svg.ts';
import { oak, oakTones, shrubs } from '../land/trees.ts';
import type { Landmark, Place } from './landmark.ts';

/** Malibou Lake: a gabled clubhouse with boat bays under the peaks. */
export function boathouse({ view, light, seed }: Place): Landmark {
  const h = view.horizon;
  const rng = random(seed);
  const wall = light.tint('#8c4a33', 0.05);
  const shade = light.tint('#5f3226', 0.05);
  const trim = light.tint('#f7ecd2', 0.05);
  const roof = light.tint('#3f4c4e', 0.05);
  const dark = light.tint('#1b2a30', 0.05);
  const bay = (x: number, w: number, up: number): string =>
    rect(x, h - up, w, up + 8, { fill: wall }) +
    path(
      polygon([
        [x - 12, h - up + 2],
        [x + w / 2, h - up - w * 0.4],
        [x + w + 12, h - up + 2],
      ]),
      { fill: roof },
    ) +
    path(
      polygon([
        [x, h - up + 2],
        [x + w / 2, h - up - w * 0.3],
        [x + w, h - up + 2],
      ]),
      { fill: wall },
    ) +
    path(
      `M${x + w * 0.2} ${h + 8}V${h - up * 0.5}Q${x + w / 2} ${h - up * 0.8} ${x + w * 0.8} ${h - up * 0.5}V${h + 8}Z`,
      { fill: dark },
    ) +
    line(
      `M${x + w * 0.2} ${h + 6}V${h - up * 0.5}Q${x + w / 2} ${h - up * 0.8} ${x + w * 0.8} ${h - up * 0.5}V${h + 6}`,
      trim,
      4,
    ) +
    circle(x + w / 2, h - up - w * 0.09, w * 0.07, { fill: trim });
  const oaks = (
    [
      [680, 60],
      [770, 72],
      [868, 86],
      [1010, 108],
      [1372, 96],
      [1456, 120],
      [1560, 104],
    ] as const
  ).map(([x, s]) => oak(rng, x, h + 6, s, oakTones(light, 0.1)));
  return {
    art: group([
      shrubs({ view, from: 560, to: 1640, height: 26, seed, fill: light.tint('#54805c', 0.22) }),
      oaks,
      rect(1070, h - 70, 262, 76, { fill: shade }),
      path(
        polygon([
          [1050, h - 66],
          [1090, h - 112],
          [1310, h - 112],
          [1350, h - 66],
        ]),
        { fill: roof },
      ),
      bay(1082, 104, 72),
      bay(1216, 104, 72),
      rect(1056, h + 4, 290, 7, { fill: light.tint('#b08a60', 0.05) }),
    ]),
    y: h + 9,
  };
}
