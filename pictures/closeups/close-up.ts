import type { Time } from '../drawing/palette.ts';
import type { Art } from '../drawing/svg.ts';
import type { Stage } from '../drawing/view.ts';
import type { Finish } from '../finish/materials.ts';
import type { Setting } from '../scenes/setting.ts';

/** A picture of the work itself: a close view in which the finish is the subject. */
export interface CloseUp {
  readonly time: Time;
  readonly seed: number;
  readonly finish?: Finish;
  /** What lies behind; low hills when nothing is said. */
  readonly setting?: Setting;
  /** Tools and hands, drawn over the boat. */
  readonly extra?: (stage: Stage) => Art;
}

/** A far shore that belongs to no place in particular. */
export const lowHills: Setting = {
  ridges: [
    [
      0,
      [
        [-40, 40],
        [300, 84],
        [640, 50],
        [980, 96],
        [1300, 60],
        [1640, 80],
      ],
      4,
    ],
    [
      1,
      [
        [-40, 30],
        [300, 20],
        [700, 40],
        [1100, 18],
        [1640, 40],
      ],
      3,
    ],
  ],
  clouds: { kind: 'streaks', count: 3 },
};
