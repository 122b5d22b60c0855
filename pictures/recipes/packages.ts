import { cockpitPlan } from '../closeups/cockpit.ts';
import { hullSide } from '../closeups/hull-side.ts';
import { hullPaint } from '../drawing/palette.ts';
import { type Art, frame } from '../drawing/svg.ts';
import { foamAndMitt, handOnSeat, kitOnDock, polish, rinse } from './arrangements.ts';
import { cardWindow, type Picture } from './picture.ts';

const recipes: Readonly<Record<string, { left?: number; draw: () => Art }>> = {
  complete: {
    draw: () =>
      hullSide({
        time: 'golden',
        seed: 31,
        camera: { horizon: 300, eye: 2.4 },
        boat: { kind: 'runabout', colour: hullPaint.navy, at: [800, 650] },
        extra: kitOnDock,
      }),
  },
  exterior: {
    draw: () =>
      hullSide({
        time: 'noon',
        seed: 33,
        camera: { horizon: 190, eye: 1.3 },
        boat: { kind: 'runabout', colour: hullPaint.teal, at: [88, 700] },
        extra: foamAndMitt,
      }),
  },
  interior: {
    left: 40,
    draw: () => cockpitPlan({ time: 'noon', seed: 9, colour: hullPaint.green, extra: handOnSeat }),
  },
  restorer: {
    draw: () =>
      hullSide({
        time: 'morning',
        seed: 37,
        camera: { horizon: 190, eye: 1.3 },
        boat: { kind: 'runabout', colour: hullPaint.red, at: [88, 700], polishedFrom: 0.79 },
        extra: polish,
      }),
  },
  wash: {
    draw: () =>
      hullSide({
        time: 'noon',
        seed: 39,
        camera: { horizon: 220, eye: 1.5 },
        boat: { kind: 'fishing', colour: hullPaint.navy, at: [140, 690], options: { rods: false } },
        extra: rinse,
      }),
  },
};

/** One picture for each package. */
export const packagePictures: readonly Picture[] = Object.entries(recipes).map(
  ([id, { left = 200, draw }]) => ({
    name: `package-${id}`,
    shape: 'broad',
    window: { ...cardWindow, left },
    draw: () => frame(draw),
  }),
);
