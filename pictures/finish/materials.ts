import type { Light } from '../drawing/palette.ts';

/** What the detailer changes. One boat, two finishes, the same geometry. */
export type Finish = 'oxidised' | 'restored';

/** Materials of a boat in one light and one finish; `distance` fades them into the haze. */
export function materials({
  light,
  finish,
  distance = 0,
}: {
  light: Light;
  finish: Finish;
  distance?: number;
}) {
  const dull = finish === 'oxidised';
  const tint = (colour: string): string => light.tint(colour, distance);
  const choose = (bright: string, faded: string): string => tint(dull ? faded : bright);
  return {
    dull,
    light,
    tint,
    gelcoat: choose('#fbf8f0', '#d5d0c0'),
    gelcoatShade: choose('#cfdcdc', '#b5b1a3'),
    gelcoatDeep: choose('#9fb7bd', '#98958a'),
    rail: choose('#f4f8f7', '#8f9089'),
    railShade: choose('#7e99a3', '#6f6d63'),
    /** The bright part of a metal fitting: there is none left when it is tarnished. */
    shine: choose('#f4f8f7', '#6f6d63'),
    vinyl: choose('#f3e6cb', '#c2b99d'),
    vinylShade: choose('#d2bb90', '#9c9379'),
    wood: choose('#a3622f', '#8d8272'),
    woodShade: choose('#6f3d1d', '#6b6256'),
    canvas: choose('#15506a', '#5f7f88'),
    canvasShade: choose('#0e3a53', '#4c6972'),
    glass: choose('#173c50', '#56707a'),
    glassLight: choose('#8fc0cb', '#8c9d9f'),
    dark: choose('#16242e', '#454c4f'),
    darkLight: choose('#41545f', '#646a6a'),
    accent: choose('#b3371f', '#9c6e61'),
    sail: tint('#fbf5e6'),
    sailShade: tint('#e3d8bf'),
  };
}

export type Materials = ReturnType<typeof materials>;
