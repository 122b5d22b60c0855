import { circle, group, line, num, type Point, path, polygon } from '../drawing/svg.ts';
import { cleat, fender, railing, rubRail } from '../finish/fittings.ts';
import { paintHull } from '../finish/hull-paint.ts';
import type { BoatState } from './boat.ts';
import { makeHull } from './hull.ts';

const cruiserHull = () =>
  makeHull({
    length: 11.6,
    stern: 1.25,
    bow: 1.95,
    sag: 0.05,
    spring: 1.5,
    stemRake: 2,
    stemCurve: 1.25,
    transomRake: 0.05,
  });

/** 11.6 m flybridge cruiser: swim platform, saloon windows, flybridge with radar arch, bow rail. */
export function cruiser({
  colour,
  material,
  seed,
  faults,
  polishedFrom,
  fenders = [],
  detail = 'full',
}: BoatState) {
  const m = material;
  const hull = cruiserHull();
  const { deck } = hull;
  const at = (point: Point): string => point.map(num).join(' ');
  const ports = [0.56, 0.64, 0.72]
    .map((u) => {
      const [x, y] = hull.at(u, 0.3);
      return `M${num(x - 0.28)} ${num(y - 0.02)}q0 -.1 .12 -.11l.34 -.03q.12 0 .1 .09q-.02 .1 -.12 .11l-.34 .03q-.1 0 -.1 -.09z`;
    })
    .join('');
  const railTop = [0.56, 0.66, 0.76, 0.86, 0.95].map((u) => deck(u, 0.62));
  return group([
    path('M-.8 -.3L.1 -.32V-.17H-.78Z', { fill: m.wood }),
    path('M-.78 -.18H.1V.02H-.62Z', { fill: m.gelcoatDeep }),
    // cockpit and saloon
    path('M.12 -1.2L.3 -1.62L2.5 -1.6V-1.15Z', { fill: m.gelcoatShade }),
    path('M2.1 -1.2L2.35 -2.62L6.5 -2.66Q7.6 -2.3 8.75 -1.72L8.9 -1.5Z', { fill: m.gelcoat }),
    path('M2.1 -1.2L2.18 -1.62L8.75 -1.72L8.95 -1.45Z', { fill: m.gelcoatShade }),
    path('M2.62 -1.78L2.78 -2.42L6.3 -2.46Q7 -2.24 7.62 -1.92L7.4 -1.84Z', { fill: m.glass }),
    path(
      'M4.3 -2.44L4.75 -2.445L4.3 -1.81L3.85 -1.8ZM6.1 -2.46L6.3 -2.46Q6.9 -2.26 7.2 -2.12L6.9 -1.83L5.65 -1.82Z',
      { fill: m.glassLight, opacity: m.dull ? 0.3 : 0.85 },
    ),
    line('M3.75 -2.44L3.62 -1.8M5.2 -2.45L5.1 -1.81', m.gelcoat, 0.1),
    // flybridge
    path('M.5 -2.62Q.9 -2.76 2.2 -2.78L6.75 -2.77L6.95 -2.62L2.3 -2.54Q1 -2.52 .5 -2.62Z', {
      fill: m.gelcoatShade,
    }),
    path('M1.6 -2.76L1.75 -3.22L5.5 -3.3Q6.2 -3.15 6.75 -2.76Z', { fill: m.gelcoat }),
    path('M1.6 -2.76L1.68 -2.96L6.38 -2.96L6.75 -2.76Z', { fill: m.gelcoatShade }),
    path('M4.6 -3.28L4.8 -3.72L5.1 -3.74L5.75 -3.24Z', { fill: m.glass, opacity: 0.9 }),
    path('M3.7 -3.28V-3.62Q3.7 -3.72 3.8 -3.72H3.95Q4.05 -3.72 4.05 -3.62V-3.28Z', { fill: m.vinyl }),
    line('M.75 -1.25V-2.6', m.rail, 0.06),
    // radar arch with dome and aerial
    path(
      'M1.75 -3.15L2.25 -4.22Q2.3 -4.32 2.45 -4.32L3.1 -4.3Q3.2 -4.28 3.16 -4.2L3.1 -4.12L2.6 -4.12L2.35 -3.2Z',
      { fill: m.gelcoat },
    ),
    path('M2.35 -3.2L2.6 -4.12L3.1 -4.12L3.14 -4.2L2.52 -4.22L2.15 -3.18Z', { fill: m.gelcoatDeep }),
    path('M2.55 -4.32Q2.55 -4.55 2.85 -4.55Q3.15 -4.55 3.15 -4.32Z', { fill: m.gelcoat }),
    detail === 'full' ? line('M2.32 -4.3L1.9 -5.9', m.dark, 0.03) : '',
    paintHull(hull, {
      colour,
      material: m,
      seed,
      faults,
      polishedFrom,
      chine: (u) => 0.82 - 0.32 * u ** 2.4,
      stripe: '#0e3a53',
      bottom: '#7c2a20',
    }),
    path(hull.band(0.47, 0.5, 0.04, 0.93), {
      fill: m.dull ? m.railShade : m.canvas,
      opacity: m.dull ? 0.6 : 1,
    }),
    path(ports, { fill: m.glass }),
    rubRail(hull, m, { v: 0.05 }),
    circle(...hull.at(0.965, 0.26), 0.09, { fill: m.railShade }),
    path(polygon([deck(0.97, 0.02), deck(0.97, 0.14), [11.85, -2.06], [11.85, -1.94]]), { fill: m.rail }),
    railing(
      [deck(0.5, 0.05), deck(0.525, 0.5), ...railTop, deck(0.99, 0.6), deck(0.995, 0.1)],
      [0.58, 0.67, 0.76, 0.85, 0.93].map((u) => [deck(u, 0.62), deck(u, 0.02)]),
      m,
      0.055,
    ),
    line(`M${[0.54, 0.66, 0.76, 0.86, 0.985].map((u) => at(deck(u, 0.32))).join('L')}`, m.railShade, 0.03),
    fenders.map((u) => fender(deck(u, 0.02), m.light)),
    cleat(deck(0.05, 0.02), m, 0.34),
    cleat(deck(0.46, 0.02), m, 0.34),
    cleat(deck(0.9, 0.02), m, 0.34),
  ]);
}
