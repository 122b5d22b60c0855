import { hullPaint } from '../drawing/palette.ts';
import type { AreaScene } from '../scenes/area-scene.ts';
import { type AreaSlug, settings } from './settings.ts';

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
    dock: {
      y: 812,
      from: -12,
      to: 3.6,
      pilings: [-5.2, 2.9],
      detailer: { x: -2.7, facing: 'right' },
      lines: [
        [
          [752, 645],
          [668, 750],
        ],
        [
          [1392, 626],
          [1318, 752],
        ],
      ],
    },
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
        at: [1040, 752],
        heading: 'left',
        options: { bimini: false },
      },
    ],
    card: { left: 390 },
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
    // Boats cannot get there.
    boats: [],
    foreground: 'reeds',
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
    boats: [{ kind: 'fishing', colour: hullPaint.navy, at: [1010, 730], heading: 'left' }],
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
    dock: {
      y: 622,
      from: -2.2,
      to: 14,
      pilings: [-1.6, 2.9, 6.6],
      detailer: { x: 5.3, facing: 'left' },
      lines: [
        [
          [752, 592],
          [846, 572],
        ],
        [
          [1404, 566],
          [1500, 574],
        ],
      ],
    },
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
