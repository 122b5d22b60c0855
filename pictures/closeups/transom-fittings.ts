import { mix } from '../drawing/palette.ts';
import { type Art, ellipse, line, path, rect } from '../drawing/svg.ts';
import type { Materials } from '../finish/materials.ts';

/** Exhausts, the door to the cockpit, and the teak platform. The boat's middle is x = 800. */
export const sternFittings = (m: Materials, paint: string): Art => [
  [564, 1036].map(
    (x) => ellipse(x, 610, 40, 27, { fill: m.shine }) + ellipse(x, 610, 30, 19, { fill: m.dark }),
  ),
  line('M896 402V560Q896 576 912 576H1006Q1022 576 1022 560V402', mix(paint, '#0b2233', 0.4), 4),
  rect(912, 470, 32, 14, { rx: 6, fill: m.shine }),
  [396, 1204].map((x) => fender(x, m)),
  platform(m),
  ladder(740, m),
  ensign(1172, m),
];

const platform = (m: Materials): string =>
  path('M360 652H1240L1270 690H330Z', { fill: m.wood }) +
  line(
    [0.2, 0.4, 0.6, 0.8].map((t) => `M${360 - 30 * t} ${652 + 38 * t}H${1240 + 30 * t}`).join(''),
    m.woodShade,
    3,
  ) +
  path('M330 690H1270V712Q800 716 330 712Z', { fill: m.gelcoat }) +
  path('M330 704H1270V713Q800 717 330 713Z', { fill: m.gelcoatDeep });

/** Fender hung over the quarter. */
const fender = (x: number, m: Materials): string =>
  line(`M${x} 392V500`, m.dark, 4) +
  rect(x - 22, 490, 44, 128, { rx: 22, fill: m.gelcoat }) +
  rect(x + 4, 490, 18, 128, { rx: 9, fill: m.gelcoatDeep }) +
  rect(x - 22, 506, 44, 12, { fill: m.canvasShade });

/** Boarding ladder folded up against the transom. */
const ladder = (x: number, m: Materials): string =>
  line(`M${x} 648V520Q${x} 508 ${x + 12} 508H${x + 68}Q${x + 80} 508 ${x + 80} 520V648`, m.railShade, 9) +
  line(`M${x} 548H${x + 80}M${x} 588H${x + 80}M${x} 628H${x + 80}`, m.shine, 6);

/** Staff on the quarter with a small two-coloured flag. */
const ensign = (x: number, m: Materials): string =>
  line(`M${x} 384L${x + 52} 168`, m.wood, 8) +
  path(
    `M${x + 48} 184Q${x + 96} 172 ${x + 128} 190T${x + 196} 184L${x + 188} 226Q${x + 156} 240 ${x + 120} 230T${x + 38} 226Z`,
    { fill: m.gelcoat },
  ) +
  path(
    `M${x + 38} 226Q${x + 86} 214 ${x + 120} 230T${x + 188} 226L${x + 180} 266Q${x + 148} 280 ${x + 112} 270T${x + 28} 268Z`,
    { fill: m.canvas },
  );
