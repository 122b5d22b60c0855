import { circle, group, line, num, path, polygon } from '../drawing/svg.ts';
import { cleat, fender, railing, rubRail } from '../finish/fittings.ts';
import { paintHull } from '../finish/hull-paint.ts';
import type { BoatState } from './boat.ts';
import { makeHull } from './hull.ts';
import { outboard } from './outboard.ts';

const runaboutHull = () =>
  makeHull({ length: 6.9, stern: 0.8, bow: 1.12, sag: 0.03, spring: 1.7, stemRake: 1.25, stemCurve: 1.35 });

/** 6.9 m bowrider: raked windshield, tan seats, optional bimini, one outboard. */
export function runabout({
  colour,
  material,
  seed,
  bimini = true,
  faults,
  polishedFrom,
  fenders = [],
  detail = 'full',
}: BoatState & { readonly bimini?: boolean }) {
  const hull = runaboutHull();
  const m = material;
  const { deck } = hull;
  const thin = detail === 'full';
  const canopy = bimini
    ? group([
        thin ? line('M1.35 -.8L1.75 -2.18M2.35 -.8L2.05 -2.2M3.35 -1.0L2.8 -2.2', m.rail, 0.04) : '',
        path('M1.05 -2.06C1.6 -2.2 2.7 -2.22 3.5 -2.06L3.46 -1.98C2.7 -2.1 1.6 -2.1 1.09 -1.95Z', {
          fill: m.canvasShade,
        }),
        path('M1.02 -2.1C1.6 -2.32 2.75 -2.34 3.52 -2.08C2.8 -2.2 1.6 -2.19 1.02 -2.1Z', { fill: m.canvas }),
      ])
    : '';
  return group([
    outboard(0.02, -0.84, m, { size: 0.78 }),
    canopy,
    // seats behind the coaming, then the coaming itself
    path('M.5 -.78L.5 -1.06Q.5 -1.16 .62 -1.16L1.5 -1.13Q1.64 -1.12 1.66 -1L1.7 -.78Z', { fill: m.vinyl }),
    path('M.5 -.9L1.68 -.9L1.7 -.78L.5 -.78Z', { fill: m.vinylShade }),
    path('M2.3 -.8L2.22 -1.3Q2.22 -1.42 2.36 -1.42L2.62 -1.42Q2.74 -1.42 2.76 -1.3L2.9 -.8Z', {
      fill: m.vinyl,
    }),
    path('M2.3 -.8L2.26 -1.02L2.83 -1.02L2.9 -.8Z', { fill: m.vinylShade }),
    path('M4.5 -1.02L4.52 -1.14Q4.6 -1.2 4.75 -1.19L5.6 -1.17Q5.7 -1.16 5.8 -1.05Z', { fill: m.vinyl }),
    // dash, wheel and windshield
    line('M3.2 -1.28L3.36 -1.02', m.dark, 0.05),
    path(polygon([deck(0.44, 0.0), deck(0.452, 0.16), deck(0.6, 0.14), deck(0.66, 0)]), { fill: m.gelcoat }),
    path(`M${deck(0.475, 0.13).map(num)}L${num(3.05)} -1.56L3.2 -1.57L${deck(0.635, 0.1).map(num)}Z`, {
      fill: m.glass,
    }),
    path(`M3.3 -1.5L3.72 -1.28L3.52 -1.1L3.32 -1.12Z`, { fill: m.glassLight, opacity: m.dull ? 0.35 : 0.9 }),
    line(`M${deck(0.475, 0.12).map(num)}L3.05 -1.56L3.2 -1.57L${deck(0.635, 0.08).map(num)}`, m.shine, 0.045),
    paintHull(hull, {
      colour,
      material: m,
      seed,
      faults,
      polishedFrom,
      stripe: '#f6f1e4',
      bottom: '#1b2b35',
    }),
    rubRail(hull, m, { v: 0.075 }),
    // bow rail, cleats, nav light, lifting eye
    railing(
      [deck(0.7, 0.02), deck(0.74, 0.24), deck(0.84, 0.28), deck(0.93, 0.26), deck(0.985, 0.06)],
      [
        [deck(0.79, 0.26), deck(0.79, 0.02)],
        [deck(0.88, 0.28), deck(0.88, 0.02)],
      ],
      m,
    ),
    cleat(deck(0.06, 0.02), m),
    cleat(deck(0.67, 0.02), m),
    fenders.map((u) => fender(deck(u, 0.02), m.light)),
    circle(...hull.at(0.972, 0.42), 0.045, { fill: 'none', stroke: m.shine, strokeWidth: 0.025 }),
  ]);
}
