import { random } from '../drawing/random.ts';
import { group, line, path, polygon, rect } from '../drawing/svg.ts';
import { channelHouses } from '../land/buildings.ts';
import { palm, palmTones, shrubs } from '../land/trees.ts';
import type { Landmark, Place } from './landmark.ts';

/** Newport: the waterfront pavilion with its steep roof and cupola. */
export function pavilion({ view, light, seed }: Place): Landmark {
  const h = view.horizon;
  const rng = random(seed);
  const wall = light.tint('#f7ecd2', 0.06);
  const shade = light.tint('#b5a98f', 0.06);
  const roof = light.tint('#8c3f2b', 0.06);
  const dark = light.tint('#5d2c22', 0.06);
  const glass = light.tint('#2a5264', 0.06);
  const x = 1010;
  const w = 340;
  const wallTop = h - 84;
  let windows = '';
  for (let i = 0; i < 12; i += 1)
    windows += `M${x + 12 + i * 27} ${wallTop + 14}h15v22h-15zM${x + 12 + i * 27} ${wallTop + 50}h15v24h-15z`;
  const cx = x + w / 2;
  const pav = [
    path(
      polygon([
        [x - 22, wallTop],
        [x + 66, h - 156],
        [x + w - 66, h - 156],
        [x + w + 22, wallTop],
      ]),
      { fill: roof },
    ),
    path(
      polygon([
        [x + w - 110, wallTop],
        [x + w - 120, h - 156],
        [x + w - 66, h - 156],
        [x + w + 22, wallTop],
      ]),
      { fill: dark },
    ),
    [x + 70, x + w - 120]
      .map(
        (gx) =>
          path(
            polygon([
              [gx - 6, wallTop - 6],
              [gx + 25, wallTop - 48],
              [gx + 56, wallTop - 6],
            ]),
            { fill: wall },
          ) + rect(gx + 15, wallTop - 26, 20, 18, { fill: glass }),
      )
      .join(''),
    rect(cx - 28, h - 198, 56, 44, { fill: wall }),
    rect(cx + 8, h - 198, 20, 44, { fill: shade }),
    path(`M${cx - 18} ${h - 190}h12v24h-12zM${cx + 1} ${h - 190}h12v24h-12z`, { fill: glass }),
    path(
      polygon([
        [cx - 38, h - 196],
        [cx - 10, h - 238],
        [cx, h - 262],
        [cx + 10, h - 238],
        [cx + 38, h - 196],
      ]),
      { fill: roof },
    ),
    line(`M${cx} ${h - 258}V${h - 300}`, shade, 3),
    path(`M${cx + 2} ${h - 299}l30 8l-30 8z`, { fill: light.tint('#0e3a53') }),
    rect(x, wallTop, w, 86, { fill: wall }),
    rect(x + w * 0.72, wallTop, w * 0.28, 86, { fill: shade }),
    path(windows, { fill: glass }),
    rect(x - 14, wallTop + 40, w + 28, 5, { fill: light.tint('#fffdf9') }),
    rect(x - 60, h - 4, w + 120, 10, { fill: light.tint('#b08a60', 0.06) }),
  ];
  let piles = '';
  for (let px = x - 54; px < x + w + 60; px += 26) piles += `M${px} ${h}v20`;
  const side = channelHouses({
    view,
    light,
    seed: seed + 3,
    from: 1400,
    to: 1640,
    widths: [60, 84],
    heights: [34, 56],
    pitch: 0.4,
    palms: 2,
    style: 'mixed',
  });
  const palms = [900, 940, 976].map((px) =>
    palm(rng, px, h + 4, rng.between(80, 130), palmTones(light, 0.1)),
  );
  return {
    art: group([
      side.art,
      shrubs({ view, from: 780, to: 1010, height: 20, seed, fill: light.tint('#3f6f58', 0.2) }),
      palms,
      line(piles, light.tint('#5b4636', 0.06), 6),
      pav,
    ]),
    y: h + 14,
  };
}
