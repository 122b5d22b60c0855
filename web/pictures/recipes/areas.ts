import { hullPaint } from '../drawing/palette.ts';
import type { AreaScene } from '../scenes/area-scene.ts';
import type { Setting } from '../scenes/setting.ts';

/** The far shore of every area, apart from the picture's light and boats, so that work pictures can reuse it. */
export const settings = {
  malibu: {
    ridges: [
      [
        0,
        [
          [-40, 60],
          [160, 96],
          [360, 60],
          [560, 104],
          [800, 66],
          [1000, 110],
          [1300, 60],
        ],
        5,
      ],
      [
        1,
        [
          [-40, 22],
          [140, 48],
          [330, 26],
          [520, 40],
          [760, 22],
          [940, 0],
        ],
        4,
      ],
    ],
    landmark: 'headland',
    sun: [690, 0.62],
    clouds: { kind: 'streaks', count: 4 },
    gulls: [880, 150],
  },
  'santa-monica': {
    ridges: [
      [
        0,
        [
          [-60, 96],
          [120, 130],
          [320, 92],
          [520, 60],
          [760, 26],
          [980, 0],
        ],
        6,
      ],
      [
        1,
        [
          [-60, 48],
          [180, 62],
          [380, 30],
          [600, 8],
          [680, 0],
        ],
        4,
      ],
    ],
    landmark: 'pier',
    clouds: { kind: 'cumulus', count: 4, from: 420 },
    gulls: [420, 210],
  },
  'marina-del-rey': {
    ridges: [
      [
        0,
        [
          [-40, 30],
          [300, 44],
          [700, 26],
          [1100, 40],
          [1640, 22],
        ],
        3,
      ],
    ],
    landmark: 'towers',
    moorings: [
      { from: 560, to: 1640, scale: 9, count: 24, distance: 0.34, motor: 0.05 },
      { from: 600, to: 1660, scale: 15, count: 14, distance: 0.12, motor: 0.1 },
    ],
    sun: [640, 0.5],
    clouds: { kind: 'veil', count: 2, from: 700 },
  },
  'westlake-village': {
    ridges: [
      [
        0,
        [
          [-40, 104],
          [200, 150],
          [460, 108],
          [700, 168],
          [980, 120],
          [1260, 176],
          [1640, 110],
        ],
        5,
      ],
      [
        1,
        [
          [-40, 50],
          [260, 84],
          [560, 46],
          [900, 92],
          [1240, 56],
          [1640, 90],
        ],
        4,
      ],
    ],
    landmark: 'island',
    sun: [1290, 0.3],
    clouds: { kind: 'veil', count: 2, from: 760 },
    gulls: [900, 130],
  },
  'lake-sherwood': {
    ridges: [
      [
        0,
        [
          [-40, 150],
          [220, 110],
          [480, 170],
          [760, 210],
          [1100, 150],
          [1640, 220],
        ],
        6,
      ],
      [
        1,
        [
          [-40, 66],
          [220, 92],
          [520, 52],
          [860, 96],
          [1640, 80],
        ],
        5,
      ],
    ],
    landmark: 'crags',
    placement: { shift: -60 },
    facing: 'mirrored',
    sun: [1190, 0.3],
    clouds: { kind: 'streaks', count: 3, from: 900 },
  },
  'malibou-lake': {
    ridges: [
      [
        0,
        [
          [-40, 120],
          [180, 190],
          [330, 130],
          [620, 150],
          [800, 262],
          [930, 200],
          [1100, 280],
          [1260, 180],
          [1640, 150],
        ],
        7,
      ],
      [
        1,
        [
          [-40, 62],
          [300, 96],
          [640, 60],
          [1000, 100],
          [1400, 76],
          [1640, 100],
        ],
        5,
      ],
    ],
    landmark: 'boathouse',
    clouds: { kind: 'cumulus', count: 3, from: 560 },
    gulls: null,
  },
  'lake-calabasas': {
    ridges: [
      [
        0,
        [
          [-40, 70],
          [260, 118],
          [620, 76],
          [960, 128],
          [1300, 84],
          [1640, 120],
        ],
        4,
      ],
      [
        1,
        [
          [-40, 34],
          [260, 52],
          [600, 30],
          [1000, 60],
          [1640, 40],
        ],
        3,
      ],
    ],
    landmark: 'willowBridge',
    clouds: { kind: 'mackerel', count: 3, from: 480 },
  },
  'century-lake': {
    ridges: [
      [
        0,
        [
          [-40, 120],
          [200, 164],
          [420, 118],
          [700, 150],
          [1000, 90],
          [1640, 190],
        ],
        6,
      ],
      [
        1,
        [
          [-40, 54],
          [240, 86],
          [520, 60],
          [760, 40],
          [1640, 90],
        ],
        5,
      ],
    ],
    landmark: 'buttes',
    sun: [760, 0.56],
    clouds: { kind: 'mackerel', count: 2, from: 560, to: 1300 },
  },
  'castaic-lake': {
    ridges: [
      [
        0,
        [
          [-40, 70],
          [240, 120],
          [460, 84],
          [760, 140],
          [1060, 180],
          [1640, 250],
        ],
        6,
      ],
      [
        1,
        [
          [-40, 30],
          [220, 58],
          [420, 30],
          [600, 0],
        ],
        4,
      ],
    ],
    landmark: 'reservoir',
    clouds: { kind: 'cumulus', count: 2, from: 520, to: 1200 },
    gulls: [760, 170],
  },
  'pyramid-lake': {
    ridges: [
      [
        0,
        [
          [-40, 130],
          [200, 190],
          [440, 150],
          [700, 220],
          [1000, 180],
          [1400, 250],
          [1640, 300],
        ],
        6,
      ],
      [
        1,
        [
          [-40, 70],
          [180, 104],
          [420, 60],
          [640, 30],
          [760, 0],
        ],
        5,
      ],
    ],
    landmark: 'pyramidRock',
    sun: [760, 0.34],
    clouds: { kind: 'veil', count: 2, from: 900 },
  },
  'king-harbor-redondo-beach': {
    ridges: [
      [
        0,
        [
          [420, 0],
          [620, 40],
          [840, 104],
          [1060, 132],
          [1300, 120],
          [1640, 96],
        ],
        3,
      ],
      [
        1,
        [
          [900, 0],
          [1100, 34],
          [1400, 62],
          [1640, 58],
        ],
        3,
      ],
    ],
    landmark: 'stiltPier',
    placement: { shift: -40 },
    facing: 'mirrored',
    sun: [1160, 0.74],
    clouds: { kind: 'streaks', count: 5, from: 700 },
    gulls: [700, 190],
  },
  'san-pedro': {
    ridges: [
      [
        0,
        [
          [-40, 0],
          [120, 34],
          [380, 74],
          [600, 62],
          [860, 26],
          [1000, 0],
        ],
        3,
      ],
    ],
    landmark: 'lighthouse',
    sun: [800, 0.7],
    clouds: { kind: 'veil', count: 4, from: 520 },
    gulls: [1090, 190],
  },
  'long-beach': {
    ridges: [
      [
        0,
        [
          [200, 0],
          [420, 16],
          [900, 24],
          [1640, 14],
        ],
        2,
      ],
    ],
    landmark: 'liner',
    clouds: { kind: 'cumulus', count: 5, from: 380 },
    gulls: [700, 170],
  },
  'alamitos-bay': {
    ridges: [
      [
        0,
        [
          [-40, 12],
          [300, 24],
          [680, 14],
          [900, 8],
        ],
        2,
      ],
    ],
    landmark: 'bungalows',
    sun: [600, 0.62],
    clouds: { kind: 'streaks', count: 4, from: 760 },
  },
  'newport-harbor': {
    ridges: [
      [
        0,
        [
          [-40, 24],
          [300, 40],
          [640, 28],
          [1000, 40],
          [1640, 26],
        ],
        2,
      ],
    ],
    landmark: 'pavilion',
    moorings: [{ from: 520, to: 900, scale: 10, count: 7, distance: 0.24, motor: 0.1 }],
    sun: [600, 0.6],
    clouds: { kind: 'mackerel', count: 3, from: 700 },
  },
  'huntington-harbor': {
    ridges: [
      [
        0,
        [
          [-40, 10],
          [260, 18],
          [620, 10],
        ],
        2,
      ],
    ],
    landmark: 'archBridge',
    clouds: { kind: 'cumulus', count: 3, from: 700 },
  },
} as const satisfies Record<string, Setting>;

