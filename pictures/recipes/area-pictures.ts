import { areaScene } from '../scenes/area-scene.ts';
import { areaWork } from './area-work.ts';
import { areas } from './areas.ts';
import { cardWindow, type Picture, wideWindow } from './picture.ts';

const heroes: Picture[] = Object.entries(areas).flatMap(([slug, area]) => [
  { name: `area-${slug}`, shape: 'wide', window: wideWindow, draw: () => areaScene(area) },
  {
    name: `area-${slug}-card`,
    shape: 'card',
    window: { left: area.card.left, top: area.card.top ?? 60, width: 1120, height: 840 },
    draw: () => areaScene(area),
  },
]);

const work: Picture[] = Object.entries(areaWork).flatMap(([slug, pictures]) =>
  pictures.map(({ draw, window = cardWindow }, i) => ({
    name: `area-${slug}-${i + 1}`,
    shape: 'card' as const,
    window,
    draw,
  })),
);

/** Of every area: its hero, the same as a card, and three pictures of work there. */
export const areaPictures: readonly Picture[] = [...heroes, ...work];
