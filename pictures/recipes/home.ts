import { homeScene } from '../scenes/home-scene.ts';
import { type Picture, wideWindow } from './picture.ts';

export const homeWide = (): string =>
  homeScene({
    width: 1600,
    height: 900,
    waterline: 504,
    scale: 66,
    boatX: 790,
    sun: [1340, 250],
    crest: 416,
  });

/** The home page's picture, wide and for phones. */
export const homePictures: readonly Picture[] = [
  { name: 'hero-home', shape: 'wide', window: wideWindow, draw: homeWide },
  {
    name: 'hero-home-phone',
    shape: 'tall',
    window: { left: 0, top: 0, width: 1200, height: 1500 },
    draw: () =>
      homeScene({
        width: 1200,
        height: 1500,
        waterline: 800,
        scale: 78,
        boatX: 230,
        sun: [220, 560],
        crest: 300,
      }),
  },
];
