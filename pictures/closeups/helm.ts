import { lightOf, mix } from '../drawing/palette.ts';
import { type Art, circle, ellipse, group, line, path, rect } from '../drawing/svg.ts';
import { makeView } from '../drawing/view.ts';
import { type Materials, materials } from '../finish/materials.ts';
import { drawSetting } from '../scenes/setting.ts';
import { type CloseUp, lowHills } from './close-up.ts';

interface Helm extends Omit<CloseUp, 'finish'> {
  readonly colour: string;
}

const gauge = (x: number, y: number, r: number, m: Materials): string =>
  circle(x, y, r, { fill: m.railShade }) +
  circle(x, y, r * 0.88, { fill: m.dark }) +
  line(
    `M${x - r * 0.5} ${y + r * 0.4}A${r * 0.64} ${r * 0.64} 0 1 1 ${x + r * 0.5} ${y + r * 0.4}`,
    m.gelcoatDeep,
    4,
  ) +
  line(`M${x} ${y}L${x - r * 0.4} ${y - r * 0.36}`, m.accent, 5) +
  circle(x, y, r * 0.1, { fill: m.rail });

const wheel = (m: Materials): string => {
  const ring = (stroke: string, strokeWidth: number): string =>
    ellipse(560, 800, 196, 176, { fill: 'none', stroke, strokeWidth });
  return (
    line('M560 800L392 716M560 800L728 716M560 800L560 980', m.railShade, 26) +
    line('M560 796L392 712M560 796L728 712M557 800L557 980', m.rail, 12) +
    ring(m.dark, 34) +
    group(ring(m.darkLight, 9), { transform: 'translate(-2 -8)' }) +
    circle(560, 800, 42, { fill: m.dark }) +
    circle(560, 796, 30, { fill: m.darkLight })
  );
};

/** The view from the driver's seat: clean glass, the foredeck, and the place beyond. */
export function helm({ time, seed, setting = lowHills, colour, extra }: Helm): Art {
  const stage = { view: makeView({ horizon: 350, eye: 2.2 }), light: lightOf(time), seed };
  const { light } = stage;
  const m = materials({ light, finish: 'restored' });
  const paint = light.tint(colour);
  const tube = (d: string, width: number): string =>
    line(d, m.railShade, width) +
    group(line(d, m.rail, width * 0.42), { transform: `translate(0 ${-width * 0.18})` });
  return group([
    drawSetting(stage, setting),
    // Foredeck running out to the bow, with its rail.
    path('M150 700C330 560 640 462 800 446C960 462 1270 560 1450 700Z', { fill: paint }),
    path('M196 700C360 580 650 482 800 466C950 482 1240 580 1404 700Z', { fill: m.gelcoat }),
    path('M420 700C520 620 690 540 800 520C910 540 1080 620 1180 700Z', { fill: m.gelcoatShade }),
    rect(742, 560, 116, 60, { rx: 12, fill: m.glass }),
    path('M754 566H800L774 614H750Z', { fill: m.glassLight, opacity: 0.8 }),
    tube('M300 552C470 440 680 380 800 370C920 380 1130 440 1300 552', 9),
    line('M430 476V540M610 408V500M990 408V500M1170 476V540', m.railShade, 7),
    // Windshield: a trace of tint, two crisp lights, the frame.
    path('M120 640L250 96Q800 50 1350 96L1480 640Q800 560 120 640Z', {
      fill: light.tint('#dff0f0'),
      opacity: 0.12,
    }),
    path(
      'M300 104L420 94L300 616L180 632ZM470 90L500 88L384 606L352 610ZM1010 84L1120 88L1000 590L880 584Z',
      { fill: '#ffffff', opacity: 0.2 },
    ),
    tube('M120 640L250 96Q800 50 1350 96L1480 640', 18),
    tube('M800 72V590', 13),
    // Dash with the instrument pod.
    path('M60 690Q800 560 1540 690V940H60Z', { fill: m.gelcoat }),
    path('M60 690Q800 560 1540 690V716Q800 590 60 716Z', { fill: m.wood }),
    path('M60 716Q800 590 1540 716V744Q800 622 60 744Z', { fill: m.gelcoatShade }),
    path('M360 744Q380 668 470 662H870Q950 668 966 744L990 900H336Z', { fill: m.dark }),
    path('M360 744Q380 668 470 662H870Q950 668 966 744L960 730Q930 684 870 680H470Q400 684 366 730Z', {
      fill: m.darkLight,
    }),
    gauge(470, 752, 54, m),
    gauge(600, 738, 40, m),
    rect(690, 702, 190, 116, { rx: 10, fill: mix(m.dark, light.waterAt(0.4), 0.55) }),
    path('M690 780Q750 740 790 766T880 740V808Q880 818 870 818H700Q690 818 690 808Z', {
      fill: light.waterAt(0.15),
      opacity: 0.7,
    }),
    wheel(m),
    // Throttle.
    rect(1080, 742, 150, 180, { rx: 16, fill: m.gelcoatDeep }),
    line('M1156 850L1196 716', m.railShade, 24),
    line('M1154 846L1192 720', m.rail, 9),
    ellipse(1200, 700, 44, 30, { fill: m.dark }),
    ellipse(1192, 692, 26, 12, { fill: m.darkLight }),
    extra?.(stage) ?? '',
  ]);
}
