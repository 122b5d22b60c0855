import { cockpitPlan } from '../closeups/cockpit.ts';
import { foredeckPlan } from '../closeups/foredeck.ts';
import { hullSide } from '../closeups/hull-side.ts';
import { railCloseup } from '../closeups/rail.ts';
import { transom } from '../closeups/transom.ts';
import { hullPaint } from '../drawing/palette.ts';
import { type Art, frame } from '../drawing/svg.ts';
import type { Finish } from '../finish/materials.ts';
import { cardWindow, type Picture } from './picture.ts';

// The same recipe is drawn twice; only the finish differs, so the two pictures align to the pixel.
const recipes: Readonly<Record<string, { left?: number; draw: (finish: Finish) => Art }>> = {
  'gelcoat-oxidation': {
    draw: (finish) =>
      hullSide({
        time: 'noon',
        seed: 5,
        finish,
        camera: { horizon: 330, eye: 2.5 },
        boat: { kind: 'runabout', colour: hullPaint.red, at: [830, 700] },
      }),
  },
  'waterline-stain': {
    draw: (finish) =>
      hullSide({
        time: 'morning',
        seed: 7,
        finish,
        camera: { horizon: 250, eye: 2.6 },
        boat: { kind: 'cruiser', colour: hullPaint.white, at: [520, 730], faults: ['waterline', 'streaks'] },
      }),
  },
  'mildewed-vinyl': {
    left: 40,
    draw: (finish) => cockpitPlan({ time: 'noon', seed: 9, finish, colour: hullPaint.navy }),
  },
  'dull-rails': { draw: (finish) => railCloseup({ time: 'morning', seed: 18, finish }) },
  'faded-non-skid': {
    draw: (finish) => foredeckPlan({ time: 'golden', seed: 14, finish, colour: hullPaint.teal }),
  },
  'streaked-transom': {
    draw: (finish) => transom({ time: 'golden', seed: 23, finish, colour: hullPaint.navy }),
  },
};

/** Six before/after pairs. */
export const pairPictures: readonly Picture[] = Object.entries(recipes).flatMap(
  ([id, { left = 200, draw }]) =>
    (['before', 'after'] as const).map((moment) => ({
      name: `pair-${id}-${moment}`,
      shape: 'card' as const,
      window: { ...cardWindow, left },
      draw: () => frame(() => draw(moment === 'before' ? 'oxidised' : 'restored')),
    })),
);
