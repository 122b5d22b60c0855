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
import { type AreaSlug, areas, settings } from './areas.ts';
import {
  clothOnDash,
  clothOnRail,
  foamAndMitt,
  handOnDeck,
  handOnSeat,
  polish,
  rinse,
} from './arrangements.ts';

interface WorkPicture {
  readonly draw: () => string;
  readonly window?: Window;
}

type Paint = keyof typeof hullPaint;

/** The area's far shore, moved into the window of a close-up. */
const behind = (slug: AreaSlug): Setting => ({ ...settings[slug], placement: { shift: -170 }, gulls: null });
const seedOf = (slug: AreaSlug): number => areas[slug].seed + 100;

/** The same place at another hour with other boats. */
const view = (slug: AreaSlug, change: Partial<AreaScene>, window: Window): WorkPicture => ({
  draw: () => areaScene({ ...areas[slug], seed: seedOf(slug), ...change }),
  window,
});

/** A bow, close, with somebody at work on the topsides. */
const topsides = (
  slug: AreaSlug,
  time: Time,
  kind: Boat['kind'],
  paint: Paint,
  job: 'foam' | 'polish' | 'rinse',
): WorkPicture => {
  const jobs = { foam: foamAndMitt, polish, rinse };
  const camera = { horizon: 200, eye: kind === 'cruiser' ? 1.7 : 1.3 };
  const x = { runabout: 88, fishing: 20, cruiser: -420, sailboat: -180, pontoon: 200, pwc: 560 }[kind];
  const half = job === 'polish' ? { polishedFrom: 0.76 } : {};
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

const seats = (slug: AreaSlug, time: Time, paint: Paint, part: keyof typeof cockpitWindows): WorkPicture => ({
  draw: () =>
    frame(() => cockpitPlan({ time, seed: seedOf(slug), colour: hullPaint[paint], extra: handOnSeat })),
  window: cockpitWindows[part],
});

const dash = (slug: AreaSlug, time: Time, paint: Paint): WorkPicture => ({
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

const beads = (slug: AreaSlug, time: Time, paint: Paint): WorkPicture => ({
  draw: () => frame(() => beading({ time, seed: seedOf(slug), colour: hullPaint[paint] })),
});

const deck = (slug: AreaSlug, time: Time, paint: Paint): WorkPicture => ({
  draw: () =>
    frame(() => foredeckPlan({ time, seed: seedOf(slug), colour: hullPaint[paint], extra: handOnDeck })),
});

const rail = (slug: AreaSlug, time: Time): WorkPicture => ({
  draw: () =>
    frame(() => railCloseup({ time, seed: seedOf(slug), setting: behind(slug), extra: clothOnRail })),
});

const stern = (slug: AreaSlug, time: Time, paint: Paint): WorkPicture => ({
  draw: () =>
    frame(() => transom({ time, seed: seedOf(slug), setting: behind(slug), colour: hullPaint[paint] })),
});

const right: Window = { left: 640, top: 180, width: 960, height: 720 };
const middle: Window = { left: 420, top: 120, width: 1040, height: 780 };

/** Three pictures of work in every area, of the boats that lie there, in that area's light. */
export const areaWork: Readonly<Record<AreaSlug, readonly [WorkPicture, WorkPicture, WorkPicture]>> = {
  malibu: [
    view(
      'malibu',
      {
        time: 'noon',
        boats: [{ kind: 'sailboat', colour: hullPaint.navy, at: [900, 700], options: { mast: 8 } }],
      },
      right,
    ),
    topsides('malibu', 'morning', 'runabout', 'white', 'foam'),
    dash('malibu', 'golden', 'navy'),
  ],
  'santa-monica': [
    view(
      'santa-monica',
      { time: 'dusk', boats: [{ kind: 'cruiser', colour: hullPaint.white, at: [1000, 760] }] },
      middle,
    ),
    rail('santa-monica', 'noon'),
    deck('santa-monica', 'morning', 'navy'),
  ],
  'marina-del-rey': [
    view(
      'marina-del-rey',
      { time: 'golden', boats: [{ kind: 'cruiser', colour: hullPaint.navy, at: [1040, 660] }] },
      middle,
    ),
    stern('marina-del-rey', 'morning', 'navy'),
    beads('marina-del-rey', 'morning', 'navy'),
  ],
  'westlake-village': [
    view(
      'westlake-village',
      { time: 'golden', boats: [{ kind: 'runabout', colour: hullPaint.white, at: [1000, 690] }] },
      middle,
    ),
    seats('westlake-village', 'morning', 'teal', 'bench'),
    topsides('westlake-village', 'morning', 'pontoon', 'teal', 'rinse'),
  ],
  'lake-sherwood': [
    view(
      'lake-sherwood',
      { time: 'morning', boats: [{ kind: 'pontoon', colour: hullPaint.green, at: [900, 720] }] },
      middle,
    ),
    topsides('lake-sherwood', 'golden', 'runabout', 'green', 'polish'),
    dash('lake-sherwood', 'noon', 'green'),
  ],
  'malibou-lake': [
    view(
      'malibou-lake',
      { time: 'golden', boats: [{ kind: 'runabout', colour: hullPaint.sky, at: [900, 700] }] },
      middle,
    ),
    beads('malibou-lake', 'noon', 'red'),
    rail('malibou-lake', 'morning'),
  ],
  'lake-calabasas': [
    view(
      'lake-calabasas',
      { time: 'noon', boats: [{ kind: 'pontoon', colour: hullPaint.navy, at: [900, 720] }] },
      middle,
    ),
    topsides('lake-calabasas', 'overcast', 'runabout', 'yellow', 'foam'),
    dash('lake-calabasas', 'morning', 'yellow'),
  ],
  'century-lake': [
    view(
      'century-lake',
      { time: 'morning', boats: [{ kind: 'fishing', colour: hullPaint.green, at: [900, 730] }] },
      middle,
    ),
    deck('century-lake', 'golden', 'sky'),
    topsides('century-lake', 'overcast', 'fishing', 'green', 'rinse'),
  ],
  'castaic-lake': [
    view(
      'castaic-lake',
      {
        time: 'morning',
        boats: [
          { kind: 'pwc', colour: hullPaint.yellow, at: [860, 640], options: { crew: true }, way: 'moving' },
        ],
      },
      middle,
    ),
    topsides('castaic-lake', 'noon', 'fishing', 'sky', 'foam'),
    beads('castaic-lake', 'noon', 'sky'),
  ],
  'pyramid-lake': [
    view(
      'pyramid-lake',
      { time: 'noon', boats: [{ kind: 'runabout', colour: hullPaint.black, at: [900, 660] }] },
      middle,
    ),
    topsides('pyramid-lake', 'morning', 'runabout', 'black', 'polish'),
    dash('pyramid-lake', 'golden', 'black'),
  ],
  'king-harbor-redondo-beach': [
    view(
      'king-harbor-redondo-beach',
      {
        time: 'morning',
        boats: [{ kind: 'sailboat', colour: hullPaint.white, at: [900, 700], options: { mast: 8 } }],
      },
      { ...middle, left: 200 },
    ),
    topsides('king-harbor-redondo-beach', 'dusk', 'fishing', 'navy', 'rinse'),
    rail('king-harbor-redondo-beach', 'morning'),
  ],
  'san-pedro': [
    view(
      'san-pedro',
      { time: 'morning', boats: [{ kind: 'fishing', colour: hullPaint.white, at: [1100, 740] }] },
      middle,
    ),
    stern('san-pedro', 'dusk', 'navy'),
    topsides('san-pedro', 'overcast', 'cruiser', 'navy', 'polish'),
  ],
  'long-beach': [
    view(
      'long-beach',
      {
        time: 'golden',
        boats: [{ kind: 'cruiser', colour: hullPaint.white, at: [1000, 740], heading: 'left' }],
      },
      middle,
    ),
    topsides('long-beach', 'noon', 'runabout', 'red', 'foam'),
    beads('long-beach', 'golden', 'red'),
  ],
  'alamitos-bay': [
    view(
      'alamitos-bay',
      {
        time: 'noon',
        boats: [{ kind: 'sailboat', colour: hullPaint.teal, at: [960, 690], options: { mast: 7.4 } }],
      },
      middle,
    ),
    seats('alamitos-bay', 'golden', 'teal', 'helm'),
    dash('alamitos-bay', 'noon', 'teal'),
  ],
  'newport-harbor': [
    view(
      'newport-harbor',
      {
        time: 'noon',
        boats: [
          {
            kind: 'sailboat',
            colour: hullPaint.white,
            at: [880, 700],
            options: { sails: 'set', mast: 9, crew: true },
          },
        ],
      },
      middle,
    ),
    stern('newport-harbor', 'golden', 'green'),
    topsides('newport-harbor', 'morning', 'cruiser', 'sand', 'foam'),
  ],
  'huntington-harbor': [
    view(
      'huntington-harbor',
      { time: 'golden', boats: [{ kind: 'cruiser', colour: hullPaint.white, at: [980, 720] }] },
      middle,
    ),
    dash('huntington-harbor', 'golden', 'white'),
    topsides('huntington-harbor', 'overcast', 'fishing', 'yellow', 'polish'),
  ],
};
