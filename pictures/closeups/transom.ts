import { type Light, lightOf, mix, oxidised } from '../drawing/palette.ts';
import { random } from '../drawing/random.ts';
import { type Art, clipped, group, lens, line, num, path, rect } from '../drawing/svg.ts';
import { makeView } from '../drawing/view.ts';
import { reflect } from '../drawing/water.ts';
import { type Materials, materials } from '../finish/materials.ts';
import { drawSetting } from '../scenes/setting.ts';
import { type CloseUp, lowHills } from './close-up.ts';
import { sternFittings } from './transom-fittings.ts';

interface Transom extends CloseUp {
  readonly colour: string;
}

const outline = 'M370 404Q800 376 1230 404C1238 520 1220 620 1172 720H428C380 620 362 520 370 404Z';

/** Flybridge overhang, saloon doors and the coaming: all that stands above the painted transom. */
const superstructure = (m: Materials): Art => [
  path('M470 110Q800 84 1130 110L1146 138Q800 118 454 138Z', { fill: m.gelcoat }),
  path('M454 138Q800 118 1146 138L1130 156Q800 140 470 156Z', { fill: m.gelcoatDeep }),
  path('M548 46Q800 26 1052 46L1070 108Q800 88 530 108Z', { fill: m.gelcoatShade }),
  path('M500 150L454 400H1146L1100 150Q800 136 500 150Z', { fill: m.gelcoatShade }),
  path('M572 180Q800 172 1028 180L1050 372H550Z', { fill: m.glass }),
  m.dull
    ? ''
    : path('M610 180L680 177L604 372H554ZM860 176L896 176L820 372H792Z', {
        fill: m.glassLight,
        opacity: 0.85,
      }),
  line('M800 174V372M696 176L688 372M904 176L912 372', m.gelcoat, 9),
  line('M478 156L434 396M1122 156L1166 396', m.shine, 11),
  path('M360 372Q800 344 1240 372L1236 412Q800 384 364 412Z', { fill: m.gelcoat }),
  line('M364 412Q800 384 1236 412', m.shine, 8),
];

/** Chalk in long strokes, rain streaks, soot below the exhausts, scum at the waterline. */
function neglected(light: Light, colour: string, seed: number): Art {
  const rng = random(seed);
  const chalk = light.tint(mix(oxidised(colour), '#efece2', 0.5));
  let strokes = '';
  for (let i = 0; i < 16; i += 1) {
    strokes += lens(rng.between(420, 1180), rng.between(500, 610), rng.between(40, 120), rng.between(2, 6));
  }
  let runs = '';
  for (const x of [424, 500, 566, 628, 706, 792, 860, 934, 1010, 1066, 1120, 1176]) {
    const half = rng.between(4, 10);
    const end = rng.between(520, 690);
    runs += `M${num(x - half)} 396H${num(x + half)}L${num(x + half * 0.3)} ${num(end)}H${num(x - half * 0.3)}Z`;
  }
  const soot = (x: number): string =>
    path(`M${x - 34} 610Q${x - 80} 680 ${x - 70} 730H${x + 76}Q${x + 82} 670 ${x + 34} 610Z`, {
      fill: light.tint('#2b2a28'),
      opacity: 0.55,
    });
  return [
    path('M0 360H1600V500Q1200 470 800 506T0 486Z', { fill: chalk, opacity: 0.55 }),
    path(strokes, { fill: chalk, opacity: 0.42 }),
    path(runs, { fill: light.tint('#5c5240'), opacity: 0.5 }),
    soot(564),
    soot(1036),
    path('M0 690Q200 678 400 692T800 688T1200 692T1600 686V760H0Z', {
      fill: light.tint('#79673c'),
      opacity: 0.75,
    }),
  ];
}

/** Sky, highlight and rippled water mirrored in the paint. */
function glossy(light: Light, paint: string, seed: number): Art {
  const rng = random(seed);
  let ripples = '';
  for (let i = 0; i < 24; i += 1) {
    ripples += lens(
      rng.between(430, 1170),
      rng.between(584, 690),
      rng.between(20, 74),
      rng.between(1.6, 4.5),
    );
  }
  return [
    path('M0 430Q800 396 1600 430V486Q800 452 0 486Z', { fill: mix(paint, light.sky[3], 0.4) }),
    path('M400 446Q800 408 1200 446Q800 428 400 446Z', { fill: '#ffffff' }),
    path('M0 560Q300 544 560 566T1000 556T1600 570V760H0Z', { fill: mix(paint, '#03101a', 0.35) }),
    path(ripples, { fill: mix(paint, light.waterAt(0.15), 0.55) }),
  ];
}

/** Cruiser seen from astern, transom and swim platform filling the picture. */
export function transom({
  time,
  seed,
  finish = 'restored',
  setting = lowHills,
  colour,
  extra,
}: Transom): Art {
  const stage = { view: makeView({ horizon: 330, eye: 2.4 }), light: lightOf(time), seed };
  const { light } = stage;
  const m = materials({ light, finish });
  const paint = light.tint(m.dull ? oxidised(colour) : colour);
  const boat = group([
    superstructure(m),
    clipped(
      [
        rect(0, 360, 1600, 400, { fill: paint }),
        m.dull ? neglected(light, colour, seed) : glossy(light, paint, seed),
        rect(0, 694, 1600, 12, { fill: m.gelcoat, opacity: m.dull ? 0.5 : 1 }),
      ],
      outline,
    ),
    sternFittings(m, paint),
  ]);
  return group([
    drawSetting(stage, setting),
    reflect({ art: boat, y: 720, seed, strength: m.dull ? 0.4 : 0.58, bend: 18, squash: 0.6 }),
    path(lens(800, 724, 430, 7), { fill: '#0a2233', opacity: 0.6 }),
    boat,
    extra?.(stage) ?? '',
  ]);
}
