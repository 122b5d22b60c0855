import { clamp } from './svg.ts';

/** Site tokens (web/styles), repeated here because pictures are drawn without a browser. */
export const token = {
  ink: '#0b2233',
  deep: '#0e3a53',
  sea: '#14697a',
  foam: '#e9f3f2',
  sand: '#f5efe4',
  paper: '#fffdf9',
  brass: '#86591a',
  red: '#b3371f',
  green: '#17694a',
  seaLight: '#7cc7d6',
  brassLight: '#e0b56a',
} as const;

type Channels = [red: number, green: number, blue: number];
const channels = (hex: string): Channels => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};
const toHex = (values: readonly number[]): string =>
  `#${values
    .map((value) =>
      Math.round(clamp(value, 0, 255))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Blend two colours: amount 0 gives the first, 1 the second. */
export const mix = (first: string, second: string, amount: number): string => {
  const [r0, g0, b0] = channels(first);
  const [r1, g1, b1] = channels(second);
  return toHex([r0 + (r1 - r0) * amount, g0 + (g1 - g0) * amount, b0 + (b1 - b0) * amount]);
};

const multiply = (first: string, second: string): string => {
  const [r0, g0, b0] = channels(first);
  const [r1, g1, b1] = channels(second);
  return toHex([(r0 * r1) / 255, (g0 * g1) / 255, (b0 * b1) / 255]);
};

/** True for white and cream paints, which shade towards blue instead of black. */
export const isPale = (colour: string): boolean =>
  channels(colour).reduce((sum, value) => sum + value, 0) > 540;

/** Colour on a list of stops, position 0 to 1. */
const along = (stops: readonly string[], position: number): string => {
  const scaled = clamp(position, 0, 0.9999) * (stops.length - 1);
  const index = Math.floor(scaled);
  const from = stops[index] ?? token.ink;
  return mix(from, stops[index + 1] ?? from, scaled - index);
};

const lights = {
  morning: {
    sky: ['#8fb4bd', '#b4cbcb', '#d6dbcf', '#efe3cd', '#f7e9cf'],
    sun: '#fff8e6',
    halo: '#fbeed4',
    cloud: '#f8efdf',
    land: ['#b3c2be', '#8cabab', '#5c8688', '#3b676b', '#264d55'],
    water: ['#f0e4cc', '#c3d2cb', '#8db3b5', '#5a909a', '#2f6d7c', '#1c5266'],
    glint: '#fff6e2',
    ambient: '#f3f1ea',
    haze: '#e9e1cf',
  },
  noon: {
    sky: ['#2583a6', '#4f9fb8', '#86c0cb', '#bfdeda', '#e9efe0'],
    sun: '#fffdf0',
    halo: '#d9ebe2',
    cloud: '#fbfaf0',
    land: ['#9cbfc0', '#76a39c', '#4f8573', '#33694f', '#1f4f40'],
    water: ['#cfe5dc', '#73b6bd', '#2f8d9c', '#14697a', '#0f5169', '#0e3a53'],
    glint: '#effaf3',
    ambient: '#ffffff',
    haze: '#dbe9e2',
  },
  /** High thin overcast: the pale, even light in which paint is judged. */
  overcast: {
    sky: ['#b9cdd0', '#c8d8d8', '#d8e3e0', '#e6ece4', '#f1f0e4'],
    sun: '#fffdf4',
    halo: '#f0f2e8',
    cloud: '#f7f8f2',
    land: ['#b7cbcb', '#93b0b1', '#6a8f90', '#476f72', '#2d535a'],
    water: ['#e5ebe2', '#b5cfd0', '#7fadb4', '#4c8792', '#2a6675', '#194e62'],
    glint: '#f7faf4',
    ambient: '#f4f7f6',
    haze: '#e2eae5',
  },
  golden: {
    sky: ['#3a7480', '#86a394', '#d9bd8b', '#f3cd8d', '#fbe3b0'],
    sun: '#fff4d2',
    halo: '#fbdc9f',
    cloud: '#fbe2b4',
    land: ['#c7a988', '#a3886f', '#76705a', '#4c5a4a', '#2d443f'],
    water: ['#f8d9a2', '#d5b68b', '#86998c', '#3d7580', '#1c566b', '#0f3d55'],
    glint: '#ffedc2',
    ambient: '#fff0d6',
    haze: '#f3d3a0',
  },
  dusk: {
    sky: ['#16304f', '#34476a', '#7d5d74', '#cf7a66', '#f4ab74'],
    sun: '#ffd9a0',
    halo: '#f2a377',
    cloud: '#e58f72',
    land: ['#7d6680', '#5a5475', '#3d4665', '#273753', '#18283f'],
    water: ['#f0a674', '#a96f74', '#5d506f', '#2f3f60', '#1b2f4d', '#10213a'],
    glint: '#ffcf9b',
    ambient: '#ead0c6',
    haze: '#c98577',
  },
} as const;

export type Time = keyof typeof lights;
/** Tone of a ridge, 0 far to 4 near. */
export type LandTone = 0 | 1 | 2 | 3 | 4;

/** The light of one time of day, with helpers that tint paint colours by it. */
export function lightOf(time: Time) {
  const chosen = lights[time];
  return {
    ...chosen,
    time,
    /** A paint colour seen in this light, faded with distance (0 near, 1 lost in haze). */
    tint: (colour: string, distance = 0): string =>
      mix(multiply(colour, chosen.ambient), chosen.haze, distance),
    /** Colour of the water, 0 at the horizon, 1 at the viewer's feet. */
    waterAt: (position: number): string => along(chosen.water, position),
  };
}

export type Light = ReturnType<typeof lightOf>;

/** Hull paints as they are when restored. */
export const hullPaint = {
  navy: '#123f66',
  red: '#a92f22',
  green: '#12593f',
  teal: '#0f6c7c',
  white: '#f6f3ea',
  sky: '#3f86a8',
  sand: '#e5d3ac',
  black: '#17252f',
  yellow: '#e0a52c',
} as const;

/** Pigments age differently: reds go pink, blues and greens go milky, black goes grey, white goes yellow. */
const aged: Readonly<Record<string, string>> = {
  [hullPaint.navy]: '#8397a6',
  [hullPaint.red]: '#c98f83',
  [hullPaint.green]: '#93a895',
  [hullPaint.teal]: '#92b0b0',
  [hullPaint.white]: '#ddd3b4',
  [hullPaint.sky]: '#a9bec6',
  [hullPaint.sand]: '#d0c6ab',
  [hullPaint.black]: '#85898b',
  [hullPaint.yellow]: '#dcc492',
};

/** A paint after years of sun: the pigment's own way of fading. */
export const oxidised = (colour: string): string =>
  aged[colour] ?? mix(mix(colour, '#8d9091', 0.42), '#d8d3c6', 0.4);