export type AreaSlug = keyof typeof settings;

interface Hero extends AreaScene {
  /** Left and top edge of the 4:3 window for cards. */
  readonly card: { readonly left: number; readonly top?: number };
}

/** One hero for each area. */
export const areas: Readonly<Record<AreaSlug, Hero>> = {
  malibu: {
    time: 'golden',
    seed: 3,
    camera: { horizon: 430, eye: 2.7 },
    setting: settings.malibu,
    boats: [{ kind: 'runabout', colour: hullPaint.navy, at: [1040, 730] }],
    card: { left: 480 },
  },
  'santa-monica': {
    time: 'noon',
    seed: 8,
    camera: { horizon: 560, eye: 4.2 },
    setting: settings['santa-monica'],
    boats: [
      {
        kind: 'sailboat',
        colour: hullPaint.white,
        at: [830, 752],
        options: { sails: 'set', mast: 9.4, crew: true },
        way: 'moving',
      },
    ],
    card: { left: 460 },
  },
  'marina-del-rey': {
    time: 'morning',
    seed: 12,
    camera: { horizon: 330, eye: 4.6 },
    setting: settings['marina-del-rey'],
    dock: { y: 812, from: -12, to: 3.6, pilings: [-5.2, 2.9], detailer: { x: -2.7, facing: 'right' } },
    boats: [
      {
        kind: 'sailboat',
        colour: hullPaint.white,
        at: [1080, 712],
        fenders: [0.22, 0.46, 0.68],
        options: { mast: 7.6 },
      },
    ],
    card: { left: 480 },
  },
  'westlake-village': {
    time: 'morning',
    seed: 21,
    camera: { horizon: 410, eye: 2.9 },
    setting: settings['westlake-village'],
    boats: [{ kind: 'pontoon', colour: hullPaint.teal, at: [1090, 700], heading: 'left', way: 'moving' }],
    foreground: 'reeds',
    card: { left: 480 },
  },
  'lake-sherwood': {
    time: 'golden',
    seed: 27,
    camera: { horizon: 470, eye: 2.7 },
    setting: settings['lake-sherwood'],
    boats: [
      {
        kind: 'runabout',
        colour: hullPaint.green,
        at: [1110, 752],
        heading: 'left',
        options: { bimini: false },
      },
    ],
    card: { left: 400 },
  },
  'malibou-lake': {
    time: 'noon',
    seed: 31,
    camera: { horizon: 420, eye: 3.0 },
    setting: settings['malibou-lake'],
    boats: [{ kind: 'pontoon', colour: hullPaint.red, at: [1010, 700] }],
    foreground: 'oakBough',
    card: { left: 480 },
  },
  'lake-calabasas': {
    time: 'overcast',
    seed: 35,
    camera: { horizon: 500, eye: 2.6 },
    setting: settings['lake-calabasas'],
    boats: [{ kind: 'runabout', colour: hullPaint.yellow, at: [960, 740], options: { bimini: true } }],
    card: { left: 480 },
  },
  'century-lake': {
    time: 'dusk',
    seed: 44,
    camera: { horizon: 540, eye: 3.2 },
    setting: settings['century-lake'],
    boats: [
      {
        kind: 'sailboat',
        colour: hullPaint.white,
        at: [850, 700],
        options: { sails: 'set', mast: 7.2, crew: true },
      },
    ],
    card: { left: 440 },
  },
  'castaic-lake': {
    time: 'noon',
    seed: 52,
    camera: { horizon: 360, eye: 3 },
    setting: settings['castaic-lake'],
    boats: [{ kind: 'fishing', colour: hullPaint.sky, at: [1060, 690], way: 'moving' }],
    card: { left: 440 },
  },
  'pyramid-lake': {
    time: 'golden',
    seed: 58,
    camera: { horizon: 440, eye: 2 },
    setting: settings['pyramid-lake'],
    boats: [{ kind: 'pwc', colour: hullPaint.red, at: [900, 720], options: { crew: true }, way: 'moving' }],
    card: { left: 440 },
  },
  'king-harbor-redondo-beach': {
    time: 'dusk',
    seed: 61,
    camera: { horizon: 430, eye: 2.8 },
    setting: settings['king-harbor-redondo-beach'],
    boats: [{ kind: 'fishing', colour: hullPaint.navy, at: [1110, 730], heading: 'left' }],
    foreground: 'pilings',
    card: { left: 400 },
  },
  'san-pedro': {
    time: 'dusk',
    seed: 66,
    camera: { horizon: 500, eye: 3.6 },
    setting: settings['san-pedro'],
    boats: [{ kind: 'cruiser', colour: hullPaint.navy, at: [900, 736], way: 'moving' }],
    card: { left: 400 },
  },
  'long-beach': {
    time: 'noon',
    seed: 70,
    camera: { horizon: 480, eye: 2.9 },
    setting: settings['long-beach'],
    boats: [{ kind: 'runabout', colour: hullPaint.red, at: [1030, 752], heading: 'left' }],
    foreground: 'channelBuoy',
    card: { left: 480 },
  },
  'alamitos-bay': {
    time: 'golden',
    seed: 75,
    camera: { horizon: 330, eye: 3.2 },
    setting: settings['alamitos-bay'],
    dock: { y: 622, from: -2.2, to: 14, pilings: [-1.6, 2.9, 6.6], detailer: { x: 5.3, facing: 'left' } },
    boats: [{ kind: 'runabout', colour: hullPaint.teal, at: [1090, 684], fenders: [0.2, 0.5] }],
    foreground: 'palmFronds',
    card: { left: 480 },
  },
  'newport-harbor': {
    time: 'golden',
    seed: 82,
    camera: { horizon: 420, eye: 3.1 },
    setting: settings['newport-harbor'],
    boats: [
      { kind: 'cruiser', colour: hullPaint.sand, at: [1190, 764], heading: 'left', fenders: [0.2, 0.42] },
    ],
    card: { left: 480 },
  },
  'huntington-harbor': {
    time: 'overcast',
    seed: 88,
    camera: { horizon: 390, eye: 3 },
    setting: settings['huntington-harbor'],
    boats: [
      {
        kind: 'fishing',
        colour: hullPaint.yellow,
        at: [1060, 700],
        options: { rods: false },
        heading: 'left',
      },
    ],
    foreground: 'dockEnd',
    card: { left: 440 },
  },
};
