import { lightOf, mix, oxidised } from '../drawing/palette.ts';
import { random } from '../drawing/random.ts';
import { type Art, ellipse, group, lens, line, num, path, rect, uniqueId } from '../drawing/svg.ts';
import { makeView } from '../drawing/view.ts';
import { reflect } from '../drawing/water.ts';
import { materials } from '../finish/materials.ts';
import { drawSetting } from '../scenes/setting.ts';
import { type CloseUp, lowHills } from './close-up.ts';

interface Transom extends CloseUp {
  readonly colour: string;
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
  const rng = random(seed);
  const y = 720;
  const cx = 800;
  const paint = light.tint(m.dull ? oxidised(colour) : colour);
  const face = `M${cx - 430} 404Q${cx} 376 ${cx + 430} 404C${cx + 438} 520 ${cx + 420} 620 ${cx + 372} ${y}H${cx - 372}C${cx - 420} 620 ${cx - 438} 520 ${cx - 430} 404Z`;
  const clip = uniqueId('transom');
  const upper = [
    path(`M${cx - 330} 110Q${cx} 84 ${cx + 330} 110L${cx + 346} 138Q${cx} 118 ${cx - 346} 138Z`, {
      fill: m.gelcoat,
    }),
    path(`M${cx - 346} 138Q${cx} 118 ${cx + 346} 138L${cx + 330} 156Q${cx} 140 ${cx - 330} 156Z`, {
      fill: m.gelcoatDeep,
    }),
    path(`M${cx - 252} 46Q${cx} 26 ${cx + 252} 46L${cx + 270} 108Q${cx} 88 ${cx - 270} 108Z`, {
      fill: m.gelcoatShade,
    }),
    path(`M${cx - 300} 150L${cx - 346} 400H${cx + 346}L${cx + 300} 150Q${cx} 136 ${cx - 300} 150Z`, {
      fill: m.gelcoatShade,
    }),
    path(`M${cx - 228} 180Q${cx} 172 ${cx + 228} 180L${cx + 250} 372H${cx - 250}Z`, { fill: m.glass }),
    m.dull
      ? ''
      : path(
          `M${cx - 190} 180L${cx - 120} 177L${cx - 196} 372H${cx - 246}ZM${cx + 60} 176L${cx + 96} 176L${cx + 20} 372H${cx - 8}Z`,
          { fill: m.glassLight, opacity: 0.85 },
        ),
    line(`M${cx} 174V372M${cx - 104} 176L${cx - 112} 372M${cx + 104} 176L${cx + 112} 372`, m.gelcoat, 9),
    line(
      `M${cx - 322} 156L${cx - 366} 396M${cx + 322} 156L${cx + 366} 396`,
      m.dull ? m.railShade : m.rail,
      11,
    ),
    path(`M${cx - 440} 372Q${cx} 344 ${cx + 440} 372L${cx + 436} 412Q${cx} 384 ${cx - 436} 412Z`, {
      fill: m.gelcoat,
    }),
    line(`M${cx - 436} 412Q${cx} 384 ${cx + 436} 412`, m.dull ? m.railShade : m.rail, 8),
  ];
  const inside: Art[] = [rect(0, 360, 1600, 400, { fill: paint })];
  if (m.dull) {
    inside.push(
      path(`M0 360H1600V500Q1200 470 800 506T0 486Z`, {
        fill: light.tint(mix(oxidised(colour), '#efece2', 0.5)),
        opacity: 0.55,
      }),
    );
    let strokes = '';
    for (let i = 0; i < 16; i += 1)
      strokes += lens(rng.between(420, 1180), rng.between(500, 610), rng.between(40, 120), rng.between(2, 6));
    inside.push(path(strokes, { fill: light.tint(mix(oxidised(colour), '#efece2', 0.5)), opacity: 0.42 }));
    let runs = '';
    for (const x of [424, 500, 566, 628, 706, 792, 860, 934, 1010, 1066, 1120, 1176]) {
      const w = rng.between(4, 10);
      const end = rng.between(520, 690);
      runs += `M${x - w} 396H${x + w}L${num(x + w * 0.3)} ${num(end)}H${num(x - w * 0.3)}Z`;
    }
    inside.push(
      path(runs, { fill: light.tint('#5c5240'), opacity: 0.5 }),
      [cx - 236, cx + 236].map((x) =>
        path(`M${x - 34} 610Q${x - 80} 680 ${x - 70} 730H${x + 76}Q${x + 82} 670 ${x + 34} 610Z`, {
          fill: light.tint('#2b2a28'),
          opacity: 0.55,
        }),
      ),
      path('M0 690Q200 678 400 692T800 688T1200 692T1600 686V760H0Z', {
        fill: light.tint('#79673c'),
        opacity: 0.75,
      }),
    );
  } else {
    inside.push(
      path(`M0 430Q800 396 1600 430V486Q800 452 0 486Z`, { fill: mix(paint, light.sky[3], 0.4) }),
      path(`M400 446Q800 408 1200 446Q800 428 400 446Z`, { fill: '#ffffff' }),
      path('M0 560Q300 544 560 566T1000 556T1600 570V760H0Z', { fill: mix(paint, '#03101a', 0.35) }),
    );
    let ripples = '';
    for (let i = 0; i < 24; i += 1)
      ripples += lens(
        rng.between(430, 1170),
        rng.between(584, 690),
        rng.between(20, 74),
        rng.between(1.6, 4.5),
      );
    inside.push(path(ripples, { fill: mix(paint, light.waterAt(0.15), 0.55) }));
  }
  inside.push(rect(0, 694, 1600, 12, { fill: m.gelcoat, opacity: m.dull ? 0.5 : 1 }));
  const exhaust = [cx - 236, cx + 236].map(
    (x) =>
      ellipse(x, 610, 40, 27, { fill: m.dull ? m.railShade : m.rail }) +
      ellipse(x, 610, 30, 19, { fill: m.dark }),
  );
  const doorway =
    line(
      `M${cx + 96} 402V560Q${cx + 96} 576 ${cx + 112} 576H${cx + 206}Q${cx + 222} 576 ${cx + 222} 560V402`,
      mix(paint, '#0b2233', 0.4),
      4,
    ) + rect(cx + 112, 470, 32, 14, { rx: 6, fill: m.dull ? m.railShade : m.rail });
  const platform =
    path(`M${cx - 440} 652H${cx + 440}L${cx + 470} 690H${cx - 470}Z`, { fill: m.wood }) +
    line(
      [0.2, 0.4, 0.6, 0.8].map((t) => `M${cx - 440 - 30 * t} ${652 + 38 * t}H${cx + 440 + 30 * t}`).join(''),
      m.woodShade,
      3,
    ) +
    path(`M${cx - 470} 690H${cx + 470}V712Q${cx} 716 ${cx - 470} 712Z`, { fill: m.gelcoat }) +
    path(`M${cx - 470} 704H${cx + 470}V713Q${cx} 717 ${cx - 470} 713Z`, { fill: m.gelcoatDeep });
  const boat = group([
    upper,
    `<defs><clipPath id="${clip}"><path d="${face}"/></clipPath></defs>`,
    group(inside, { clipPath: `url(#${clip})` }),
    exhaust,
    doorway,
    platform,
  ]);
  return group([
    drawSetting(stage, setting),
    reflect({ art: boat, y, seed, strength: m.dull ? 0.4 : 0.58, bend: 18, squash: 0.6 }),
    path(lens(cx, y + 4, 430, 7), { fill: '#0a2233', opacity: 0.6 }),
    boat,
    extra?.(stage) ?? '',
  ]);
}
