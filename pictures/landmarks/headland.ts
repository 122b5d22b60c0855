import { random } from '../drawing/random.ts';
import { group, line, type Point, path, polygon } from '../drawing/svg.ts';
import { house, houseTones } from '../land/buildings.ts';
import { palm, palmTones } from '../land/trees.ts';
import type { Landmark, Place } from './landmark.ts';

/** Malibu: a stratified headland with houses and palms on top, and two sea stacks. */
export function headland({ view, light, seed }: Place): Landmark {
  const rng = random(seed);
  const h = view.horizon;
  const top = [
    [1010, h + 4],
    [1050, h - 40],
    [1090, h - 96],
    [1150, h - 150],
    [1230, h - 176],
    [1380, h - 186],
    [1500, h - 206],
    [1600, h - 214],
  ] as const;
  const body = `${polygon([...top, [1600, h + 46], [1420, h + 40], [1300, h + 26], [1180, h + 22], [1090, h + 12]])}`;
  const strata = [0.3, 0.5, 0.7].map((t, i) => {
    const points = top
      .slice(2)
      .map(([x, y], k): Point => [x + 12 * i, y + (h + 20 - y) * t + (k % 2 ? 6 : -5)]);
    return line(polygon(points, false), light.tint('#a8743f', 0.1), 5 - i, { opacity: 0.55 });
  });
  const gullies = (
    [
      [1130, 1112],
      [1216, 1196],
      [1316, 1300],
      [1440, 1416],
      [1540, 1512],
    ] as const
  ).map(([x, foot], i) =>
    path(
      polygon([
        [x + (i ? 0 : 14), h - (i ? 140 + i * 8 : 108)],
        [x + 26, h - 96],
        [foot + 44, h + 18 + i * 5],
        [foot, h + 16 + i * 5],
        [x - 4, h - 70],
      ]),
      { fill: light.tint('#8a5a35', 0.1), opacity: 0.62 },
    ),
  );
  const green = path(
    polygon([
      [1090, h - 96],
      [1150, h - 150],
      [1230, h - 176],
      [1380, h - 186],
      [1500, h - 206],
      [1600, h - 214],
      [1600, h - 172],
      [1480, h - 178],
      [1370, h - 150],
      [1300, h - 158],
      [1220, h - 140],
      [1160, h - 124],
    ]),
    { fill: light.tint('#5f7a4e', 0.12) },
  );
  const tones = houseTones(light, 0.1);
  const homes = (
    [
      [1270, 181, 58, 20],
      [1400, 192, 74, 24],
      [1512, 207, 50, 22],
    ] as const
  ).map(([x, up, w, hh], i) => house(x, h - up + 4, w, hh, { ...tones(i, i), pitch: i === 1 ? 0 : 0.3 }));
  const palms = (
    [
      [1245, 178, 58],
      [1350, 184, 74],
      [1366, 184, 56],
      [1488, 203, 66],
      [1580, 212, 82],
    ] as const
  ).map(([x, up, s]) => palm(rng, x, h - up + 3, s, palmTones(light, 0.05)));
  const stacks =
    path(
      polygon([
        [930, h + 8],
        [938, h - 26],
        [952, h - 44],
        [966, h - 30],
        [978, h + 8],
      ]) +
        polygon([
          [986, h + 6],
          [992, h - 12],
          [1002, h - 16],
          [1012, h + 6],
        ]),
      { fill: light.tint('#a97f50', 0.18) },
    ) +
    path(
      polygon([
        [952, h - 44],
        [966, h - 30],
        [978, h + 8],
        [960, h + 8],
      ]),
      { fill: light.tint('#7c5635', 0.18) },
    );
  const beach = path(`M1040 ${h + 6}Q1250 ${h + 34} 1600 ${h + 40}V${h + 62}Q1260 ${h + 46} 1040 ${h + 8}Z`, {
    fill: light.tint('#ecd9ae', 0.08),
  });
  return {
    art: group([
      palms,
      homes,
      path(body, { fill: light.tint('#c99a63', 0.1) }),
      strata,
      gullies,
      green,
      beach,
      stacks,
    ]),
    y: h + 18,
  };
}
