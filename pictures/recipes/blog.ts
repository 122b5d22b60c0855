import { cockpitPlan } from '../closeups/cockpit.ts';
import { hullSide } from '../closeups/hull-side.ts';
import { hullPaint, token } from '../drawing/palette.ts';
import { type Art, frame, line, num } from '../drawing/svg.ts';
import type { Stage } from '../drawing/view.ts';
import { areaScene } from '../scenes/area-scene.ts';
import { areas } from './areas.ts';
import { handOnSeat, kitOnDock } from './arrangements.ts';
import { type Picture, wideWindow } from './picture.ts';

/** A rule in the water, one tick a foot and a longer one every five, as long as the 6.9 m boat above it. */
function footRule({ view, light }: Stage): Art {
  const scale = view.scaleAt(690);
  const left = 840 - 3.45 * scale;
  const ticks = Array.from({ length: 23 }, (_, foot) => {
    const x = left + foot * 0.3048 * scale;
    return `M${num(x)} 812V${foot % 5 === 0 ? 772 : 792}`;
  });
  return line(`M${num(left)} 812H${num(left + 6.9 * scale)}${ticks.join('')}`, light.tint(token.paper), 5);
}

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
    frame(() =>
      hullSide({
        time: 'overcast',
        seed: 47,
        camera: { horizon: 330, eye: 2.2 },
        boat: { kind: 'runabout', colour: hullPaint.teal, at: [840, 690] },
        extra: footRule,
      }),
    ),
};

/** Covers of the articles in content/blog, by slug. */
export const blogPictures: readonly Picture[] = Object.entries(covers).map(([slug, draw]) => ({
  name: `blog-${slug}`,
  shape: 'wide',
  window: wideWindow,
  draw,
}));
