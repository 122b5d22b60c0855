import { beading } from '../closeups/beading.ts';
import { cockpitPlan } from '../closeups/cockpit.ts';
import { foredeckPlan } from '../closeups/foredeck.ts';
import { helm } from '../closeups/helm.ts';
import { hullSide } from '../closeups/hull-side.ts';
import { railCloseup } from '../closeups/rail.ts';
import { transom } from '../closeups/transom.ts';
import { hullPaint, type Time } from '../drawing/palette.ts';
import { frame } from '../drawing/svg.ts';
import type { Window } from '../rendering/raster.ts';
import { type AreaScene, areaScene } from '../scenes/area-scene.ts';
import type { Boat } from '../scenes/boat-afloat.ts';
import type { Setting } from '../scenes/setting.ts';
import { areas } from './areas.ts';
import {
  clothOnDash,
  clothOnRail,
  foamAndMitt,
  handOnDeck,
  handOnSeat,
  polish,
  rinse,
} from './arrangements.ts';
import { type AreaSlug, settings } from './settings.ts';

export interface WorkPicture {
  readonly draw: () => string;
  readonly window?: Window;
}

type Paint = keyof typeof hullPaint;

/** The area's far shore, moved into the window of a close-up. */
const behind = (slug: AreaSlug): Setting => ({ ...settings[slug], placement: { shift: -170 }, gulls: null });
const seedOf = (slug: AreaSlug): number => areas[slug].seed + 100;

/** The same place at another hour with other boats. */
export const view = (slug: AreaSlug, change: Partial<AreaScene>, window: Window): WorkPicture => ({
  draw: () => areaScene({ ...areas[slug], seed: seedOf(slug), ...change }),
  window,
});

/** A bow, close, with somebody at work on the topsides. */
export const topsides = (
  slug: AreaSlug,
  time: Time,
  kind: Boat['kind'],
  paint: Paint,
  job: 'foam' | 'polish' | 'rinse',
): WorkPicture => {
  const jobs = { foam: foamAndMitt, polish, rinse };
  const camera = { horizon: 200, eye: kind === 'cruiser' ? 1.7 : 1.3 };
  const x = { runabout: 88, fishing: 20, cruiser: -250, sailboat: -180, pontoon: 60, pwc: 560 }[kind];
  const half = job === 'polish' ? { polishedFrom: kind === 'cruiser' ? 0.87 : 0.79 } : {};
  return {
    draw: () =>
      frame(() =>
        hullSide({
          time,
          seed: seedOf(slug),
          camera,
          setting: behind(slug),
          boat: { kind, colour: hullPaint[paint], at: [x, 700], ...half },
          extra: jobs[job],
        }),
      ),
  };
};

const cockpitWindows = {
  bench: { left: 24, top: 250, width: 832, height: 624 },
  helm: { left: 470, top: 330, width: 720, height: 540 },
} as const satisfies Record<string, Window>;

export const seats = (
  slug: AreaSlug,
  time: Time,
  paint: Paint,
  part: keyof typeof cockpitWindows,
): WorkPicture => ({
  draw: () =>
    frame(() => cockpitPlan({ time, seed: seedOf(slug), colour: hullPaint[paint], extra: handOnSeat })),
  window: cockpitWindows[part],
});

export const dash = (slug: AreaSlug, time: Time, paint: Paint): WorkPicture => ({
  draw: () =>
    frame(() =>
      helm({
        time,
        seed: seedOf(slug),
        setting: { ...behind(slug), placement: { shift: -200 } },
        colour: hullPaint[paint],
        extra: clothOnDash,
      }),
    ),
});

export const beads = (slug: AreaSlug, time: Time, paint: Paint): WorkPicture => ({
  draw: () => frame(() => beading({ time, seed: seedOf(slug), colour: hullPaint[paint] })),
});

export const deck = (slug: AreaSlug, time: Time, paint: Paint): WorkPicture => ({
  draw: () =>
    frame(() => foredeckPlan({ time, seed: seedOf(slug), colour: hullPaint[paint], extra: handOnDeck })),
});

export const rail = (slug: AreaSlug, time: Time): WorkPicture => ({
  draw: () =>
    frame(() => railCloseup({ time, seed: seedOf(slug), setting: behind(slug), extra: clothOnRail })),
});

export const stern = (slug: AreaSlug, time: Time, paint: Paint): WorkPicture => ({
  draw: () =>
    frame(() => transom({ time, seed: seedOf(slug), setting: behind(slug), colour: hullPaint[paint] })),
});
