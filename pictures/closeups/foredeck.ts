import { type Light, lightOf, mix, oxidised } from '../drawing/palette.ts';
import { type Random, random } from '../drawing/random.ts';
import { type Art, circle, clipped, group, lens, num, path, rect } from '../drawing/svg.ts';
import { makeView } from '../drawing/view.ts';
import { drawRipples } from '../drawing/water.ts';
import { type Materials, materials } from '../finish/materials.ts';
import type { CloseUp } from './close-up.ts';

interface Foredeck extends CloseUp {
  readonly colour: string;
}

const hull = 'M-60 60C420 60 900 130 1440 430Q1462 450 1440 470C900 770 420 840 -60 840Z';
const deck = 'M-60 84C420 84 880 152 1400 438Q1412 450 1400 462C880 748 420 816 -60 816Z';
const panels = [
  'M-60 140C220 142 400 158 560 186L520 330H-60Z',
  'M-60 760C220 758 400 742 560 714L520 570H-60Z',
  'M590 192C800 236 980 304 1130 384L1060 420L800 330H550Z',
  'M590 708C800 664 980 596 1130 516L1060 480L800 570H550Z',
  'M-60 372H480V528H-60Z',
].join('');

/** The pattern of small diamonds that keeps feet from slipping. */
function nonSkid(m: Materials): Art {
  let diamonds = '';
  for (let y = 146; y < 760; y += 26) {
    for (let x = (y / 26) % 2 < 1 ? -40 : -22; x < 1140; x += 36) diamonds += `M${x} ${y}l9 -5l9 5l-9 5z`;
  }
  return [
    path(panels, { fill: m.tint(m.dull ? '#a9a697' : '#9fc0be') }),
    clipped(path(diamonds, { fill: m.tint(m.dull ? '#9a9686' : '#86adae') }), panels),
  ];
}

/** Trodden dirt along the walkways, and bleached scuffs, as dry-brushed strokes. */
function wear(rng: Random, light: Light): string {
  let dirt = '';
  for (let i = 0; i < 120; i += 1) {
    const x = rng.between(-40, 1080);
    const side = rng.pick(450, 450, 250 + x * 0.1, 650 - x * 0.1);
    dirt += lens(x, rng.around(side, 84), rng.between(16, 96), rng.between(1.6, 5));
  }
  let bleached = '';
  for (let i = 0; i < 60; i += 1) {
    bleached += lens(rng.between(-40, 1080), rng.between(150, 750), rng.between(14, 70), rng.between(1.4, 4));
  }
  return clipped(
    path(dirt, { fill: light.tint('#5f594b'), opacity: 0.42 }) +
      path(bleached, { fill: light.tint('#e2ddcd'), opacity: 0.5 }),
    panels,
  );
}

const hatchAndLocker = (m: Materials): Art => [
  rect(594, 362, 196, 190, { rx: 22, fill: mix(m.gelcoatShade, '#22343c', 0.25) }),
  rect(586, 350, 196, 190, { rx: 22, fill: m.gelcoat }),
  rect(606, 370, 156, 150, { rx: 12, fill: m.glass }),
  m.dull
    ? path('M606 440L680 370H720L606 486Z', { fill: m.glassLight, opacity: 0.25 })
    : path('M606 450L690 370H738L606 500ZM606 520L760 372V392L630 520Z', {
        fill: m.glassLight,
        opacity: 0.9,
      }),
  [400, 478].map((y) => rect(770, y, 22, 16, { rx: 4, fill: m.railShade })),
  path('M1150 396L1290 442V458L1150 504Q1130 450 1150 396Z', { fill: m.gelcoatShade }),
  path('M1150 404L1280 444V456L1150 496Q1136 450 1150 404Z', { fill: m.gelcoat }),
  rect(1168, 443, 30, 14, { rx: 6, fill: m.railShade }),
];

const bases = [
  [150, 104],
  [560, 152],
  [930, 258],
  [150, 796],
  [560, 748],
  [930, 642],
] as const;

/** Rust that has run from the stanchions. */
const rust = (rng: Random, light: Light): string =>
  path(
    bases
      .map(
        ([x, y]) =>
          `M${x - 13} ${y}Q${x - 22} ${y + 44} ${x - 4} ${num(y + rng.between(60, 92))}Q${x + 16} ${y + 46} ${x + 13} ${y}Z`,
      )
      .join(''),
    { fill: light.tint('#96552a'), opacity: 0.5 },
  );

/** Stanchion bases, pulpit and the two bow cleats. */
function metal(m: Materials): Art {
  const pulpit = 'M930 258C1120 322 1290 392 1470 430Q1500 450 1470 470C1290 508 1120 578 930 642';
  const tube = (stroke: string, strokeWidth: number, transform?: string, opacity?: number): string =>
    path(pulpit, { fill: 'none', stroke, strokeWidth, transform, opacity });
  const cleat = (x: number, y: number, turn: number): string =>
    group(
      [
        rect(-52, -3, 104, 22, { rx: 10, fill: m.gelcoatDeep }),
        rect(-52, -11, 104, 20, { rx: 10, fill: m.railShade }),
        rect(-46, -10, 92, m.dull ? 5 : 10, { rx: 5, fill: m.rail }),
        rect(-18, -15, 36, 28, { rx: 7, fill: m.railShade }),
      ],
      { transform: `translate(${x} ${y}) rotate(${turn})` },
    );
  return [
    bases.map(([x, y]) => [
      circle(x + 3, y + 5, 17, { fill: m.gelcoatDeep }),
      circle(x, y, 16, { fill: m.railShade }),
      circle(x - 2, y - 2, m.dull ? 8 : 11, { fill: m.rail }),
    ]),
    tube(mix(m.gelcoatShade, '#22343c', 0.35), 15, 'translate(10 16)', 0.55),
    tube(m.railShade, 17),
    m.dull ? '' : tube(m.rail, 9, 'translate(0 -3)'),
    cleat(1010, 356, 26),
    cleat(1010, 544, -26),
  ];
}

/** Foredeck from above: non-skid panels, hatch, cleats, pulpit. */
export function foredeckPlan({ time, seed, finish = 'restored', colour, extra }: Foredeck): Art {
  const stage = { view: makeView({ horizon: -260, eye: 3 }), light: lightOf(time), seed };
  const { light } = stage;
  const m = materials({ light, finish });
  const rng = random(seed);
  return group([
    rect(0, 0, 1600, 900, { fill: light.waterAt(0.5) }),
    drawRipples(stage),
    path(hull, { fill: light.waterAt(0.95), opacity: 0.6, transform: 'translate(14 34)' }),
    path(hull, { fill: light.tint(m.dull ? oxidised(colour) : colour) }),
    path(deck, { fill: m.gelcoat }),
    nonSkid(m),
    m.dull
      ? wear(rng, light)
      : path('M-60 92C420 92 870 158 1360 420C870 172 420 112 -60 110Z', { fill: '#ffffff' }),
    hatchAndLocker(m),
    m.dull ? rust(rng, light) : '',
    metal(m),
    extra?.(stage) ?? '',
  ]);
}
