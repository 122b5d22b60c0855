import { random } from '../drawing/random.ts';
import { group, num, type Point, path, polygon } from '../drawing/svg.ts';
import { oak, oakTones, shrubs } from '../land/trees.ts';
import type { Landmark, Place } from './landmark.ts';

/** Century Lake: jagged buttes close above a reed-fringed pool. */
export function buttes({ view, light, seed }: Place): Landmark {
  const h = view.horizon;
  const rng = random(seed);
  const rock = light.tint('#a58a76', 0.2);
  const shade = light.tint('#5f5a63', 0.2);
  const profile: Point[] = [
    [760, h],
    [800, h - 70],
    [846, h - 96],
    [880, h - 170],
    [918, h - 196],
    [944, h - 150],
    [984, h - 168],
    [1020, h - 250],
    [1062, h - 286],
    [1090, h - 232],
    [1130, h - 214],
    [1162, h - 262],
    [1196, h - 244],
    [1240, h - 168],
    [1290, h - 150],
    [1340, h - 96],
    [1440, h - 60],
    [1640, h - 40],
    [1640, h],
  ] as const;
  const shift = 130;
  const shaded: Point[][] = [
    [
      [918, h - 196],
      [944, h - 150],
      [984, h - 168],
      [990, h - 80],
      [950, h - 30],
      [930, h - 110],
    ],
    [
      [1062, h - 286],
      [1090, h - 232],
      [1130, h - 214],
      [1110, h - 120],
      [1130, h - 20],
      [1060, h - 20],
      [1076, h - 150],
    ],
    [
      [1196, h - 244],
      [1240, h - 168],
      [1290, h - 150],
      [1340, h - 96],
      [1300, h - 20],
      [1220, h - 20],
      [1230, h - 110],
    ],
  ];
  const darks = shaded.map((p) =>
    path(polygon(p.map(([x, y]) => [x + shift, y])), { fill: shade, opacity: 0.85 }),
  );
  const oaks = Array.from({ length: 9 }, (_, i) =>
    oak(rng, 640 + i * 108 + rng.around(0, 30), h + 6, rng.between(44, 78), oakTones(light, 0.1)),
  );
  let reeds = '';
  for (let i = 0; i < 64; i += 1) {
    const x = 1330 + (i / 64) * 290 + rng.around(0, 6);
    const up = rng.between(28, 66) * Math.min(1, 0.3 + (i / 64) * 1.4);
    const lean = rng.around(0, 12);
    reeds += `M${num(x - 2.4)} ${h + 66}Q${num(x)} ${num(h + 66 - up * 0.6)} ${num(x + lean)} ${num(h + 66 - up)}Q${num(x + 3)} ${num(h + 66 - up * 0.5)} ${num(x + 2.6)} ${h + 66}Z`;
  }
  return {
    art: group([
      path(polygon(profile.map(([x, y]) => [x + shift, y])), { fill: rock }),
      darks,
      shrubs({ view, from: 560, to: 1640, height: 34, seed, fill: light.tint('#4c7350', 0.16) }),
      oaks,
    ]),
    y: h + 5,
    front:
      path(`M1310 ${h + 66}Q1450 ${h + 52} 1640 ${h + 56}V${h + 76}Q1450 ${h + 78} 1310 ${h + 66}Z`, {
        fill: light.tint('#5d4f3a', 0.02),
      }) + path(reeds, { fill: light.tint('#6f8f4d', 0.02) }),
  };
}
