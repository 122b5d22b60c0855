import { mix, oxidised } from '../drawing/palette.ts';
import { random } from '../drawing/random.ts';
import { group, line, num, path, rect } from '../drawing/svg.ts';
import { fender } from '../finish/fittings.ts';
import type { BoatState } from './boat.ts';
import { outboard } from './outboard.ts';

/** 7.2 m pontoon boat: logs with nose cones, fenced deck with seats, canopy on four legs. */
export function pontoon({ colour, material, seed, fenders = [], detail = 'full' }: BoatState) {
  const m = material;
  const rng = random(seed + 3);
  const paint = m.tint(m.dull ? oxidised(colour) : colour);
  const log = (dx: number, dy: number, body: string, shine?: string): string =>
    path(
      `M${0.1 + dx} ${-0.46 + dy}H${5.9 + dx}C${6.4 + dx} ${-0.46 + dy} ${6.75 + dx} ${-0.4 + dy} ${7.05 + dx} ${-0.3 + dy}C${6.85 + dx} ${-0.1 + dy} ${6.5 + dx} .06 ${6.1 + dx} .1H${0.1 + dx}Q${-0.02 + dx} -.2 ${0.1 + dx} ${-0.46 + dy}Z`,
      { fill: body },
    ) + (shine ? path(`M.2 ${-0.38 + dy}H5.9Q6.4 -.38 6.8 -.3Q6.3 -.31 5.9 -.3H.2Z`, { fill: shine }) : '');
  const stains = m.dull
    ? path(
        [0.6, 1.5, 2.4, 3.1, 4.4, 5.2]
          .map((x) => {
            const w = rng.between(0.02, 0.04);
            const e = rng.between(-0.75, -0.6);
            return `M${num(x - w)} -1.3H${num(x + w)}L${num(x + w * 0.4)} ${num(e)}H${num(x - w * 0.3)}Z`;
          })
          .join(''),
        { fill: m.tint('#5c5240'), opacity: 0.5 },
      )
    : '';
  const scum = m.dull
    ? path('M.06 -.16C1.5 -.2 3 -.13 4.4 -.17C5.4 -.2 6.2 -.16 6.84 -.12L6.1 .1H.1Z', {
        fill: m.tint('#7d6a38'),
        opacity: 0.75,
      })
    : path('M.12 -.1C1 -.06 2 -.14 3 -.1S5 -.06 6.7 -.12L6.1 .1H.1Z', {
        fill: m.light.waterAt(0.45),
        opacity: 0.55,
      });
  const panel = (x: number, w: number): string =>
    rect(x, -1.32, w, 0.7, { fill: paint }) +
    (m.dull
      ? rect(x, -1.32, w, 0.26, { fill: m.tint(mix(oxidised(colour), '#efece2', 0.5)), opacity: 0.5 })
      : path(
          `M${x + 0.08} -1.2Q${x + w / 2} -1.245 ${x + w - 0.08} -1.2Q${x + w / 2} -1.13 ${x + 0.08} -1.2Z`,
          { fill: '#ffffff', opacity: 0.92 },
        ) +
        path(`M${x} -.9Q${x + w / 3} -.97 ${x + w} -.88V-.62H${x}Z`, { fill: mix(paint, '#03101a', 0.3) })) +
    rect(x, -0.82, w, 0.05, { fill: m.gelcoat });
  const thin = detail === 'full';
  const metal = m.shine;
  return group([
    outboard(0.02, -0.62, m, { size: 0.76 }),
    log(0.18, 0, m.gelcoatDeep),
    log(0, 0, m.dull ? m.tint('#9b9a92') : m.tint('#b9c8cb'), m.dull ? undefined : m.tint('#fbfdfb')),
    scum,
    // canopy legs and canvas
    thin ? line('M1.25 -1.3L2.35 -2.58M3.75 -1.3L2.5 -2.58M.95 -2.62L2.4 -2.62', metal, 0.05) : '',
    path('M.55 -2.5C1.2 -2.72 3.4 -2.74 4.15 -2.52L4.1 -2.42C3.3 -2.56 1.4 -2.56 .6 -2.38Z', {
      fill: m.canvasShade,
    }),
    path('M.52 -2.54C1.2 -2.82 3.5 -2.86 4.18 -2.56C3.4 -2.7 1.3 -2.68 .52 -2.54Z', { fill: m.canvas }),
    thin ? line('M1.3 -1.3V-2.5M3.85 -1.3V-2.52', metal, 0.05) : '',
    // seats above the fence, helm
    path(
      'M.4 -1.3V-1.52Q.4 -1.6 .5 -1.6H1.9Q2 -1.6 2 -1.5V-1.3ZM4.9 -1.3V-1.5Q4.9 -1.6 5 -1.6H6.2Q6.3 -1.58 6.3 -1.5V-1.3Z',
      { fill: m.vinyl },
    ),
    path('M.4 -1.42H2V-1.3H.4ZM4.9 -1.42H6.3V-1.3H4.9Z', { fill: m.vinylShade }),
    path('M3.05 -1.3L3.1 -1.72Q3.4 -1.78 3.55 -1.6L3.65 -1.3Z', { fill: m.gelcoat }),
    line('M2.92 -1.72L3.1 -1.5', m.dark, 0.05),
    path('M2.35 -1.3V-1.72Q2.35 -1.8 2.43 -1.8H2.55Q2.63 -1.8 2.63 -1.72V-1.3Z', { fill: m.vinyl }),
    // deck edge and fence
    rect(0.02, -0.62, 6.72, 0.14, { fill: m.gelcoat }),
    rect(0.02, -0.52, 6.72, 0.05, { fill: m.gelcoatDeep }),
    panel(0.28, 1.95),
    panel(2.32, 1.2),
    panel(4.2, 2.25),
    stains,
    fenders.map((u) => fender([u * 7, -0.62], m.light, 0.1)),
    line(
      'M.28 -.62V-1.36H3.52V-.62M4.2 -.62V-1.36H6.3Q6.46 -1.36 6.46 -1.2V-.62M2.27 -1.36V-.62M3.52 -1.1H4.2',
      metal,
      0.05,
    ),
  ]);
}
