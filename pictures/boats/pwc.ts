import { mix, oxidised } from '../drawing/palette.ts';
import { group, line, path } from '../drawing/svg.ts';
import type { Materials } from '../finish/materials.ts';
import type { BoatState } from './boat.ts';

/** Figure in the saddle with both hands on the bar. */
const rider = (m: Materials): string =>
  path('M.82 -.72L1.2 -.86L1.62 -.62L1.74 -.4L1.56 -.34L1.3 -.56L.86 -.52Z', { fill: m.dark }) +
  path('M.74 -.68Q.66 -1.1 .92 -1.42Q1.08 -1.52 1.22 -1.4L1.3 -1.14L1.2 -.78Q.98 -.6 .74 -.68Z', {
    fill: m.accent,
  }) +
  line('M1.14 -1.32Q1.42 -1.16 1.56 -1.2L1.94 -1.12', m.dark, 0.13) +
  path('M1.08 -1.66a.16 .17 0 1 0 .32 0a.16 .17 0 1 0 -.32 0z', { fill: m.tint('#8a5638') }) +
  path('M1.06 -1.7Q1.1 -1.9 1.28 -1.88Q1.42 -1.84 1.42 -1.7L1.5 -1.66L1.4 -1.64L1.2 -1.68Z', {
    fill: m.gelcoat,
  });

/** 3.3 m personal watercraft: stepped saddle, raised nose, handlebar. */
export function pwc({ colour, material, crew = false }: BoatState & { readonly crew?: boolean }) {
  const m = material;
  const paint = m.tint(m.dull ? oxidised(colour) : colour);
  return group([
    path(
      'M.05 -.34C.5 -.38 1.6 -.42 2.4 -.5C2.85 -.54 3.15 -.56 3.3 -.6C3.16 -.32 2.9 -.08 2.62 .05H.12Q.0 -.1 .05 -.34Z',
      { fill: m.dark },
    ),
    path(
      'M.04 -.36C.1 -.46 .3 -.5 .62 -.52L1.5 -.56C1.72 -.62 1.82 -.8 2.0 -.9C2.3 -.98 2.62 -.9 3 -.74C3.2 -.66 3.3 -.62 3.32 -.58C2.9 -.5 2.5 -.44 2.2 -.41C1.5 -.34 .6 -.32 .04 -.3Z',
      { fill: paint },
    ),
    m.dull
      ? path('M1.9 -.8C2.2 -.94 2.6 -.88 2.95 -.74L2.2 -.68Z', { fill: m.tint('#e6e2d6'), opacity: 0.6 })
      : path('M2.05 -.86C2.35 -.93 2.7 -.84 3.02 -.71C2.7 -.76 2.35 -.8 2.05 -.86Z', {
          fill: '#ffffff',
          opacity: 0.95,
        }),
    path(
      'M.06 -.33C.7 -.36 1.6 -.4 2.4 -.48C2.8 -.52 3.05 -.55 3.26 -.58L3.2 -.5C2.6 -.42 1.2 -.31 .06 -.28Z',
      { fill: m.gelcoat },
    ),
    path(
      'M.3 -.52C.3 -.66 .42 -.74 .6 -.74C.95 -.74 1.1 -.64 1.3 -.66C1.6 -.68 1.72 -.82 1.86 -.86L1.74 -.56C1.3 -.5 .8 -.5 .3 -.5Z',
      { fill: m.dark },
    ),
    path('M.42 -.7C.56 -.76 .88 -.72 1.08 -.66C.86 -.66 .6 -.66 .42 -.62Z', { fill: m.darkLight }),
    path('M1.86 -.86L2.02 -1.08L2.2 -1.06L2.12 -.9Z', { fill: m.dark }),
    line('M1.9 -1.1L2.14 -1.16', m.dark, 0.06),
    line('M2.2 -1.08L2.28 -1.16', m.darkLight, 0.035),
    crew ? rider(m) : '',
    path('M.5 -.08L2.7 -.2', {
      stroke: mix(m.dark, '#ffffff', m.dull ? 0.15 : 0.4),
      strokeWidth: 0.03,
      fill: 'none',
    }),
  ]);
}
