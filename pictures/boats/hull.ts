import { band, lerp, type Point, polygon, smooth } from '../drawing/svg.ts';

interface HullLines {
  readonly length: number;
  /** Height of the sheer at the transom and at the stem. */
  readonly stern: number;
  readonly bow: number;
  readonly sag: number;
  readonly spring: number;
  readonly stemRake: number;
  readonly stemCurve: number;
  readonly transomRake?: number;
}
type Along = number | ((u: number) => number);

const steps = (from: number, to: number, count = 16): number[] =>
  Array.from({ length: count + 1 }, (_, i) => lerp(from, to, i / count));
const valueAt = (v: Along, u: number): number => (typeof v === 'function' ? v(u) : v);

/**
 * A hull side as a surface: u runs from transom (0) to stem (1), v from the sheer (0) to the waterline (1).
 * Every stripe, highlight, stain and streak is placed in (u, v), so all of them follow the lines of the hull.
 * Units are metres; y points down and the water lies at y = 0.
 */
export function makeHull({
  length,
  stern,
  bow,
  sag,
  spring,
  stemRake,
  stemCurve,
  transomRake = 0.08,
}: HullLines) {
  const sheerHeight = (u: number): number => lerp(stern, bow, u ** spring) - sag * Math.sin(Math.PI * u);
  const at = (u: number, v: number): Point => {
    const forward = length - stemRake * Math.max(0, v) ** stemCurve;
    return [lerp(transomRake * v, forward, u), -sheerHeight(u) * (1 - v)];
  };
  const points = (v: Along, u0 = 0, u1 = 1): Point[] => steps(u0, u1).map((u) => at(u, valueAt(v, u)));

  return {
    at,
    /** Point of the deck edge, raised by `up` metres. */
    deck: (u: number, up: number): Point => {
      const [x, y] = at(u, 0);
      return [x, y - up];
    },
    /** Open curve at constant v, or along v(u). */
    curve: (v: Along, u0?: number, u1?: number): string => smooth(points(v, u0, u1)),
    /** Closed band between two such curves. */
    band: (v0: Along, v1: Along, u0?: number, u1?: number): string =>
      band(points(v0, u0, u1), points(v1, u0, u1)),
    outline: (): string => {
      const stem = steps(0, 1, 10).map((v) => at(1, v));
      const transom = steps(1, 0, 4).map((v) => at(0, v));
      return `${smooth(points(0))}L${polygon(stem, false).slice(1)}L${polygon(transom, false).slice(1)}Z`;
    },
    /** Lens-shaped sliver that follows the hull. */
    sliver: (v: (u: number) => number, thickness: number, u0: number, u1: number): string => {
      const swell = (u: number): number =>
        Math.max(0, Math.sin((Math.PI * (u - u0)) / (u1 - u0))) ** 0.7 * thickness;
      return band(
        points((u) => v(u) - swell(u) / 2, u0, u1),
        points((u) => v(u) + swell(u) / 2, u0, u1),
      );
    },
    /** Everything forward of u, behind the uneven edge that a polishing pad leaves. */
    forwardOf: (u: number): string => {
      const edge = steps(-0.1, 1.1, 12).map((v): Point => at(u + 0.006 * Math.sin(v * 9) - 0.004 * v, v));
      return `${smooth(edge)}L${length + 1} 1L${length + 1} -9Z`;
    },
  };
}

export type Hull = ReturnType<typeof makeHull>;
