import { mix } from '../drawing/palette.ts';
import { random } from '../drawing/random.ts';
import { group, line, num, path, place, polygon, rect } from '../drawing/svg.ts';
import type { Stage } from '../drawing/view.ts';

const nearTone = ({ light }: Stage): string => mix(light.land[4], light.tint('#10312f'), 0.35);

/** Blades of a fan palm hanging into the upper right corner. */
function palmFronds(stage: Stage): string {
  const rng = random(stage.seed + 61);
  const frond = (x: number, y: number, length: number, turn: number): string => {
    let d = '';
    for (let i = -6; i <= 6; i += 1) {
      const angle = (i * 11 * Math.PI) / 180;
      const reach = length * (1 - Math.abs(i) * 0.035) * rng.between(0.9, 1.05);
      const [tipX, tipY] = [Math.sin(angle) * reach, Math.cos(angle) * reach];
      const [nx, ny] = [Math.cos(angle) * length * 0.05, -Math.sin(angle) * length * 0.05];
      d += `M0 0Q${num(tipX * 0.5 + nx)} ${num(tipY * 0.5 + ny)} ${num(tipX)} ${num(tipY)}Q${num(tipX * 0.5 - nx)} ${num(tipY * 0.5 - ny)} 0 0Z`;
    }
    return place(path(d, { fill: nearTone(stage) }), x, y, 1, turn);
  };
  return group([frond(1660, -70, 470, 42), frond(1520, -110, 330, 8), frond(1720, 120, 360, 72)]);
}

/** An oak bough across the upper right, small leaves in clumps. */
function oakBough(stage: Stage): string {
  const rng = random(stage.seed + 67);
  const tone = nearTone(stage);
  const clumps: readonly (readonly [number, number, number])[] = [
    [1600, 20, 120],
    [1480, 6, 92],
    [1370, -14, 78],
    [1586, 112, 70],
    [1254, -22, 56],
    [1440, 74, 40],
  ];
  const blob = ([x, y, r]: readonly [number, number, number]): string => {
    const lobes = Array.from({ length: 9 }, (_, i) => {
      const angle = (i / 9) * Math.PI * 2;
      const reach = r * rng.between(0.84, 1.08);
      return [x + Math.cos(angle) * reach * 1.25, y + Math.sin(angle) * reach * 0.72] as const;
    });
    const [first = [x, y] as const] = lobes;
    const scallops = [...lobes.slice(1), first].map(
      ([lx, ly]) => `A${num(r * 0.42)} ${num(r * 0.34)} 0 0 1 ${num(lx)} ${num(ly)}`,
    );
    return `M${num(first[0])} ${num(first[1])}${scallops.join('')}Z`;
  };
  return (
    line('M1660 60C1560 70 1500 40 1400 30S1290 10 1240 -20M1560 66C1540 96 1560 110 1590 130', tone, 15) +
    path(clumps.map(blob).join(''), { fill: tone })
  );
}

/** Reeds and cattails on the near bank, lower left. */
function reeds(stage: Stage): string {
  const rng = random(stage.seed + 71);
  let blades = '';
  let heads = '';
  for (let i = 0; i < 46; i += 1) {
    const x = -20 + (i / 46) * 470 + rng.around(0, 9);
    const up = rng.between(90, 250) * (1 - i / 60);
    const lean = rng.around(14, 46);
    const tip = `${num(x + lean)} ${num(910 - up)}`;
    blades += `M${num(x - 5)} 910Q${num(x)} ${num(910 - up * 0.6)} ${tip}Q${num(x + 7)} ${num(910 - up * 0.5)} ${num(x + 6)} 910Z`;
    if (i % 9 === 4) heads += `M${num(x + lean)} ${num(910 - up)}l${num(lean * 0.1)} -34`;
  }
  return path(blades, { fill: nearTone(stage) }) + line(heads, stage.light.tint('#6b4a2b'), 11);
}

/** Two tarred pilings with a mooring line between them, lower left. */
function pilings({ light }: Stage): string {
  const pile = (x: number, top: number, width: number): string =>
    rect(x, top, width, 920 - top, { fill: light.tint('#6b5138') }) +
    rect(x + width * 0.55, top, width * 0.45, 920 - top, { fill: light.tint('#46331f') }) +
    rect(x - 4, top - 14, width + 8, 24, { fill: light.tint('#f5efe4') }) +
    rect(x - 3, top + 96, width + 6, 9, { fill: light.tint('#e9dcc0') }) +
    rect(x - 3, top + 109, width + 6, 9, { fill: light.tint('#cdb98f') });
  return (
    pile(64, 596, 62) +
    pile(286, 690, 48) +
    line('M120 704Q210 806 300 796', light.tint('#6f5c3f'), 11) +
    line('M120 703Q210 805 300 795', light.tint('#e9dcc0'), 6)
  );
}

/** The end of a dock running out from under the viewer's feet, lower left. */
function dockEnd({ light }: Stage): string {
  const seams = [0.14, 0.26, 0.37, 0.47, 0.56, 0.64, 0.72, 0.79, 0.86, 0.93]
    .map(
      (t) =>
        `M${num(-60 + 250 * (1 - t) ** 0.6 * 0.2)} ${num(920 - 200 * t)}L${num(620 - 236 * t)} ${num(920 - 200 * t)}`,
    )
    .join('');
  return (
    path(
      polygon([
        [-60, 720],
        [384, 720],
        [640, 936],
        [-60, 936],
      ]),
      { fill: light.tint('#c9ab7d') },
    ) +
    line(seams, light.tint('#a08055'), 3.5) +
    path(
      polygon([
        [384, 720],
        [404, 720],
        [676, 936],
        [634, 936],
      ]),
      { fill: light.tint('#5b4636') },
    ) +
    path(
      polygon([
        [376, 720],
        [388, 720],
        [644, 936],
        [618, 936],
      ]),
      { fill: light.tint('#e8d2a8') },
    ) +
    place(
      path('M-46 0L-32 -26H-12L-16 0ZM46 0L32 -26H12L16 0Z', { fill: light.tint('#41545f') }) +
        path('M-92 -34Q-98 -44 -86 -44Q0 -32 86 -44Q98 -44 92 -34Q46 -20 0 -20T-92 -34Z', {
          fill: light.tint('#5d7480'),
        }),
      396,
      812,
      0.9,
    )
  );
}

/** A green can buoy of the channel with its number, lower left. */
function channelBuoy({ light }: Stage): string {
  const body = light.tint('#17694a');
  const dark = light.tint('#0e4732');
  return place(
    [
      path('M-60 70Q0 84 60 70L66 92Q0 104 -66 92Z', { fill: light.tint('#04121c'), opacity: 0.5 }),
      path('M-40 -96H40L52 74Q0 88 -52 74Z', { fill: body }),
      path('M8 -96H40L52 74Q34 82 14 83Z', { fill: dark }),
      rect(-40, -106, 80, 14, { fill: dark }),
      path('M-46 -20H46L49 16H-49Z', { fill: light.tint('#fffdf9') }),
      path('M-6 -18H8V14H-3V-6L-12 -2V-12Z', { fill: body }),
    ],
    250,
    770,
    1,
    -5,
  );
}

export const foregrounds = { palmFronds, oakBough, reeds, pilings, dockEnd, channelBuoy } as const;
export type ForegroundName = keyof typeof foregrounds;
