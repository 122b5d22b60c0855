import type { LandTone } from '../drawing/palette.ts';
import type { Point } from '../drawing/svg.ts';
import type { Ridge } from '../land/ridge.ts';
import type { Setting } from '../scenes/setting.ts';

/** A ridge from its shape, written as 'x height, x height, ...'. */
function range(tone: LandTone, rough: number, shape: string): Ridge {
  const points = shape.split(', ').map((pair): Point => {
    const [x = 0, height = 0] = pair.split(' ').map(Number);
    return [x, height];
  });
  return [tone, points, rough];
}

/** The far shore of every area, apart from the picture's light and boats, so that work pictures can reuse it. */
export const settings = {
  malibu: {
    ridges: [
      range(0, 5, '-40 60, 160 96, 360 60, 560 104, 800 66, 1000 110, 1300 60'),
      range(1, 4, '-40 22, 140 48, 330 26, 520 40, 760 22, 940 0'),
    ],
    landmark: 'headland',
    sun: [690, 0.62],
    clouds: { kind: 'streaks', count: 4 },
    gulls: [880, 150],
  },
  'santa-monica': {
    ridges: [
      range(0, 6, '-60 96, 120 130, 320 92, 520 60, 760 26, 980 0'),
      range(1, 4, '-60 48, 180 62, 380 30, 600 8, 680 0'),
    ],
    landmark: 'pier',
    clouds: { kind: 'cumulus', count: 4, from: 420 },
    gulls: [420, 210],
  },
  'marina-del-rey': {
    ridges: [range(0, 3, '-40 30, 300 44, 700 26, 1100 40, 1640 22')],
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
      range(0, 5, '-40 104, 200 150, 460 108, 700 168, 980 120, 1260 176, 1640 110'),
      range(1, 4, '-40 50, 260 84, 560 46, 900 92, 1240 56, 1640 90'),
    ],
    landmark: 'island',
    sun: [1290, 0.3],
    clouds: { kind: 'veil', count: 2, from: 760 },
    gulls: [900, 130],
  },
  'lake-sherwood': {
    ridges: [
      range(0, 6, '-40 150, 220 110, 480 170, 760 210, 1100 150, 1640 220'),
      range(1, 5, '-40 66, 220 92, 520 52, 860 96, 1640 80'),
    ],
    landmark: 'crags',
    placement: { shift: -60 },
    facing: 'mirrored',
    sun: [1190, 0.3],
    clouds: { kind: 'streaks', count: 3, from: 900 },
  },
  'malibou-lake': {
    ridges: [
      range(0, 7, '-40 120, 180 190, 330 130, 620 150, 800 262, 930 200, 1100 280, 1260 180, 1640 150'),
      range(1, 5, '-40 62, 300 96, 640 60, 1000 100, 1400 76, 1640 100'),
    ],
    landmark: 'boathouse',
    clouds: { kind: 'cumulus', count: 3, from: 560 },
    gulls: null,
  },
  'lake-calabasas': {
    ridges: [
      range(0, 4, '-40 70, 260 118, 620 76, 960 128, 1300 84, 1640 120'),
      range(1, 3, '-40 34, 260 52, 600 30, 1000 60, 1640 40'),
    ],
    landmark: 'willowBridge',
    clouds: { kind: 'mackerel', count: 3, from: 480 },
  },
  'century-lake': {
    ridges: [
      range(0, 6, '-40 120, 200 164, 420 118, 700 150, 1000 90, 1640 190'),
      range(1, 5, '-40 54, 240 86, 520 60, 760 40, 1640 90'),
    ],
    landmark: 'buttes',
    sun: [760, 0.56],
    clouds: { kind: 'mackerel', count: 2, from: 560, to: 1300 },
  },
  'castaic-lake': {
    ridges: [
      range(0, 6, '-40 70, 240 120, 460 84, 760 140, 1060 180, 1640 250'),
      range(1, 4, '-40 30, 220 58, 420 30, 600 0'),
    ],
    landmark: 'reservoir',
    clouds: { kind: 'cumulus', count: 2, from: 520, to: 1200 },
    gulls: [760, 170],
  },
  'pyramid-lake': {
    ridges: [
      range(0, 6, '-40 130, 200 190, 440 150, 700 220, 1000 180, 1400 250, 1640 300'),
      range(1, 5, '-40 70, 180 104, 420 60, 640 30, 760 0'),
    ],
    landmark: 'pyramidRock',
    sun: [760, 0.34],
    clouds: { kind: 'veil', count: 2, from: 900 },
  },
  'king-harbor-redondo-beach': {
    ridges: [
      range(0, 3, '420 0, 620 40, 840 104, 1060 132, 1300 120, 1640 96'),
      range(1, 3, '900 0, 1100 34, 1400 62, 1640 58'),
    ],
    landmark: 'stiltPier',
    placement: { shift: -40 },
    facing: 'mirrored',
    sun: [1160, 0.74],
    clouds: { kind: 'streaks', count: 5, from: 700 },
    gulls: [700, 190],
  },
  'san-pedro': {
    ridges: [range(0, 3, '-40 0, 120 34, 380 74, 600 62, 860 26, 1000 0')],
    landmark: 'lighthouse',
    sun: [800, 0.7],
    clouds: { kind: 'veil', count: 4, from: 520 },
    gulls: [1090, 190],
  },
  'long-beach': {
    ridges: [range(0, 2, '200 0, 420 16, 900 24, 1640 14')],
    landmark: 'liner',
    clouds: { kind: 'cumulus', count: 5, from: 380 },
    gulls: [700, 170],
  },
  'alamitos-bay': {
    ridges: [range(0, 2, '-40 12, 300 24, 680 14, 900 8')],
    landmark: 'bungalows',
    sun: [600, 0.62],
    clouds: { kind: 'streaks', count: 4, from: 760 },
  },
  'newport-harbor': {
    ridges: [range(0, 2, '-40 24, 300 40, 640 28, 1000 40, 1640 26')],
    landmark: 'pavilion',
    moorings: [{ from: 520, to: 900, scale: 10, count: 7, distance: 0.24, motor: 0.1 }],
    sun: [600, 0.6],
    clouds: { kind: 'mackerel', count: 3, from: 700 },
  },
  'huntington-harbor': {
    ridges: [range(0, 2, '-40 10, 260 18, 620 10')],
    landmark: 'archBridge',
    clouds: { kind: 'cumulus', count: 3, from: 700 },
  },
} satisfies Record<string, Setting>;

export type AreaSlug = keyof typeof settings;
