import { lightOf, mix, oxidised } from '../drawing/palette.ts';
import { random } from '../drawing/random.ts';
import { type Art, circle, ellipse, group, lens, line, path, rect } from '../drawing/svg.ts';
import { makeView } from '../drawing/view.ts';
import { drawRipples } from '../drawing/water.ts';
import { materials } from '../finish/materials.ts';
import type { CloseUp } from './close-up.ts';

interface Cockpit extends CloseUp {
  readonly colour: string;
}

/** Bowrider cockpit seen from above: bench, two seats, helm. Mildew sits in the seams when oxidised. */
export function cockpitPlan({ time, seed, finish = 'restored', extra, colour }: Cockpit): Art {
  const stage = { view: makeView({ horizon: -260, eye: 3 }), light: lightOf(time), seed };
  const { light } = stage;
  const m = materials({ light, finish });
  const rng = random(seed);
  const floor = m.dull ? light.tint('#a9a595') : light.tint('#c3cfcd');
  const floorLine = m.dull ? light.tint('#96917f') : light.tint('#a9b9b9');
  const pipe = m.dull ? light.tint('#7d7566') : light.tint(colour);
  const seam = m.vinylShade;
  const parts: Art[] = [];
  // hull and gunwale from above, bow to the right
  parts.push(
    path('M-60 66H980C1240 66 1470 150 1720 330V570C1470 750 1240 834 980 834H-60Z', {
      fill: m.dull ? light.tint(oxidised(colour)) : light.tint(colour),
    }),
  );
  parts.push(
    path('M-60 84H980C1230 84 1450 164 1700 336V564C1450 736 1230 816 980 816H-60Z', { fill: m.gelcoat }),
  );
  if (!m.dull)
    parts.push(
      path('M-60 96H980C1200 96 1400 160 1600 286C1400 172 1200 110 980 108H-60Z', { fill: '#ffffff' }),
    );
  parts.push(
    path('M40 150H990C1180 150 1340 210 1500 320V580C1340 690 1180 750 990 750H40Z', {
      fill: m.gelcoatShade,
    }),
  );
  parts.push(
    path('M52 162H990C1170 162 1330 220 1484 326V574C1330 680 1170 738 990 738H52Z', { fill: floor }),
  );
  let planks = '';
  for (let y = 204; y < 730; y += 34) planks += `M300 ${y}H1470`;
  parts.push(line(planks, floorLine, 2.2));
  const shadow = (x: number, y: number, w: number, h: number, r: number): string =>
    rect(x + 10, y + 14, w, h, { rx: r, fill: mix(floor, '#22343c', 0.34) });
  const cushion = (x: number, y: number, w: number, h: number, r = 22): string =>
    rect(x, y, w, h, { rx: r, fill: pipe }) +
    rect(x + 5, y + 5, w - 10, h - 10, { rx: r - 4, fill: m.vinyl });
  // stern bench: backrest, three cushions
  parts.push(
    shadow(64, 172, 250, 556, 30),
    rect(64, 172, 110, 556, { rx: 26, fill: m.vinylShade }),
    rect(70, 178, 92, 544, { rx: 22, fill: m.vinyl }),
  );
  for (const y of [176, 362, 548])
    parts.push(
      cushion(150, y, 164, 178),
      rect(180, y + 30, 104, 118, { rx: 14, fill: 'none', stroke: seam, strokeWidth: 3 }),
    );
  parts.push(line('M70 358H162M70 544H162', seam, 3));
  // helm seats
  for (const y of [206, 518]) {
    parts.push(
      shadow(540, y, 196, 176, 34),
      cushion(566, y, 170, 176, 34),
      rect(596, y + 34, 104, 108, { rx: 18, fill: 'none', stroke: seam, strokeWidth: 3 }),
      line(`M596 ${y + 70}h104M596 ${y + 106}h104`, seam, 3),
    );
    parts.push(
      path(
        `M548 ${y + 10}Q522 ${y + 88} 548 ${y + 166}Q566 ${y + 182} 592 ${y + 166}Q572 ${y + 88} 592 ${y + 10}Q566 ${y - 6} 548 ${y + 10}Z`,
        { fill: pipe },
      ),
      path(
        `M552 ${y + 16}Q532 ${y + 88} 552 ${y + 160}Q568 ${y + 172} 582 ${y + 160}Q564 ${y + 88} 582 ${y + 16}Q568 ${y + 4} 552 ${y + 16}Z`,
        { fill: m.vinyl },
      ),
    );
  }
  // dash halves, windshield, wheel
  parts.push(
    path('M880 162H1010C1040 162 1062 180 1062 210V350Q1062 372 1040 372H900Q880 372 880 350Z', {
      fill: m.gelcoat,
    }),
    path('M880 528Q880 528 900 528H1040Q1062 528 1062 550V690C1062 720 1040 738 1010 738H880Z', {
      fill: m.gelcoat,
    }),
  );
  parts.push(
    path('M1000 150C1050 156 1086 190 1090 240V374H1068V240C1062 200 1040 176 1000 172Z', {
      fill: m.glass,
    }),
    path('M1000 750C1050 744 1086 710 1090 660V526H1068V660C1062 700 1040 724 1000 728Z', {
      fill: m.glass,
    }),
  );
  if (!m.dull)
    parts.push(
      path('M1040 172C1066 188 1080 212 1082 250V330L1074 350V246C1070 214 1058 192 1040 172Z', {
        fill: m.glassLight,
      }),
      path('M1074 560L1082 580V650C1080 690 1066 712 1044 730C1060 706 1072 686 1074 650Z', {
        fill: m.glassLight,
      }),
    );
  parts.push(
    circle(866, 634, 56, { fill: 'none', stroke: m.dark, strokeWidth: 13 }),
    line('M866 634L866 580M866 634L820 664M866 634L912 664', m.rail, 8),
    circle(866, 634, 13, { fill: m.dark }),
    [600, 648].map(
      (y) => circle(956, y, 15, { fill: m.dark }) + circle(956, y, 10, { fill: m.gelcoatShade }),
    ),
  );
  parts.push(
    rect(910, 210, 110, 120, { rx: 10, fill: m.gelcoatShade }),
    line('M926 270H1004', m.gelcoatDeep, 3),
  );
  // bow cushions
  parts.push(
    path('M1130 172C1270 196 1390 250 1476 330L1440 400C1360 330 1270 290 1130 276Z', { fill: pipe }),
    path('M1136 179C1270 203 1386 256 1467 332L1437 390C1360 324 1270 283 1136 269Z', { fill: m.vinyl }),
    path('M1130 728C1270 704 1390 650 1476 570L1440 500C1360 570 1270 610 1130 624Z', { fill: pipe }),
    path('M1136 721C1270 697 1386 644 1467 568L1437 510C1360 576 1270 617 1136 631Z', { fill: m.vinyl }),
    line('M1300 226L1276 296M1300 674L1276 604', seam, 3),
  );
  for (const [x, y] of [
    [430, 116],
    [430, 784],
    [1180, 124],
    [1180, 776],
  ] as const)
    parts.push(
      rect(x - 32, y - 8, 64, 17, { rx: 8, fill: m.railShade }),
      rect(x - 28, y - 7, 56, m.dull ? 5 : 9, { rx: 4, fill: m.rail }),
      rect(x - 12, y - 11, 24, 22, { rx: 5, fill: m.railShade }),
    );
  if (m.dull) {
    // damp marks first, then mildew colonies crowding the seams
    const damp = [
      [196, 300, 74, 40],
      [240, 470, 62, 54],
      [206, 640, 80, 46],
      [640, 300, 60, 44],
      [660, 590, 66, 50],
      [1240, 238, 80, 26],
      [1330, 640, 84, 24],
    ] as const;
    parts.push(
      damp.map(
        ([x, y, rx, ry]) =>
          ellipse(x, y, rx, ry, { fill: light.tint('#8d8460'), opacity: 0.22 }) +
          ellipse(x - 8, y + 4, rx * 0.66, ry * 0.6, { fill: light.tint('#7a744f'), opacity: 0.16 }),
      ),
    );
    const seams = [
      [154, 356, 310, 366],
      [154, 544, 310, 552],
      [168, 190, 168, 720],
      [300, 190, 300, 350],
      [300, 380, 300, 530],
      [300, 560, 300, 716],
      [596, 216, 596, 370],
      [596, 530, 596, 684],
      [600, 372, 724, 376],
      [600, 684, 724, 688],
      [1150, 262, 1400, 352],
      [1150, 636, 1400, 548],
    ] as const;
    let spots = '';
    for (const [x0, y0, x1, y1] of seams)
      for (let i = 0; i < 26; i += 1) {
        const t = rng.next();
        const r = rng.between(1.8, 6.4);
        spots += lens(
          x0 + (x1 - x0) * t + rng.around(0, 16),
          y0 + (y1 - y0) * t + rng.around(0, 16),
          r,
          r * 0.55,
        );
      }
    parts.push(path(spots, { fill: light.tint('#3a4034'), opacity: 0.8 }));
    parts.push(
      path(
        Array.from({ length: 9 }, () =>
          lens(rng.between(330, 1100), rng.between(400, 500), rng.between(30, 90), rng.between(4, 10)),
        ).join(''),
        { fill: light.tint('#6d6350'), opacity: 0.35 },
      ),
    );
  } else {
    // clean vinyl takes a crisp light along its upper edges
    const shine = (
      [
        [166, 186, 130],
        [166, 372, 130],
        [166, 558, 130],
        [596, 216, 116],
        [596, 528, 116],
      ] as const
    ).map(([x, y, w]) => rect(x, y, w, 8, { rx: 4, fill: '#fffdf6' }));
    parts.push(shine);
  }
  return group([
    rect(0, 0, 1600, 900, { fill: light.waterAt(0.55) }),
    drawRipples(stage),
    path('M-60 90H980C1240 90 1490 176 1740 360V600C1490 780 1240 862 980 862H-60Z', {
      fill: light.waterAt(0.95),
      opacity: 0.7,
    }),
    parts,
    extra?.(stage) ?? '',
  ]);
}
