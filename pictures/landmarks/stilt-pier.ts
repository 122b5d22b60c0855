import { group, line, path, rect } from '../drawing/svg.ts';
import { house, houseTones } from '../land/buildings.ts';
import { breakwater } from '../land/dock.ts';
import type { Landmark, Place } from './landmark.ts';

/** King Harbor: the long back of the Palos Verdes hill, a breakwater and the horseshoe pier on stilts. */
export function stiltPier({ view, light, seed }: Place): Landmark {
  const h = view.horizon;
  const tones = houseTones(light, 0.1);
  const wood = light.tint('#6b5341', 0.1);
  let piles = '';
  for (let x = 1130; x < 1600; x += 22) piles += `M${x} ${h - 12}V${h + 22}`;
  const homes = (
    [
      [1140, 70, 34, 1],
      [1216, 92, 46, 2],
      [1316, 64, 36, 0],
      [1392, 104, 52, 3],
      [1504, 88, 40, 4],
    ] as const
  ).map(([x, w, hh, i]) => house(x, h - 14, w, hh, { ...tones(i, i % 4), pitch: 0.42 }));
  const flag =
    line(`M1262 ${h - 78}V${h - 128}`, tones(0, 0).shade, 3) +
    path(`M1264 ${h - 127}l32 8l-32 9z`, { fill: light.tint('#b3371f') });
  return {
    art: group([
      homes,
      flag,
      line(piles, wood, 5),
      rect(1120, h - 16, 480, 8, { fill: light.tint('#b08a60', 0.1) }),
      rect(1120, h - 9, 480, 5, { fill: wood }),
      breakwater({ from: 560, to: 1010, height: 15, seed, light, y: h + 9 }),
    ]),
    y: h + 20,
  };
}
