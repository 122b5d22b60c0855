import { group, line, num, type Point, path, polygon } from '../drawing/svg.ts';
import { cleat, fender, rubRail } from '../finish/fittings.ts';
import { paintHull } from '../finish/hull-paint.ts';
import type { Materials } from '../finish/materials.ts';
import type { BoatState } from './boat.ts';
import { makeHull } from './hull.ts';

/** Seated figure at the tiller, head and shoulders above the coaming. */
const helmsman = (x: number, m: Materials): string =>
  path(`M${x - 0.24} -.95L${x - 0.2} -1.5Q${x} -1.66 ${x + 0.2} -1.5L${x + 0.3} -1.2L${x + 0.26} -.95Z`, {
    fill: m.accent,
  }) +
  path(`M${x - 0.13} -1.72a.13 .14 0 1 0 .26 0a.13 .14 0 1 0 -.26 0z`, { fill: m.tint('#8a5638') }) +
  path(`M${x - 0.15} -1.76Q${x} -1.96 ${x + 0.14} -1.78L${x + 0.24} -1.75L${x + 0.13} -1.73Z`, {
    fill: m.gelcoat,
  });

/** 8.4 m sloop. `sails: 'set'` sails; `sails: 'stowed'` lies at the dock with a covered boom. */
export function sailboat({
  colour,
  material,
  seed,
  sails = 'stowed',
  faults,
  polishedFrom,
  mast = 9.6,
  crew = false,
  fenders = [],
  detail = 'full',
}: BoatState & { readonly sails?: 'set' | 'stowed'; readonly mast?: number; readonly crew?: boolean }) {
  const m = material;
  const hull = makeHull({
    length: 8.4,
    stern: 0.82,
    bow: 1.12,
    sag: 0.1,
    spring: 1.5,
    stemRake: 1.15,
    stemCurve: 1.15,
    transomRake: -0.32,
  });
  const { deck } = hull;
  const thin = detail === 'full';
  const mastX = 4.85;
  const top = -1.35 - mast;
  const at = (point: Point): string => point.map(num).join(' ');
  const bowTip = deck(0.985, 0.02);
  const sternTip = deck(0.01, 0.02);
  const boomY = -2.25;
  const rig = line(
    `M${mastX} ${top}L${at(bowTip)}M${mastX} ${top}L${at(sternTip)}M${mastX} ${top + 0.2}L${mastX - 0.42} ${num(top / 2)}L${mastX - 0.25} -.95M${mastX} ${top + 0.2}L${mastX + 0.42} ${num(top / 2)}L${mastX + 0.25} -1`,
    m.dark,
    0.025,
    { opacity: 0.6 },
  );
  const canvas =
    sails === 'set'
      ? group([
          path(
            `M${mastX - 0.1} ${top + 0.25}C${mastX - 1.1} ${top + 3.2} ${mastX - 3} ${boomY - 2.4} 1.05 ${boomY}Q2.9 ${boomY + 0.18} ${mastX - 0.1} ${boomY + 0.05}Z`,
            { fill: m.sail },
          ),
          path(
            `M${mastX - 0.1} ${top + 0.25}C${mastX - 0.5} ${top + 3.6} ${mastX - 1.1} ${boomY - 2} ${mastX - 2.1} ${boomY + 0.09}L${mastX - 0.1} ${boomY + 0.05}Z`,
            { fill: m.sailShade },
          ),
          path(
            `M${mastX + 0.25} ${top + 1.6}C${mastX + 0.7} ${top + 4.5} ${mastX + 1.1} -4 7.75 -1.5C6.6 -1.75 5.3 -1.75 ${mastX - 0.75} -1.5C${mastX + 0.1} -4 ${mastX + 0.35} ${top + 4} ${mastX + 0.25} ${top + 1.6}Z`,
            { fill: m.sail },
          ),
          path(
            `M${mastX + 0.25} ${top + 1.6}C${mastX + 0.7} ${top + 4.5} ${mastX + 1.1} -4 7.75 -1.5C6.9 -2.4 5.5 -5 ${mastX + 0.25} ${top + 1.6}Z`,
            { fill: m.sailShade, opacity: 0.8 },
          ),
        ])
      : group([
          path(
            `M.95 ${boomY - 0.05}C2 ${boomY - 0.2} 3.4 ${boomY - 0.34} ${mastX - 0.08} ${boomY - 0.62}L${mastX + 0.12} ${boomY - 0.6}L${mastX + 0.1} ${boomY + 0.1}L.95 ${boomY + 0.08}Z`,
            { fill: m.canvas },
          ),
          path(`M.95 ${boomY + 0.02}L${mastX + 0.1} ${boomY - 0.08}V${boomY + 0.1}L.95 ${boomY + 0.08}Z`, {
            fill: m.canvasShade,
          }),
        ]);
  const posts = [0.06, 0.18, 0.3, 0.42, 0.54, 0.66, 0.78, 0.88];
  const lifeline = (h: number): string => `M${posts.map((u) => at(deck(u, h))).join('L')}`;
  return group([
    thin ? rig : '',
    line(`M.9 ${boomY + 0.05}H${mastX}`, m.gelcoatDeep, 0.11),
    crew ? helmsman(1.75, m) : '',
    canvas,
    path(
      polygon([
        [mastX - 0.075, -1.2],
        [mastX - 0.05, top],
        [mastX + 0.05, top],
        [mastX + 0.085, -1.2],
      ]),
      { fill: m.gelcoat },
    ),
    line(`M${mastX + 0.03} -1.2L${mastX + 0.03} ${top}`, m.gelcoatDeep, 0.05),
    line(`M${mastX - 0.35} ${top - 0.05}h.35M${mastX} ${top}v-.35`, m.dark, 0.03),
    // cabin trunk with ports, coaming, tiller
    path(`M2.75 -.82L2.95 -1.34Q4.6 -1.5 5.75 -1.36Q6.15 -1.24 6.5 -.98Z`, { fill: m.gelcoat }),
    path(`M2.75 -.82L2.85 -1.08Q4.8 -1.12 6.35 -1.02L6.5 -.95Z`, { fill: m.gelcoatShade }),
    path('M3.3 -1.26h.5v.14h-.5zM4.05 -1.29h.5v.14h-.5zM5.1 -1.28h.42v.13h-.42z', { fill: m.glass }),
    path('M.75 -.8L.85 -1.02Q1.8 -1.06 2.75 -1.02L2.8 -.78Z', { fill: m.gelcoatShade }),
    line('M.75 -1.1L1.8 -1.24', m.wood, 0.06),
    paintHull(hull, {
      colour,
      material: m,
      seed,
      faults,
      polishedFrom,
      chine: () => 0.86,
      chineFrom: 0.02,
      stripe: '#14697a',
      bottom: '#0e3a53',
    }),
    rubRail(hull, m, { v: 0.05, metal: 'none', colour: m.wood }),
    line(`${posts.map((u) => `M${at(deck(u, 0))}L${at(deck(u, 0.56))}`).join('')}`, m.railShade, 0.03),
    line(lifeline(0.55) + lifeline(0.3), m.shine, 0.022),
    line(
      `M${at(deck(0.88, 0.6))}L${at(deck(0.985, 0.62))}L${at(deck(0.995, 0.05))}M${at(deck(0.06, 0.6))}L${at(deck(0.005, 0.6))}L${at(deck(0.005, 0.03))}`,
      m.shine,
      0.045,
    ),
    fenders.map((u) => fender(deck(u, 0.02), m.light)),
    cleat(deck(0.13, 0.03), m, 0.22),
    cleat(deck(0.9, 0.02), m, 0.22),
  ]);
}
