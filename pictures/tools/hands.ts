import { token } from '../drawing/palette.ts';
import { ellipse, group, line, path, rect } from '../drawing/svg.ts';

/** Arm in a work shirt, from the wrist at the origin downwards. */
const sleeve = (length: number): string =>
  path(`M-34 20C-60 80 -80 ${length * 0.5} -86 ${length}H86C80 ${length * 0.5} 60 80 34 20Z`, {
    fill: token.deep,
  }) +
  path(`M34 20C60 80 80 ${length * 0.5} 86 ${length}H30C28 ${length * 0.5} 20 80 4 20Z`, { fill: token.ink });

/** Wash mitt on an arm that comes from below. */
export const mitt = (length: number): string =>
  group([
    sleeve(length),
    path('M-62 -70C-64 -118 -34 -140 4 -138C44 -136 66 -112 64 -66L56 26Q4 44 -52 26Z', { fill: '#e0a52c' }),
    path('M-60 -40C-96 -46 -104 -14 -84 2C-74 10 -60 6 -56 -4Z', { fill: '#e0a52c' }),
    path('M64 -66L56 26Q34 34 12 35C34 -10 40 -70 30 -134C54 -126 66 -104 64 -66Z', { fill: '#b97f1e' }),
    rect(-56, 18, 112, 22, { fill: token.red, rx: 8 }),
  ]);

/** Rotary polisher seen from the side, pad to the left. */
export const polisher = (): string =>
  group([
    ellipse(-4, 0, 26, 96, { fill: '#f5efe4' }),
    ellipse(10, 0, 22, 90, { fill: '#14697a' }),
    ellipse(24, 0, 16, 66, { fill: token.ink }),
    path('M30 -34H96L120 -52H330Q372 -50 376 -18V18Q372 48 330 50H120L96 34H30Z', { fill: '#e0a52c' }),
    path('M30 6H96L120 16H376V18Q372 48 330 50H120L96 34H30Z', { fill: '#b97f1e' }),
    rect(66, -104, 30, 76, { fill: token.ink, rx: 12 }),
    rect(170, -30, 96, 12, { fill: token.ink, rx: 6 }),
    line('M374 6C430 20 450 90 440 190S470 420 520 520', token.ink, 11),
    path('M190 -58C230 -74 280 -74 316 -56L324 -22C300 -34 240 -36 204 -24Z', { fill: '#8a5638' }),
    path('M324 -56C360 -40 420 80 520 190L860 690H664C560 480 420 180 300 40Z', { fill: token.deep }),
    path('M420 70C450 110 490 160 520 190L860 690H784C640 450 520 230 400 90Z', { fill: token.ink }),
  ]);

/** Hand with a hose nozzle that points left. */
export const nozzle = (): string =>
  group([
    path('M60 -6C150 20 190 120 220 240L340 570H180C130 320 90 150 20 60Z', { fill: token.deep }),
    path('M150 110C190 170 205 200 220 240L340 570H280C230 330 190 210 130 120Z', { fill: token.ink }),
    line('M96 40C150 120 120 260 160 580', '#17694a', 22),
    path('M40 -8L86 10L132 92L88 110L60 40Z', { fill: '#16242e' }),
    path('M-8 -24H54Q84 -24 96 -6L92 24H40L-8 20Z', { fill: '#16242e' }),
    path('M-8 -24H54Q70 -24 80 -18H-8Z', { fill: '#41545f' }),
    rect(-28, -22, 26, 40, { fill: '#e0a52c', rx: 5 }),
    path('M52 20Q40 26 46 38Q34 46 44 58Q34 66 46 76Q40 88 56 94L96 116L146 92L122 36Q112 14 84 14Z', {
      fill: '#8a5638',
    }),
    line('M46 38Q64 36 78 42M44 58Q64 56 80 62M46 76Q66 74 86 80', '#5f3823', 4),
    path('M86 120L148 84L166 112L104 150Z', { fill: '#e9f3f2' }),
  ]);
