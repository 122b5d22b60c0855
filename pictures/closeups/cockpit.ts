import { lightOf, mix, oxidised } from '../drawing/palette.ts';
import { type Art, circle, group, line, path, rect } from '../drawing/svg.ts';
import { makeView } from '../drawing/view.ts';
import { drawRipples } from '../drawing/water.ts';
import { type Materials, materials } from '../finish/materials.ts';
import type { CloseUp } from './close-up.ts';
import { mildew, vinylShine } from './mildew.ts';

interface Cockpit extends CloseUp {
  readonly colour: string;
}

/** What the parts of a cockpit are made of. */
interface Trim {
  readonly m: Materials;
  readonly paint: string;
  readonly piping: string;
  readonly sole: string;
  readonly planks: string;
}

/** Hull and gunwale from above, bow to the right, and the cockpit sole. */
function shell({ m, paint, sole, planks }: Trim): Art {
  let seams = '';
  for (let y = 204; y < 730; y += 34) seams += `M300 ${y}H1470`;
  return [
    path('M-60 66H980C1240 66 1470 150 1720 330V570C1470 750 1240 834 980 834H-60Z', { fill: paint }),
    path('M-60 84H980C1230 84 1450 164 1700 336V564C1450 736 1230 816 980 816H-60Z', { fill: m.gelcoat }),
    m.dull
      ? ''
      : path('M-60 96H980C1200 96 1400 160 1600 286C1400 172 1200 110 980 108H-60Z', { fill: '#ffffff' }),
    path('M40 150H990C1180 150 1340 210 1500 320V580C1340 690 1180 750 990 750H40Z', {
      fill: m.gelcoatShade,
    }),
    path('M52 162H990C1170 162 1330 220 1484 326V574C1330 680 1170 738 990 738H52Z', { fill: sole }),
    line(seams, planks, 2.2),
  ];
}

/** Stern bench with three cushions, and the two helm seats. */
function seats({ m, piping, sole }: Trim): Art {
  const shadow = (x: number, y: number, width: number, height: number, rx: number): string =>
    rect(x + 10, y + 14, width, height, { rx, fill: mix(sole, '#22343c', 0.34) });
  const cushion = (x: number, y: number, width: number, height: number, rx: number): string =>
    rect(x, y, width, height, { rx, fill: piping }) +
    rect(x + 5, y + 5, width - 10, height - 10, { rx: rx - 4, fill: m.vinyl });
  const stitching = { fill: 'none', stroke: m.vinylShade, strokeWidth: 3 };
  const bench = [
    shadow(64, 172, 250, 556, 30),
    rect(64, 172, 110, 556, { rx: 26, fill: m.vinylShade }),
    rect(70, 178, 92, 544, { rx: 22, fill: m.vinyl }),
    [176, 362, 548].map(
      (y) => cushion(150, y, 164, 178, 22) + rect(180, y + 30, 104, 118, { rx: 14, ...stitching }),
    ),
    line('M70 358H162M70 544H162', m.vinylShade, 3),
  ];
  const helmSeat = (y: number): Art => [
    shadow(540, y, 196, 176, 34),
    cushion(566, y, 170, 176, 34),
    rect(596, y + 34, 104, 108, { rx: 18, ...stitching }),
    line(`M596 ${y + 70}h104M596 ${y + 106}h104`, m.vinylShade, 3),
    path(
      `M548 ${y + 10}Q522 ${y + 88} 548 ${y + 166}Q566 ${y + 182} 592 ${y + 166}Q572 ${y + 88} 592 ${y + 10}Q566 ${y - 6} 548 ${y + 10}Z`,
      { fill: piping },
    ),
    path(
      `M552 ${y + 16}Q532 ${y + 88} 552 ${y + 160}Q568 ${y + 172} 582 ${y + 160}Q564 ${y + 88} 582 ${y + 16}Q568 ${y + 4} 552 ${y + 16}Z`,
      { fill: m.vinyl },
    ),
  ];
  return [bench, helmSeat(206), helmSeat(518)];
}

