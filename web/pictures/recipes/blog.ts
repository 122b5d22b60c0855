import { cockpitPlan } from '../closeups/cockpit.ts';
import { hullSide } from '../closeups/hull-side.ts';
import { transom } from '../closeups/transom.ts';
import { hullPaint } from '../drawing/palette.ts';
import { frame } from '../drawing/svg.ts';
import { areaScene } from '../scenes/area-scene.ts';
import { areas } from './areas.ts';
import { handOnSeat, kitOnDock } from './arrangements.ts';
import { type Picture, wideWindow } from './picture.ts';

const covers: Readonly<Record<string, () => string>> = {
  'salt-and-fresh-water-wax-intervals': () =>
    areaScene({
      ...areas['king-harbor-redondo-beach'],
      time: 'noon',
      boats: [
        { kind: 'sailboat', colour: hullPaint.navy, at: [1080, 740], heading: 'left', options: { mast: 8 } },
      ],
    }),
  'oxidation-explained': () =>
    frame(() =>
      hullSide({
        time: 'overcast',
        seed: 41,
        camera: { horizon: 300, eye: 1.7 },
        boat: {
          kind: 'runabout',
          colour: hullPaint.navy,
          at: [800, 740],
          polishedFrom: 0.52,
          options: { bimini: false },
        },
      }),
    ),
  'what-to-prepare-at-the-slip': () =>
    frame(() =>
      hullSide({
        time: 'morning',
        seed: 43,
        camera: { horizon: 300, eye: 2.4 },
        boat: {
          kind: 'sailboat',
          colour: hullPaint.white,
          at: [900, 650],
          fenders: [0.3, 0.55],
          options: { mast: 6 },
        },
        extra: kitOnDock,
      }),
    ),
  'caring-for-vinyl-and-canvas': () =>
    frame(() => cockpitPlan({ time: 'morning', seed: 45, colour: hullPaint.navy, extra: handOnSeat })),
  'pontoons-on-inland-lakes': () =>
    areaScene({
      ...areas['malibou-lake'],
      time: 'golden',
      boats: [{ kind: 'pontoon', colour: hullPaint.green, at: [1010, 720], way: 'moving' }],
    }),
  'what-a-detail-costs-per-foot': () =>
    frame(() => transom({ time: 'overcast', seed: 47, colour: hullPaint.teal })),
};

/** Covers of the articles in content/blog, by slug. */
export const blogPictures: readonly Picture[] = Object.entries(covers).map(([slug, draw]) => ({
  name: `blog-${slug}`,
  shape: 'wide',
  window: wideWindow,
  draw,
}));
