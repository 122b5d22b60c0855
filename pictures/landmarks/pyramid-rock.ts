import { group, line, num, type Point, path, polygon } from '../drawing/svg.ts';
import { facets, ridge } from '../land/ridge.ts';
import { shrubs } from '../land/trees.ts';
import type { Landmark, Place } from './landmark.ts';

/** Pyramid Lake: the cut rock pyramid closing the canyon. */
export function pyramidRock({ view, light, seed }: Place): Landmark {
  const h = view.horizon;
  const apexX = 1180;
  const rock = light.tint('#cf9f68', 0.08);
  const dark = light.tint('#7c5742', 0.08);
  const notch = (points: readonly Point[]): string => polygon(points.map(([dx, up]) => [apexX + dx, h - up]));
  const left = [
    [0, 286],
    [-16, 262],
    [-40, 252],
    [-54, 214],
    [-86, 198],
    [-98, 160],
    [-138, 136],
    [-150, 98],
    [-196, 66],
    [-210, 30],
    [-252, -8],
  ] as const;
  const right = [
    [226, -8],
    [196, 40],
    [160, 66],
    [142, 118],
    [104, 140],
    [92, 186],
    [58, 208],
    [44, 254],
    [16, 268],
  ] as const;
  const spine = [
    [0, 286],
    [10, 236],
    [-6, 204],
    [22, 160],
    [6, 122],
    [38, 74],
    [22, 34],
    [48, -8],
  ] as const;
  const lines = (
    [
      [-60, 190, 4, 148],
      [-110, 132, 6, 92],
      [-168, 74, 20, 44],
      [-206, 26, 26, 8],
      [-34, 236, 6, 206],
    ] as const
  ).map(([x0, u0, x1, u1]) =>
    line(
      `M${apexX + x0} ${h - u0}L${apexX + (x0 + x1) / 2} ${num(h - (u0 + u1) / 2 + 8)}L${apexX + x1} ${h - u1}`,
      light.tint('#a8713f', 0.08),
      5,
      { opacity: 0.55 },
    ),
  );
  const brush = shrubs({
    view,
    from: apexX - 300,
    to: apexX - 90,
    height: 26,
    seed,
    fill: light.tint('#6d7a48', 0.12),
    y: h - 4,
  });
  const wallLeft = ridge({
    view,
    points: [
      [590, 0],
      [690, 60],
      [800, 120],
      [890, 96],
      [1010, 20],
    ],
    rough: 5,
    seed,
  });
  const wallRight = ridge({
    view,
    points: [
      [1290, 0],
      [1370, 110],
      [1470, 196],
      [1640, 262],
    ],
    rough: 5,
    seed: seed + 2,
  });
  return {
    art: group([
      path(wallLeft.d, { fill: light.tint('#9a8560', 0.26) }),
      facets({ view, outline: wallLeft.outline, seed, colour: light.tint('#6b6350', 0.26), opacity: 0.6 }),
      path(wallRight.d, { fill: light.tint('#a88757', 0.14) }),
      facets({
        view,
        outline: wallRight.outline,
        seed: seed + 1,
        colour: light.tint('#6f5a42', 0.14),
        opacity: 0.7,
      }),
      path(notch([...left, ...right]), { fill: rock }),
      lines,
      path(notch([...spine, ...right]), { fill: dark }),
      brush,
      path(`M${apexX - 320} ${h + 8}L${apexX - 290} ${h - 5}H${apexX + 214}L${apexX + 240} ${h + 8}Z`, {
        fill: light.tint('#f0e2c0', 0.06),
      }),
    ]),
    y: h + 7,
  };
}
