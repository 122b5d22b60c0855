import { group, line, num, path } from '../drawing/svg.ts';
import { channelHouses } from '../land/buildings.ts';
import type { Landmark, Place } from './landmark.ts';

/** Huntington Harbour: a humpback bridge between islands, tiled villas on both banks. */
export function archBridge({ view, light, seed }: Place): Landmark {
  const h = view.horizon;
  const stone = light.tint('#d9b684', 0.06);
  const under = light.tint('#77808a', 0.12);
  const deck = `M820 ${h - 14}Q1060 ${h - 110} 1300 ${h - 14}`;
  const body = path(
    `${deck}V${h + 10}H1262Q1240 ${h - 42} 1192 ${h - 44}Q1146 ${h - 42} 1128 ${h + 10}H1112Q1096 ${h - 60} 1060 ${h - 62}Q1024 ${h - 60} 1008 ${h + 10}H992Q974 ${h - 42} 928 ${h - 44}Q880 ${h - 42} 858 ${h + 10}H820Z`,
    { fill: stone },
  );
  let balusters = '';
  for (let t = 0.03; t < 1; t += 0.03) {
    const x = 820 + 480 * t;
    const y = h - 14 - 192 * t * (1 - t);
    balusters += `M${num(x)} ${num(y)}v-12`;
  }
  const parapet = `M820 ${h - 26}Q1060 ${h - 122} 1300 ${h - 26}`;
  const left = channelHouses({
    view,
    light,
    seed,
    from: 600,
    to: 830,
    widths: [62, 84],
    heights: [38, 60],
    pitch: 0.3,
    palms: 3,
    style: 'mediterranean',
  });
  const right = channelHouses({
    view,
    light,
    seed: seed + 9,
    from: 1296,
    to: 1650,
    widths: [74, 110],
    heights: [46, 84],
    pitch: 0.28,
    palms: 5,
    style: 'mediterranean',
  });
  return {
    art: group([
      left.art,
      right.art,
      body,
      line(deck, under, 3, { opacity: 0.6 }),
      line(balusters, stone, 3),
      line(parapet, light.tint('#fff6e2', 0.06), 5),
    ]),
    y: h + 9,
  };
}
