import { random } from '../drawing/random.ts';
import { group, line, rect } from '../drawing/svg.ts';
import { palm, palmTones, shrubs } from '../land/trees.ts';
import type { Landmark, Place } from './landmark.ts';

/** Marina del Rey: apartment towers and palms over the densest forest of masts. */
export function towers({ view, light, seed }: Place): Landmark {
  const h = view.horizon;
  const rng = random(seed);
  const blocks = (
    [
      [900, 54, 118],
      [968, 46, 92],
      [1180, 62, 146],
      [1256, 50, 108],
      [1420, 70, 128],
      [1504, 44, 90],
    ] as const
  ).map(([x, w, hh]) => {
    const wall = light.tint('#eee3cb', 0.38);
    let floors = '';
    for (let y = 10; y < hh - 6; y += 11) floors += `M${x + 4} ${h - hh + y}h${w - 8}`;
    return (
      rect(x, h - hh, w, hh + 2, { fill: wall }) +
      rect(x + w * 0.68, h - hh, w * 0.32, hh + 2, { fill: light.tint('#a9b6b4', 0.38) }) +
      line(floors, light.tint('#6d8b95', 0.38), 3.2, { strokeLinecap: 'butt' })
    );
  });
  const palms = [820, 856, 1040, 1066, 1130, 1340, 1372, 1580].map((x) =>
    palm(rng, x, h + 2, rng.between(64, 104), palmTones(light, 0.28)),
  );
  return {
    art: group([
      blocks,
      palms,
      shrubs({ view, from: 560, to: 1640, height: 14, seed, fill: light.tint('#4c7a5c', 0.3) }),
    ]),
    y: h + 2,
  };
}
