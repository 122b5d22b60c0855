import type { Stage } from '../drawing/view.ts';

export type Place = Stage;

/** What tells one area from another. */
export interface Landmark {
  readonly art: string;
  /** The line at which it meets its reflection. */
  readonly y: number;
  /** What stands in the water before everything else, such as reeds. */
  readonly front?: string;
}
