import { token } from '../drawing/palette.ts';
import { circle, ellipse, group, line, path, rect } from '../drawing/svg.ts';

/** Wash bucket with suds. */
export const bucket = (): string =>
  group([
    path('M-74 -128L-58 0Q0 16 58 0L74 -128Z', { fill: token.red }),
    path('M74 -128L58 0Q36 8 16 10L24 -128Z', { fill: '#7f2415' }),
    ellipse(0, -128, 76, 17, { fill: '#7f2415' }),
    ellipse(0, -128, 66, 13, { fill: '#e9f3f2' }),
    circle(-26, -136, 20, { fill: '#fffdf9' }),
    circle(8, -142, 25, { fill: '#fffdf9' }),
    circle(36, -134, 16, { fill: '#e9f3f2' }),
    line('M-72 -126C-70 -210 70 -210 72 -126', token.ink, 5),
  ]);

/** Spray bottle. */
export const bottle = (colour: string): string =>
  group([
    path('M-24 0V-84Q-24 -104 -10 -108V-128H10V-108Q24 -104 24 -84V0Z', { fill: colour }),
    path('M6 0V-108L10 -108Q24 -104 24 -84V0Z', { fill: token.ink, opacity: 0.25 }),
    rect(-24, -66, 48, 36, { fill: token.sand }),
    path('M-16 -128H16V-146H-26L-34 -138V-132H-16Z', { fill: token.ink }),
  ]);

/** Scrubbing brush, bristles down. */
export const brush = (): string =>
  group([
    path('M-86 -10H86V18H-86Z', { fill: '#a3622f' }),
    path('M-80 18H80L74 46H-74Z', { fill: token.sand }),
    path('M20 18H80L74 46H20Z', { fill: '#d2bb90' }),
    path('M-40 -10Q0 -46 40 -10Z', { fill: '#6f3d1d' }),
  ]);

/** Folded microfibre cloth. */
export const cloth = (colour: string = token.sea): string =>
  group([
    path('M-110 -60Q-40 -86 30 -66T120 -40L104 60Q30 84 -36 62T-118 44Z', { fill: colour }),
    path('M30 -66Q74 -50 120 -40L104 60Q66 72 30 72Q56 10 30 -66Z', { fill: token.deep, opacity: 0.55 }),
    line('M-84 -34Q-20 -54 60 -30M-88 8Q-20 -14 70 10', '#7cc7d6', 5),
  ]);
