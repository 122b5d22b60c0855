/** Markup of some shapes. Nesting is allowed so that parts can be listed without joining them first. */
export type Art = string | readonly Art[];
export type Point = readonly [x: number, y: number];
type Attributes = Readonly<Record<string, string | number | undefined>>;

export const num = (value: number): string => String(Math.round(value * 100) / 100);
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));
export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share;

/** One string out of nested parts. */
const flat = (art: Art): string => (typeof art === 'string' ? art : art.map(flat).join(''));

const attributes = (values: Attributes): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      const key = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return ` ${key}="${typeof value === 'number' ? num(value) : value}"`;
    })
    .join('');

export const path = (d: string, values: Attributes = {}): string => `<path d="${d}"${attributes(values)}/>`;
export const group = (content: Art, values: Attributes = {}): string =>
  `<g${attributes(values)}>${flat(content)}</g>`;
export const circle = (cx: number, cy: number, r: number, values: Attributes = {}): string =>
  `<circle${attributes({ cx, cy, r, ...values })}/>`;
export const ellipse = (cx: number, cy: number, rx: number, ry: number, values: Attributes = {}): string =>
  `<ellipse${attributes({ cx, cy, rx, ry, ...values })}/>`;
export const rect = (x: number, y: number, width: number, height: number, values: Attributes = {}): string =>
  `<rect${attributes({ x, y, width, height, ...values })}/>`;
export const line = (d: string, stroke: string, strokeWidth: number, values: Attributes = {}): string =>
  path(d, { fill: 'none', stroke, strokeWidth, strokeLinecap: 'round', strokeLinejoin: 'round', ...values });

/** Art drawn around the origin, put in its place. */
export const place = (art: Art, x: number, y: number, scale = 1, turn = 0): string =>
  group(art, { transform: `translate(${num(x)} ${num(y)}) scale(${scale}) rotate(${turn})` });

/** Straight-edged outline through points. */
export const polygon = (points: readonly Point[], closed = true): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}${closed ? 'Z' : ''}`;

/** Smooth curve through points (Catmull-Rom as cubic Béziers), without the leading M. */
function curveThrough(points: readonly Point[]): string {
  let d = '';
  for (const [i, from] of points.entries()) {
    const to = points[i + 1];
    if (!to) break;
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    d +=
      `C${num(from[0] + (to[0] - before[0]) / 6)} ${num(from[1] + (to[1] - before[1]) / 6)} ` +
      `${num(to[0] - (after[0] - from[0]) / 6)} ${num(to[1] - (after[1] - from[1]) / 6)} ${num(to[0])} ${num(to[1])}`;
  }
  return d;
}

const start = (points: readonly Point[]): string => {
  const [first = [0, 0]] = points;
  return `${num(first[0])} ${num(first[1])}`;
};

export const smooth = (points: readonly Point[]): string => `M${start(points)}${curveThrough(points)}`;

/** Closed band between an upper and a lower curve, both running left to right. */
export const band = (upper: readonly Point[], lower: readonly Point[]): string => {
  const back = lower.toReversed();
  return `${smooth(upper)}L${start(back)}${curveThrough(back)}Z`;
};

/** Flat horizontal lens: the unit of ripples, glints and streaks of cloud. */
export const lens = (cx: number, cy: number, halfWidth: number, halfHeight: number): string =>
  `M${num(cx - halfWidth)} ${num(cy)}Q${num(cx)} ${num(cy - halfHeight * 2)} ${num(cx + halfWidth)} ${num(cy)}` +
  `Q${num(cx)} ${num(cy + halfHeight * 2)} ${num(cx - halfWidth)} ${num(cy)}Z`;

let serial = 0;
/** Ids that are unique inside one picture; `frame` resets them, so the same recipe gives the same markup. */
export const uniqueId = (stem: string): string => {
  serial += 1;
  return `${stem}${serial}`;
};

/** A whole picture. Takes a function, because ids must restart before the first shape is drawn. */
export function frame(draw: () => Art, { width = 1600, height = 900 } = {}): string {
  serial = 0;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${flat(draw())}</svg>`;
}

/** Shows `art` only inside the outline `d`. */
export function clipped(art: Art, d: string): string {
  const id = uniqueId('clip');
  return `<defs><clipPath id="${id}"><path d="${d}"/></clipPath></defs>${group(art, { clipPath: `url(#${id})` })}`;
}
