import { group, line, num, path, polygon } from '../drawing/svg.ts';
import { cleat, fender, railing, rubRail } from '../finish/fittings.ts';
import { paintHull } from '../finish/hull-paint.ts';
import type { BoatState } from './boat.ts';
import { makeHull } from './hull.ts';
import { outboard } from './outboard.ts';

const fishingHull = () =>
  makeHull({ length: 7.8, stern: 0.92, bow: 1.5, sag: 0.02, spring: 1.8, stemRake: 1.5, stemCurve: 1.3 });

/** 7.8 m centre console: T-top with rod holders, leaning post, outrigger, high flared bow. */
export function fishing({
  colour,
  material,
  seed,
  faults,
  polishedFrom,
  rods = true,
  fenders = [],
  detail = 'full',
}: BoatState & { readonly rods?: boolean }) {
  const m = material;
  const hull = fishingHull();
  const { deck } = hull;
  const withRods = rods && detail === 'full';
  const metal = m.shine;
  return group([
    outboard(-0.1, -0.96, m, { size: 0.84, colour: m.gelcoatShade }),
    outboard(0.04, -0.92, m, { size: 0.84, colour: m.gelcoat }),
    withRods ? line('M2.55 -2.75L1.55 -4.6M2.7 -2.75L1.9 -4.75M2.85 -2.75L2.3 -4.8', m.dark, 0.03) : '',
    withRods ? line('M3.2 -2.72L.4 -5.0', m.railShade, 0.03) : '',
    // T-top frame
    line('M2.75 -.9L2.7 -2.68M4.3 -1L4.05 -2.68M2.75 -1.2L4.1 -2.5M2.95 -.9L2.9 -2.68', metal, 0.055),
    path('M2.1 -2.66L2.2 -2.78Q3.4 -2.88 4.75 -2.76L4.85 -2.66Z', { fill: m.gelcoat }),
    path('M2.1 -2.66H4.85L4.7 -2.58H2.25Z', { fill: m.gelcoatDeep }),
    line('M2.45 -2.78V-2.98M2.65 -2.8V-3M2.85 -2.8V-3.02', metal, 0.05),
    // console, windshield, leaning post
    path('M3.15 -.9L3.2 -1.72L3.75 -1.76Q4.05 -1.5 4.4 -1.42L4.6 -.95Z', { fill: m.gelcoat }),
    path('M3.15 -.9L3.17 -1.2H4.5L4.62 -.95Z', { fill: m.gelcoatShade }),
    path('M3.4 -1.74L3.5 -2.28L3.72 -2.28L4.15 -1.5Z', { fill: m.glass }),
    path('M3.62 -2.2L3.72 -2.2L4.0 -1.66L3.78 -1.72Z', { fill: m.glassLight, opacity: m.dull ? 0.3 : 0.9 }),
    line('M3 -1.62L3.22 -1.4', m.dark, 0.06),
    path('M2.15 -.9V-1.42H2.75V-.9Z', { fill: m.gelcoatDeep }),
    path('M2.02 -1.4V-1.56Q2.02 -1.64 2.12 -1.64H2.75Q2.85 -1.62 2.85 -1.54V-1.4Z', { fill: m.vinyl }),
    paintHull(hull, {
      colour,
      material: m,
      seed,
      faults,
      polishedFrom,
      chine: (u) => 0.84 - 0.4 * u ** 2.1,
      stripe: '#f6f1e4',
      bottom: '#0e3a53',
    }),
    rubRail(hull, m, { v: 0.085 }),
    railing(
      [deck(0.62, 0.02), deck(0.66, 0.16), deck(0.8, 0.2), deck(0.93, 0.18), deck(0.98, 0.04)],
      [
        [deck(0.72, 0.18), deck(0.72, 0.01)],
        [deck(0.83, 0.2), deck(0.83, 0.01)],
      ],
      m,
      0.045,
    ),
    path(polygon([deck(0.02, 0), deck(0.02, 0.1), deck(0.1, 0.1), deck(0.12, 0)]), { fill: m.gelcoat }),
    fenders.map((u) => fender(deck(u, 0.02), m.light)),
    cleat(deck(0.2, 0.01), m),
    cleat(deck(0.56, 0.01), m),
    cleat(deck(0.94, 0.02), m),
    path(`M${hull.at(0.09, 0.5).map(num)}h.2v.06h-.2zM${hull.at(0.16, 0.5).map(num)}h.2v.06h-.2z`, {
      fill: m.dark,
    }),
  ]);
}