/** The two halves of the dash with windshield, wheel, gauges and locker lid. */
const dash = ({ m }: Trim): Art => [
  path('M880 162H1010C1040 162 1062 180 1062 210V350Q1062 372 1040 372H900Q880 372 880 350Z', {
    fill: m.gelcoat,
  }),
  path('M880 528Q880 528 900 528H1040Q1062 528 1062 550V690C1062 720 1040 738 1010 738H880Z', {
    fill: m.gelcoat,
  }),
  path('M1000 150C1050 156 1086 190 1090 240V374H1068V240C1062 200 1040 176 1000 172Z', { fill: m.glass }),
  path('M1000 750C1050 744 1086 710 1090 660V526H1068V660C1062 700 1040 724 1000 728Z', { fill: m.glass }),
  m.dull
    ? ''
    : path('M1040 172C1066 188 1080 212 1082 250V330L1074 350V246C1070 214 1058 192 1040 172Z', {
        fill: m.glassLight,
      }) +
      path('M1074 560L1082 580V650C1080 690 1066 712 1044 730C1060 706 1072 686 1074 650Z', {
        fill: m.glassLight,
      }),
  circle(866, 634, 56, { fill: 'none', stroke: m.dark, strokeWidth: 13 }),
  line('M866 634L866 580M866 634L820 664M866 634L912 664', m.rail, 8),
  circle(866, 634, 13, { fill: m.dark }),
  [600, 648].map((y) => circle(956, y, 15, { fill: m.dark }) + circle(956, y, 10, { fill: m.gelcoatShade })),
  rect(910, 210, 110, 120, { rx: 10, fill: m.gelcoatShade }),
  line('M926 270H1004', m.gelcoatDeep, 3),
];

/** Cushions along both sides of the bow. */
const bowCushions = ({ m, piping }: Trim): Art => [
  path('M1130 172C1270 196 1390 250 1476 330L1440 400C1360 330 1270 290 1130 276Z', { fill: piping }),
  path('M1136 179C1270 203 1386 256 1467 332L1437 390C1360 324 1270 283 1136 269Z', { fill: m.vinyl }),
  path('M1130 728C1270 704 1390 650 1476 570L1440 500C1360 570 1270 610 1130 624Z', { fill: piping }),
  path('M1136 721C1270 697 1386 644 1467 568L1437 510C1360 576 1270 617 1136 631Z', { fill: m.vinyl }),
  line('M1300 226L1276 296M1300 674L1276 604', m.vinylShade, 3),
];

const cleats = ({ m }: Trim): Art =>
  (
    [
      [430, 116],
      [430, 784],
      [1180, 124],
      [1180, 776],
    ] as const
  ).map(([x, y]) => [
    rect(x - 32, y - 8, 64, 17, { rx: 8, fill: m.railShade }),
    rect(x - 28, y - 7, 56, m.dull ? 5 : 9, { rx: 4, fill: m.rail }),
    rect(x - 12, y - 11, 24, 22, { rx: 5, fill: m.railShade }),
  ]);

/** Bowrider cockpit seen from above: bench, two seats, helm. Mildew sits in the seams when oxidised. */
export function cockpitPlan({ time, seed, finish = 'restored', extra, colour }: Cockpit): Art {
  const stage = { view: makeView({ horizon: -260, eye: 3 }), light: lightOf(time), seed };
  const { light } = stage;
  const m = materials({ light, finish });
  const trim: Trim = {
    m,
    paint: light.tint(m.dull ? oxidised(colour) : colour),
    piping: light.tint(m.dull ? '#7d7566' : colour),
    sole: light.tint(m.dull ? '#a9a595' : '#c3cfcd'),
    planks: light.tint(m.dull ? '#96917f' : '#a9b9b9'),
  };
  return group([
    rect(0, 0, 1600, 900, { fill: light.waterAt(0.55) }),
    drawRipples(stage),
    path('M-60 90H980C1240 90 1490 176 1740 360V600C1490 780 1240 862 980 862H-60Z', {
      fill: light.waterAt(0.95),
      opacity: 0.7,
    }),
    shell(trim),
    seats(trim),
    dash(trim),
    bowCushions(trim),
    cleats(trim),
    m.dull ? mildew(stage) : vinylShine(),
    extra?.(stage) ?? '',
  ]);
}
