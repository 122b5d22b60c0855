import type { Window } from '../rendering/raster.ts';

/** Most bytes that an AVIF of a width may have. */
export type Budgets = Readonly<Record<number, number>>;

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
  /** The one width of the JPEG, which is only a fallback. */
  readonly fallback: number;
  readonly budgets: Budgets;
}

/** Sizes in which pages use a picture. */
export const shapes = {
  wide: { width: 1280, height: 720, widths: [412, 824, 1280], fallback: 824, budgets: { 824: 11_000 } },
  card: { width: 824, height: 618, widths: [412, 824], fallback: 824, budgets: { 412: 6_000 } },
  /** A card that phones show almost full width. */
  broad: {
    width: 824,
    height: 618,
    widths: [412, 640, 824],
    fallback: 824,
    budgets: { 412: 6_000, 640: 8_500 },
  },
  tall: { width: 824, height: 1030, widths: [412, 824], fallback: 824, budgets: { 824: 11_000 } },
} as const satisfies Record<string, Shape>;
export type ShapeName = keyof typeof shapes;

/** One picture of the site: what to draw, which part of it to show, and how large pages use it. */
export interface Picture {
  readonly name: string;
  readonly shape: ShapeName;
  readonly window: Window;
  /** The whole drawing as SVG. */
  readonly draw: () => string;
}

export const wideWindow: Window = { left: 0, top: 0, width: 1600, height: 900 };
export const cardWindow: Window = { left: 200, top: 0, width: 1200, height: 900 };
