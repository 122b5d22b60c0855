import { mix } from '../drawing/palette.ts';
import { random } from '../drawing/random.ts';
import { group, line, path, polygon, rect } from '../drawing/svg.ts';
import { skyline } from '../land/buildings.ts';
import { palm, palmTones } from '../land/trees.ts';
import type { Landmark, Place } from './landmark.ts';

/** Long Beach: the old three-funnel liner alongside, skyline behind. */
export function liner({ view, light, seed }: Place): Landmark {
  const h = view.horizon;
  const rng = random(seed);
  const black = light.tint('#1c2a33', 0.12);
  const white = light.tint('#fbf5e8', 0.1);
  const red = light.tint('#b3371f', 0.1);
  const shade = light.tint('#b8c0bd', 0.12);
  const funnels = [1060, 1182, 1304]
    .map(
      (x, i) =>
        path(
          polygon([
            [x, h - 88],
            [x + 10, h - 152 + i * 6],
            [x + 56, h - 152 + i * 6],
            [x + 50, h - 88],
          ]),
          { fill: red },
        ) +
        path(
          polygon([
            [x + 9, h - 142 + i * 6],
            [x + 10, h - 155 + i * 6],
            [x + 57, h - 155 + i * 6],
            [x + 55, h - 142 + i * 6],
          ]),
          { fill: black },
        ) +
        path(
          polygon([
            [x + 36, h - 88],
            [x + 42, h - 142 + i * 6],
            [x + 55, h - 142 + i * 6],
            [x + 50, h - 88],
          ]),
          { fill: mix(red, black, 0.3) },
        ),
    )
    .join('');
  const decks = (
    [
      [968, 520, 62, 22],
      [1006, 438, 80, 20],
      [1036, 350, 94, 16],
    ] as const
  )
    .map(
      ([x, w, up, hh]) =>
        rect(x, h - up - 2, w, hh, { fill: white }) + rect(x, h - up + hh - 8, w, 5, { fill: shade }),
    )
    .join('');
  let ports = '';
  for (let x = 950; x < 1540; x += 17) ports += `M${x} ${h - 30}h5M${x + 4} ${h - 18}h5`;
  let lifeboats = '';
  for (let x = 1040; x < 1420; x += 44) lifeboats += `M${x} ${h - 86}h28q-2 9 -14 9t-14 -9z`;
  const hull = path(
    `M872 ${h - 56}C930 ${h - 48} 1480 ${h - 42} 1560 ${h - 54}Q1556 ${h - 8} 1530 ${h + 10}H910Q896 ${h - 20} 872 ${h - 56}Z`,
    { fill: black },
  );
  const boot = path(`M902 ${h}H1538L1530 ${h + 11}H909Z`, { fill: red });
  const masts = line(
    `M962 ${h - 52}V${h - 168}M1468 ${h - 52}V${h - 150}M962 ${h - 160}L880 ${h - 56}M962 ${h - 165}L1080 ${h - 150}`,
    black,
    2.4,
  );
  const palms = [590, 640, 700].map((x) => palm(rng, x, h + 2, rng.between(40, 58), palmTones(light, 0.4)));
  return {
    art: group([
      skyline({
        view,
        light,
        from: 560,
        to: 860,
        min: 24,
        max: 112,
        seed,
        fill: light.tint('#cfd3c9', 0.5),
        shade: light.tint('#9db0b3', 0.5),
      }),
      palms,
      masts,
      funnels,
      decks,
      path(lifeboats, { fill: shade }),
      hull,
      line(ports, light.tint('#f2dca8', 0.1), 2.6),
      boot,
    ]),
    y: h + 10,
  };
}
