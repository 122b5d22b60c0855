/** A part of a photo, in percent of its width and height. */
export interface BlurArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Point = readonly [x: number, y: number];

/** Smaller, nobody could see it. */
export const leastSide = 2;

const clamped = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(value)));

/** Whole percents, and no part of it beyond the photo: what was set last moves or shrinks the rest. */
export function areaWith(area: BlurArea, change: Partial<BlurArea>): BlurArea {
  const { left, top, width, height } = { ...area, ...change };
  const [wide, high] = [clamped(width, leastSide, 100), clamped(height, leastSide, 100)];
  return {
    left: clamped(left, 0, 100 - wide),
    top: clamped(top, 0, 100 - high),
    width: wide,
    height: high,
  };
}

/** The area between two corners, whichever was first. */
export function areaBetween([x1, y1]: Point, [x2, y2]: Point): BlurArea {
  const [left, top] = [Math.min(x1, x2), Math.min(y1, y2)];
  const width = Math.min(100, Math.max(x1, x2)) - Math.max(0, left);
  const height = Math.min(100, Math.max(y1, y2)) - Math.max(0, top);
  return areaWith({ left, top, width, height }, {});
}
