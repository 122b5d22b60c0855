import { random } from '../drawing/random.ts';
import { group, path } from '../drawing/svg.ts';
import { house, houseTones } from '../land/buildings.ts';
import { oak, oakTones, pine, shrubs } from '../land/trees.ts';
import type { Landmark, Place } from './landmark.ts';

/** Westlake: a small wooded island and homes with docks under gentle hills. */
export function island({ view, light, seed }: Place): Landmark {
  const h = view.horizon;
  const rng = random(seed);
  const tones = houseTones(light, 0.2);
  const homes = (
    [
      [1370, 86, 34, 0],
      [1468, 100, 44, 1],
      [1580, 80, 36, 2],
      [640, 58, 24, 3],
    ] as const
  ).map(([x, w, hh, i]) => house(x, h + 2, w, hh, { ...tones(i, i), pitch: 0.34 }));
  const pines = (
    [
      [905, 92],
      [936, 124],
      [968, 104],
      [1004, 142],
      [1040, 96],
      [1072, 118],
      [1108, 84],
    ] as const
  ).map(([x, s], i) => pine(rng, x, h + 10, s, light.tint(i % 2 ? '#2a5440' : '#3c6a4a', 0.08)));
  return {
    art: group([
      shrubs({ view, from: 560, to: 1640, height: 24, seed, fill: light.tint('#54805c', 0.3) }),
      homes,
      [1350, 1452, 1568].map((x) => oak(rng, x, h + 4, 58, oakTones(light, 0.14))),
      pines,
      path(`M850 ${h + 10}Q900 ${h - 2} 1000 ${h - 2}T1170 ${h + 10}Q1010 ${h + 20} 850 ${h + 10}Z`, {
        fill: light.tint('#c2a877', 0.06),
      }),
      shrubs({
        view,
        from: 872,
        to: 1150,
        height: 16,
        seed: seed + 1,
        fill: light.tint('#2f5a41', 0.08),
        y: h + 9,
      }),
    ]),
    y: h + 10,
  };
}
