import { group, path } from '../drawing/svg.ts';
import type { Materials } from '../finish/materials.ts';

/** Four-stroke outboard on a transom bracket; origin at the top of the transom, forward is +x. */
export function outboard(
  x: number,
  y: number,
  material: Materials,
  { size, colour = material.dark }: { size: number; colour?: string },
): string {
  return group(
    [
      // bracket and midsection down to the water
      path('M.06 -.02L-.14 -.06L-.16 .34L.05 .36Z', { fill: material.darkLight }),
      path('M-.12 -.1L-.54 -.1C-.52 .1 -.46 .24 -.44 .5L-.42 1.3L-.22 1.3L-.2 .5C-.19 .3 -.13 .1 -.12 -.1Z', {
        fill: material.dark,
      }),
      path('M-.5 .62L-.12 .62L-.14 .67L-.48 .67Z', { fill: material.darkLight }),
      // cowl: high at the front, falling aft, tucked under at the chin
      path(
        'M-.02 -.1C.02 -.3 .0 -.5 -.07 -.62C-.13 -.73 -.28 -.76 -.42 -.73C-.58 -.69 -.7 -.58 -.74 -.42C-.77 -.3 -.74 -.17 -.66 -.08Z',
        { fill: colour },
      ),
      path(
        'M-.09 -.6C-.16 -.69 -.3 -.71 -.42 -.68C-.54 -.65 -.63 -.57 -.68 -.48C-.5 -.6 -.28 -.63 -.09 -.6Z',
        { fill: material.dull ? material.darkLight : material.glassLight, opacity: 0.9 },
      ),
      path('M-.01 -.2L-.74 -.26L-.73 -.2L-.02 -.14Z', { fill: material.accent }),
    ],
    { transform: `translate(${x} ${y}) scale(${size})` },
  );
}
