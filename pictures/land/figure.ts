import { type Light, token } from '../drawing/palette.ts';
import { line, path, place } from '../drawing/svg.ts';

/**
 * The detailer, 1.75 m tall, with a long-handled brush that reaches to the right. Drawn in metres around
 * the feet; x, y is where they stand and `scale` the pixels per metre there.
 */
export function detailer(
  light: Light,
  x: number,
  y: number,
  scale: number,
  facing: 'left' | 'right',
): string {
  const skin = light.tint('#8a5638');
  const shirt = light.tint(token.deep);
  const trousers = light.tint('#c9b48a');
  const art =
    path('M-.2 -.86L-.22 -.02H-.06L.0 -.62L.1 -.02H.26L.18 -.86Z', { fill: trousers }) +
    path('M.0 -.62L.1 -.02H.26L.18 -.86H.06Z', { fill: light.tint('#a48f66') }) +
    path('M-.24 -.06H-.02V.02H-.24ZM.08 -.06H.32V.02H.08Z', { fill: light.tint('#16242e') }) +
    path('M-.22 -.84L-.24 -1.3Q-.22 -1.46 -.02 -1.48Q.18 -1.46 .22 -1.3L.2 -.84Z', { fill: shirt }) +
    path('M.02 -1.48Q.18 -1.46 .22 -1.3L.2 -.84H.04Z', { fill: light.tint(token.ink) }) +
    line('M-.1 -1.36Q.04 -1.08 .32 -1.06M.16 -1.36Q.3 -1.22 .56 -1.2', shirt, 0.12) +
    path('M-.06 -1.5H.08V-1.42H-.06Z', { fill: skin }) +
    path('M-.12 -1.6a.13 .15 0 1 0 .26 0a.13 .15 0 1 0 -.26 0z', { fill: skin }) +
    path('M-.14 -1.62Q-.12 -1.78 .02 -1.78Q.14 -1.76 .15 -1.64L.27 -1.6L.15 -1.59Z', {
      fill: light.tint(token.red),
    }) +
    line('M.1 -.98L1.36 -1.44', light.tint('#e9dcc0'), 0.045) +
    line('M.32 -1.06L.38 -1.09M.56 -1.2L.62 -1.18', skin, 0.11) +
    path('M1.28 -1.56L1.42 -1.62L1.56 -1.3L1.42 -1.24Z', { fill: light.tint('#e0a52c') });
  const turned = facing === 'left' ? `translate(${x} ${y}) scale(${-scale} ${scale})` : '';
  return turned ? `<g transform="${turned}">${art}</g>` : place(art, x, y, scale);
}
