import { type Light, mix } from './palette.ts';
import { random } from './random.ts';
import { type Art, group, lens, num, path, rect, uniqueId } from './svg.ts';
import type { Stage, View } from './view.ts';

const gamma = 1.35;
const depthOf = (view: View, y: number): number =>
  Math.max(0, (y - view.horizon) / (view.height - view.horizon)) ** (1 / gamma);

/** Base tone of the water, blended down the page. */
export function drawWater({ view, light }: Stage): string {
  const id = uniqueId('water');
  const stops = light.water
    .map(
      (colour, i) =>
        `<stop offset="${((i / (light.water.length - 1)) ** gamma).toFixed(3)}" stop-color="${colour}"/>`,
    )
    .join('');
  return (
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient></defs>` +
    rect(-400, view.horizon, view.width + 800, view.height - view.horizon + 40, { fill: `url(#${id})` })
  );
}

/** Keeps reflections and ripples below the horizon. */
export const onWater = (view: View, content: Art): string => {
  const id = uniqueId('sea');
  return (
    `<defs><clipPath id="${id}"><rect x="-400" y="${num(view.horizon)}" width="2400" height="1200"/></clipPath></defs>` +
    group(content, { clipPath: `url(#${id})` })
  );
};

/** Flat ripples in rows that open up towards the viewer; calmer on the left, where text lies. */
export function drawRipples({ view, light, seed, amount = 1 }: Stage & { readonly amount?: number }): string {
  const rng = random(seed + 23);
  const parts: string[] = [];
  const rows = 19;
  for (let row = 1; row < rows; row += 1) {
    const depth = (row / rows) ** 1.7;
    const y = view.horizon + 8 + depth * (view.height - view.horizon);
    const count = Math.max(3, Math.round((16 - 12 * depth) * amount));
    for (const shift of [-0.16, 0.12]) {
      let d = '';
      for (let i = 0; i < count; i += 1) {
        const x = rng.between(-60, view.width + 60);
        if (x < 560 && rng.chance(0.5)) continue;
        const half = rng.between(26, 90) * (0.35 + depth * 1.5);
        d += lens(x, y + rng.around(0, 7 + 16 * depth), half, (0.55 + depth * 3.6) * rng.between(0.7, 1.3));
      }
      parts.push(path(d, { fill: light.waterAt(depthOf(view, y) + shift), opacity: 0.75 }));
    }
  }
  return group(parts);
}

/** Column of sun on the water. */
export function drawGlitter({ view, light, seed, x }: Stage & { readonly x: number }): string {
  const rng = random(seed + 31);
  let d = '';
  const rows = 26;
  for (let row = 0; row < rows; row += 1) {
    const depth = (row / rows) ** 1.5;
    const y = view.horizon + 4 + depth * (view.height - view.horizon) * 0.92;
    const count = 1 + Math.round(2 * rng.next());
    for (let i = 0; i < count; i += 1) {
      const half = (16 + 60 * depth) * rng.between(0.35, 1);
      d += lens(x + rng.around(0, 26 + 95 * depth), y, half, 0.9 + depth * 2.6);
    }
  }
  return path(d, { fill: light.glint, opacity: 0.7 });
}

interface Reflection {
  readonly art: Art;
  /** The line at which the thing meets the water. */
  readonly y: number;
  readonly seed: number;
  readonly strength?: number;
  /** How far the filter pushes pixels aside. */
  readonly bend?: number;
  readonly squash?: number;
}

/** Mirror of `art` below the line y, bent into smooth horizontal waves. */
export function reflect({ art, y, seed, strength = 0.6, bend = 22, squash = 0.9 }: Reflection): string {
  const id = uniqueId('ripple');
  return (
    `<defs><filter id="${id}" x="-10%" y="-10%" width="120%" height="125%" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="0.0035 0.045" numOctaves="2" seed="${seed}" result="n"/>` +
    `<feDisplacementMap in="SourceGraphic" in2="n" scale="${bend}" xChannelSelector="R" yChannelSelector="G"/></filter></defs>` +
    group(group(art, { transform: `translate(0 ${num(y * (1 + squash))}) scale(1 ${-squash})` }), {
      filter: `url(#${id})`,
      opacity: strength,
    })
  );
}

interface Waterline {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
}

/** Water lying against something: dark contact, then two broken light lines. */
export function contactLine({ view, light, seed, x, y, halfWidth }: Stage & Waterline): string {
  const rng = random(seed + 41);
  const base = depthOf(view, y);
  let bright = '';
  for (let i = 0; i < 7; i += 1) {
    bright += lens(
      x + rng.around(0, halfWidth * 0.95),
      y + rng.between(3, 15),
      halfWidth * rng.between(0.07, 0.22),
      1.5,
    );
  }
  return (
    path(lens(x, y + 1.5, halfWidth * 1.02, 2.4), {
      fill: mix(light.waterAt(1), '#04101c', 0.35),
      opacity: 0.75,
    }) + path(bright, { fill: light.waterAt(Math.max(0, base - 0.3)), opacity: 0.8 })
  );
}

/**
 * Wake of something moving to the right: a hollow of churned water astern, a near and a far arm that
 * open towards the viewer, and spray along the bow.
 */
export function wake({
  x,
  y,
  halfWidth: half,
  seed,
  light,
}: Waterline & { readonly seed: number; readonly light: Light }): string {
  const rng = random(seed + 53);
  const stern = x - half * 0.96;
  const far = `M${num(stern)} ${num(y - 4)}Q${num(stern - half)} ${num(y - 9)} ${num(stern - half * 2.4)} ${num(y - 13)}Q${num(stern - half)} ${num(y - 4)} ${num(stern)} ${num(y + 2)}Z`;
  const near = `M${num(x + half * 0.5)} ${num(y + 1)}Q${num(stern)} ${num(y + 8)} ${num(stern - half * 2.2)} ${num(y + 40)}Q${num(stern - half * 0.6)} ${num(y + 28)} ${num(stern + half * 0.5)} ${num(y + 12)}Q${num(x)} ${num(y + 7)} ${num(x + half * 0.5)} ${num(y + 1)}Z`;
  let churn = '';
  for (let i = 0; i < 16; i += 1) {
    const back = rng.next() ** 1.4;
    churn += lens(
      stern - back * half * 2,
      y + 2 + back * rng.between(-6, 16),
      half * rng.between(0.04, 0.16),
      1.6 + 2.4 * (1 - back),
    );
  }
  // Water thrown aside where the stem cuts it: low, ragged, falling aft.
  let spray = '';
  for (let i = 0; i < 9; i += 1) {
    const aft = i / 9;
    const up = half * 0.045 * (1 - aft) ** 1.5 * rng.between(0.6, 1.2);
    spray += lens(
      x + half * (0.66 - aft * 0.62),
      y - up + 3,
      half * rng.between(0.05, 0.09),
      2.6 * (1 - aft * 0.4),
    );
  }
  return (
    path(far + near, { fill: light.glint, opacity: 0.5 }) +
    path(churn, { fill: light.glint, opacity: 0.9 }) +
    path(spray, { fill: light.glint, opacity: 0.95 })
  );
}
