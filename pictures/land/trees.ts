import type { Light } from '../drawing/palette.ts';
import { type Random, random } from '../drawing/random.ts';
import { circle, ellipse, group, line, num, path } from '../drawing/svg.ts';
import type { View } from '../drawing/view.ts';

/** Coast live oak: broad, low crown of overlapping rounds on a short trunk. */
export function oak(
  rng: Random,
  x: number,
  y: number,
  height: number,
  { crown, lit, trunk }: OakTones,
): string {
  const half = height * 0.62;
  const lobes = [
    [-0.62, -0.42, 0.4],
    [-0.2, -0.66, 0.46],
    [0.3, -0.62, 0.44],
    [0.66, -0.4, 0.38],
    [0.05, -0.42, 0.52],
  ] as const;
  const blob = lobes
    .map(([dx, dy, r]) =>
      circle(
        x + dx * half + rng.around(0, half * 0.06),
        y + dy * height,
        r * half * rng.between(0.9, 1.08),
        {},
      ),
    )
    .join('');
  const light = (
    [
      [-0.34, -0.72, 0.26],
      [0.16, -0.78, 0.25],
      [-0.66, -0.52, 0.2],
    ] as const
  )
    .map(([dx, dy, r]) => ellipse(x + dx * half, y + dy * height, r * half * 1.2, r * half * 0.72, {}))
    .join('');
  return (
    path(
      `M${num(x - height * 0.07)} ${num(y)}L${num(x - height * 0.03)} ${num(y - height * 0.4)}H${num(x + height * 0.05)}L${num(x + height * 0.08)} ${num(y)}Z`,
      { fill: trunk },
    ) +
    group(blob, { fill: crown }) +
    group(light, { fill: lit })
  );
}

/** Fan palm with a slim, slightly bent trunk and a drooping crown of blades. */
export function palm(rng: Random, x: number, y: number, height: number, { crown, trunk }: PalmTones): string {
  const bend = rng.around(0, height * 0.07);
  const topX = x + bend;
  const topY = y - height;
  const blade = height * rng.between(0.13, 0.17) + 4;
  let d = '';
  for (let i = 0; i < 11; i += 1) {
    const angle = Math.PI * (-0.12 + (1.24 * i) / 10);
    const tipX = topX - Math.cos(angle) * blade;
    const tipY = topY - Math.sin(angle) * blade * 0.8 + blade * 0.16;
    const midX = topX - Math.cos(angle) * blade * 0.55;
    const midY = topY - Math.sin(angle) * blade * 0.75;
    d += `M${num(topX)} ${num(topY)}Q${num(midX)} ${num(midY - blade * 0.14)} ${num(tipX)} ${num(tipY)}Q${num(midX)} ${num(midY + blade * 0.1)} ${num(topX)} ${num(topY)}Z`;
  }
  return (
    line(
      `M${num(x)} ${num(y)}Q${num(x + bend * 0.2)} ${num(y - height * 0.5)} ${num(topX)} ${num(topY)}`,
      trunk,
      Math.max(1.6, height * 0.028),
    ) + path(d, { fill: crown })
  );
}

export const pine = (rng: Random, x: number, y: number, height: number, fill: string): string => {
  let d = '';
  for (let i = 0; i < 4; i += 1) {
    const top = y - height * (1 - i * 0.2);
    const half = height * (0.11 + i * 0.055) * rng.between(0.9, 1.1);
    d += `M${num(x)} ${num(top)}L${num(x + half)} ${num(top + height * 0.32)}L${num(x - half)} ${num(top + height * 0.32)}Z`;
  }
  return path(
    `${d}M${num(x - height * 0.03)} ${num(y)}V${num(y - height * 0.2)}H${num(x + height * 0.03)}V${num(y)}Z`,
    { fill },
  );
};

interface Hedge {
  readonly view: View;
  readonly from: number;
  readonly to: number;
  readonly height: number;
  readonly seed: number;
  readonly fill: string;
  readonly y?: number;
}

/** Row of bushes along a shore, one continuous scalloped shape. */
export function shrubs({ view, from, to, height, seed, fill, y = view.horizon + 2 }: Hedge): string {
  const rng = random(seed);
  let d = `M${num(from)} ${num(y)}`;
  let x = from;
  while (x < to) {
    const width = height * rng.between(0.9, 2);
    const fade = Math.min(1, (x - from) / (height * 3) + 0.25, (to - x) / (height * 3) + 0.15);
    const h = height * rng.between(0.6, 1.15) * fade;
    const end = Math.min(to, x + width);
    d += `C${num(x)} ${num(y - h * 1.25)} ${num(end)} ${num(y - h * 1.25)} ${num(end)} ${num(y - (end === to ? 0 : h * 0.35))}`;
    x = end;
  }
  return path(`${d}L${num(to)} ${num(y)}Z`, { fill });
}

export const palmTones = (light: Light, distance: number) => ({
  crown: light.tint('#2c5b45', distance),
  trunk: light.tint('#7a6148', distance),
});

export const oakTones = (light: Light, distance: number) => ({
  crown: light.tint('#2f5a41', distance),
  lit: light.tint('#6d8a4c', distance),
  trunk: light.tint('#3a3328', distance),
});

type PalmTones = ReturnType<typeof palmTones>;
type OakTones = ReturnType<typeof oakTones>;
