import { hullPaint } from '../drawing/palette.ts';
import type { Window } from '../rendering/raster.ts';
import type { AreaSlug } from './settings.ts';
import { beads, dash, deck, rail, seats, stern, topsides, view, type WorkPicture } from './work-kinds.ts';

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
      {
        time: 'golden',
        dock: { y: 812, from: -12, to: 3.6, pilings: [-5.2, 2.9], detailer: { x: -2.7, facing: 'right' } },
        boats: [{ kind: 'cruiser', colour: hullPaint.navy, at: [1040, 660] }],
      },
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
    seats('century-lake', 'noon', 'green', 'bench'),
    deck('century-lake', 'golden', 'sky'),
    beads('century-lake', 'golden', 'green'),
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
