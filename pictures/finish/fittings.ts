import type { Hull } from '../boats/hull.ts';
import { type Light, token } from '../drawing/palette.ts';
import { group, line, num, type Point, path, rect, smooth } from '../drawing/svg.ts';
import type { Materials } from './materials.ts';

/** Rub rail along the sheer. */
export function rubRail(
  hull: Hull,
  material: Materials,
  {
    colour = material.gelcoat,
    v,
    metal = 'stainless',
  }: { colour?: string; v: number; metal?: 'stainless' | 'none' },
): string {
  return (
    path(hull.band(-0.02, v), { fill: colour }) +
    (metal === 'stainless' ? path(hull.band(v * 0.5, v * 0.95), { fill: material.shine }) : '') +
    path(hull.curve(v + 0.006), { fill: 'none', stroke: material.dark, strokeWidth: 0.02, opacity: 0.55 })
  );
}

/** Stainless rail on stanchions; points run aft to forward. */
export function railing(
  points: readonly Point[],
  feet: readonly (readonly [Point, Point])[],
  material: Materials,
  width = 0.04,
): string {
  const draw = (stroke: string, strokeWidth: number, dy: number): string =>
    path(smooth(points.map(([x, y]) => [x, y + dy])), {
      fill: 'none',
      stroke,
      strokeWidth,
      strokeLinecap: 'round',
    }) +
    path(feet.map(([[x0, y0], [x1, y1]]) => `M${num(x0)} ${num(y0 + dy)}L${num(x1)} ${num(y1)}`).join(''), {
      fill: 'none',
      stroke,
      strokeWidth: strokeWidth * 0.85,
    });
  return (
    draw(material.railShade, width, 0) +
    (material.dull ? '' : draw(material.rail, width * 0.5, -width * 0.22))
  );
}

/** Horn cleat on the deck edge: two feet and a bar whose horns taper upwards. */
export function cleat([x, y]: Point, material: Materials, size = 0.24): string {
  const p = (dx: number, dy: number): string => `${num(x + dx * size)} ${num(y + dy * size)}`;
  const bar =
    `M${p(-0.62, -0.44)}Q${p(-0.3, -0.32)} ${p(0, -0.32)}T${p(0.62, -0.44)}` +
    `Q${p(0.66, -0.32)} ${p(0.4, -0.2)}Q${p(0, -0.12)} ${p(-0.4, -0.2)}Q${p(-0.66, -0.32)} ${p(-0.62, -0.44)}Z`;
  const feet = `M${p(-0.28, 0)}L${p(-0.2, -0.22)}H${num(x - 0.08 * size)}L${p(-0.06, 0)}ZM${p(0.28, 0)}L${p(0.2, -0.22)}H${num(x + 0.08 * size)}L${p(0.06, 0)}Z`;
  return path(feet, { fill: material.railShade }) + path(bar, { fill: material.shine });
}

/** Fender hung from the deck edge at (x, y) on a lanyard; metres, like the boats. */
export const fender = ([x, y]: Point, light: Light, drop = 0.42): string =>
  group([
    line(`M${num(x)} ${num(y)}V${num(y + drop)}`, light.tint('#2b3a42'), 0.025),
    rect(x - 0.1, y + drop - 0.04, 0.2, 0.52, { rx: 0.1, fill: light.tint(token.paper) }),
    rect(x + 0.02, y + drop - 0.04, 0.08, 0.52, { rx: 0.04, fill: light.tint('#a9bcc2') }),
    rect(x - 0.1, y + drop + 0.02, 0.2, 0.06, { fill: light.tint('#0e3a53') }),
  ]);

/** Mooring line that sags between two points, in picture pixels. */
export const mooringLine = ([x0, y0]: Point, [x1, y1]: Point, light: Light, width = 4): string => {
  const sag = Math.abs(x1 - x0) * 0.1 + 8;
  const d = `M${num(x0)} ${num(y0)}Q${num((x0 + x1) / 2)} ${num((y0 + y1) / 2 + sag)} ${num(x1)} ${num(y1)}`;
  return line(d, light.tint('#6f5c3f'), width) + line(d, light.tint('#e9dcc0'), width * 0.6);
};
