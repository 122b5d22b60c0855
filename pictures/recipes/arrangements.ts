import { type Light, token } from '../drawing/palette.ts';
import { type Art, group, line, num, place, rect } from '../drawing/svg.ts';
import type { Stage } from '../drawing/view.ts';
import { foam, spray } from '../tools/foam-and-spray.ts';
import { mitt, nozzle, polisher } from '../tools/hands.ts';
import { bottle, brush, bucket, cloth } from '../tools/kit.ts';

const amber = '#e0a52c';

/** Dock in the foreground, seen from above its edge, with boards running away from the viewer. */
function nearDock(light: Light): string {
  let seams = '';
  for (let i = -19; i < 20; i += 1) seams += `M${num(800 + i * 62)} 752L${num(800 + i * 84)} 900`;
  return (
    rect(0, 752, 1600, 160, { fill: light.tint('#c9ab7d') }) +
    line(seams, light.tint('#a08055'), 3) +
    rect(0, 744, 1600, 10, { fill: light.tint('#e8d2a8') }) +
    rect(0, 738, 1600, 6, { fill: light.tint('#5b4636') })
  );
}

/** Tool lying flat, with a hard shadow under it. */
const lying = (art: Art, x: number, y: number, scale: number, turn: number): string =>
  group(place(art, x + 9, y + 13, scale, turn), { filter: 'url(#flat-shadow)', opacity: 0.3 }) +
  place(art, x, y, scale, turn);
const flatShadow =
  '<defs><filter id="flat-shadow"><feColorMatrix values="0 0 0 0 .04 0 0 0 0 .13 0 0 0 0 .2 0 0 0 1 0"/></filter></defs>';

/** The whole kit on the dock before the boat. */
export const kitOnDock = ({ light }: Stage): Art => [
  nearDock(light),
  place(bucket(), 1000, 862, 0.78),
  place(bottle(token.sea), 1104, 856, 0.74),
  place(bottle(amber), 1150, 864, 0.7),
  place(brush(), 870, 850, 0.6),
  place(cloth(), 1256, 846, 0.5),
];

/** Foam on the topsides and a mitt that works through it. */
export const foamAndMitt = (): Art => [
  place(foam({ seed: 4, width: 640, height: 170 }), 300, 440),
  place(foam({ seed: 8, width: 300, height: 120, drips: 3 }), 830, 392),
  place(mitt(760), 1000, 520, 0.82, 14),
];

/** Brush, bottle and cloth on the sole, a mitt on the seat. */
export const handOnSeat = (): Art => [
  flatShadow,
  lying(brush(), 440, 450, 0.62, -64),
  lying(bottle(amber), 424, 640, 0.72, 24),
  lying(cloth(), 900, 446, 0.5, 12),
  place(foam({ seed: 12, width: 150, height: 60, drips: 0 }), 574, 556, 0.9),
  place(mitt(760), 700, 640, 0.6, -16),
];

/** Brush and bottle on a foredeck, a mitt at work on the non-skid. */
export const handOnDeck = (): Art => [
  flatShadow,
  lying(bottle(token.sea), 850, 700, 0.7, 68),
  lying(cloth(), 300, 250, 0.52, -8),
  place(foam({ seed: 15, width: 190, height: 70, drips: 0 }), 330, 620, 0.9),
  place(mitt(760), 470, 690, 0.6, -10),
];

/** A cloth on the rail. */
export const clothOnRail = (): Art => [
  place(cloth(token.red), 624, 262, 0.66, -4),
  place(mitt(1100), 664, 318, 0.66, -24),
];

/** A cloth on the dash, beside the throttle. */
export const clothOnDash = (): Art => [
  place(cloth(token.sea), 1010, 664, 0.66, -8),
  place(mitt(760), 1066, 700, 0.66, -22),
];

/** A polisher on the topsides. */
export const polish = (): Art => place(polisher(), 812, 520, 0.72, 8);

/** A hose on the topsides. */
export const rinse = (): Art => [
  place(spray({ seed: 6, reach: 560 }), 1140, 500, 0.95, -4),
  place(nozzle(), 1150, 500, 0.8, 0),
];
