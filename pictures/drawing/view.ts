import type { Light } from './palette.ts';
import type { Point } from './svg.ts';

const frameSize = { width: 1600, height: 900 };

export interface Camera {
  /** Where the horizon lies, in pixels from the top. */
  readonly horizon?: number;
  /** The eye's height above the water in metres. Lower eyes see larger boats. */
  readonly eye?: number;
  /** The x of the view's centre, from which metres are counted. */
  readonly centre?: number;
}

/**
 * A pinhole camera over flat water, so that boats, docks, masts and houses share one scale.
 * Heights and lengths are metres; `scale` is pixels per metre and stands for the distance.
 */
export function makeView({ horizon = 420, eye = 3, centre = 1000 }: Camera = {}) {
  return {
    ...frameSize,
    horizon,
    eye,
    centre,
    /** Pixels per metre of something whose waterline is drawn at y. */
    scaleAt: (y: number): number => (y - horizon) / eye,
    /** Where the water surface is drawn for a scale. */
    waterline: (scale: number): number => horizon + eye * scale,
    /** Screen point of x metres right of the centre, `height` metres above water, at a scale. */
    point: (x: number, height: number, scale: number): Point => [
      centre + x * scale,
      horizon + (eye - height) * scale,
    ],
  };
}

export type View = ReturnType<typeof makeView>;

/** What every part of a picture needs to know. */
export interface Stage {
  readonly view: View;
  readonly light: Light;
  readonly seed: number;
}
