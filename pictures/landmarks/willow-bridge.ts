import { random } from '../drawing/random.ts';
import { ellipse, group, line, num, path, polygon } from '../drawing/svg.ts';
import { house, houseTones } from '../land/buildings.ts';
import { oak, oakTones, shrubs } from '../land/trees.ts';
import type { Landmark, Place } from './landmark.ts';

/** Lake Calabasas: a small lake, weeping willow and a footbridge. */
export function willowBridge({ view, light, seed }: Place): Landmark {
  const h = view.horizon;
  const rng = random(seed);
  const crown = light.tint('#6f8f4d', 0.06);
  const crownLit = light.tint('#a5b563', 0.06);
  const trunk = light.tint('#4a3b2c', 0.06);
  const willow = (x: number, s: number): string => {
    let d = '';
    let lit = '';
    for (let i = 0; i < 15; i += 1) {
      const dx = (i / 14 - 0.5) * 2;
      const start = h - s * (0.98 - 0.34 * dx * dx);
      const drop = s * rng.between(0.62, 0.9) * (1 - 0.2 * Math.abs(dx));
      const px = x + dx * s * 0.62;
      const strand = `M${num(px - s * 0.075)} ${num(start + s * 0.08)}Q${num(px)} ${num(start - s * 0.12)} ${num(px + s * 0.075)} ${num(start + s * 0.08)}L${num(px + s * 0.03)} ${num(Math.min(h + 2, start + drop))}L${num(px - s * 0.03)} ${num(Math.min(h + 4, start + drop * 0.94))}Z`;
      if (i % 3 === 1) lit += strand;
      else d += strand;
    }
    return (
      path(
        polygon([
          [x - 9, h + 6],
          [x - 5, h - s * 0.6],
          [x + 6, h - s * 0.6],
          [x + 11, h + 6],
        ]),
        { fill: trunk },
      ) +
      ellipse(x, h - s * 0.72, s * 0.5, s * 0.26, { fill: crown }) +
      path(d, { fill: crown }) +
      path(lit, { fill: crownLit })
    );
  };
  const wood = light.tint('#8a4f33', 0.05);
  const woodLit = light.tint('#c98a58', 0.05);
  let posts = '';
  for (let t = 0.06; t < 1; t += 0.1) {
    const x = 960 + 250 * t;
    const y = h - 8 - 120 * t * (1 - t);
    posts += `M${num(x)} ${num(y)}v-22`;
  }
  const bridge =
    path(`M950 ${h - 4}Q1085 ${h - 66} 1220 ${h - 4}V${h + 6}H1200Q1085 ${h - 40} 970 ${h + 6}H950Z`, {
      fill: wood,
    }) +
    line(posts, wood, 4) +
    line(`M950 ${h - 28}Q1085 ${h - 90} 1220 ${h - 28}`, woodLit, 5);
  const tones = houseTones(light, 0.25);
  const homes = (
    [
      [620, 70, 32, 0],
      [724, 82, 40, 1],
      [830, 64, 30, 2],
    ] as const
  ).map(([x, w, hh, i]) => house(x, h + 2, w, hh, { ...tones(i, 0), pitch: 0.34 }));
  return {
    art: group([
      shrubs({ view, from: 560, to: 1640, height: 40, seed, fill: light.tint('#6f9468', 0.3) }),
      homes,
      shrubs({ view, from: 600, to: 960, height: 18, seed: seed + 1, fill: light.tint('#47724f', 0.16) }),
      [1250, 1580].map((x) => oak(rng, x, h + 4, 84, oakTones(light, 0.12))),
      bridge,
      shrubs({
        view,
        from: 1200,
        to: 1640,
        height: 22,
        seed: seed + 2,
        fill: light.tint('#47724f', 0.1),
        y: h + 6,
      }),
      willow(1410, 190),
    ]),
    y: h + 5,
  };
}
