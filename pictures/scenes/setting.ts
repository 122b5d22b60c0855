import { drawSky, type Sky } from '../drawing/sky.ts';
import { type Art, group, num } from '../drawing/svg.ts';
import type { Stage } from '../drawing/view.ts';
import { drawGlitter, drawRipples, drawWater, onWater, reflect } from '../drawing/water.ts';
import { type Moorings, moorings } from '../land/moorings.ts';
import { drawRidges, type Ridge } from '../land/ridge.ts';
import { type LandmarkName, landmarks } from '../landmarks/landmarks.ts';

/** Where the landmark stands: it is drawn in the right half, about x = 1180, and moved from there. */
interface Placement {
  readonly shift?: number;
  readonly scale?: number;
}

/** The surroundings of a picture: sky, land, water and what stands on the far shore. */
export interface Setting extends Sky {
  readonly ridges: readonly Ridge[];
  readonly landmark?: LandmarkName;
  readonly placement?: Placement;
  readonly moorings?: readonly Moorings[];
  /** Swaps left and right of everything but the sky. */
  readonly facing?: 'normal' | 'mirrored';
}

const pivot = 1180;

/** Draws a setting from the sky down to the water; boats and docks are drawn over it. */
export function drawSetting(stage: Stage, setting: Setting): string {
  const { view, light, seed } = stage;
  const { ridges, landmark, placement = {}, facing = 'normal', sun } = setting;
  const { shift = 0, scale = 1 } = placement;
  const turn = (art: Art): string =>
    facing === 'mirrored' ? group(art, { transform: `translate(${view.width} 0) scale(-1 1)` }) : group(art);
  const put = (art: Art): string =>
    turn(
      group(art, {
        transform: `translate(${num(pivot * (1 - scale) + shift)} ${num(view.horizon * (1 - scale))}) scale(${scale})`,
      }),
    );
  const far = turn(drawRidges({ ...stage, ridges }));
  const mark = landmark ? landmarks[landmark](stage) : undefined;
  const standing = mark ? put(mark.art) : '';
  const basins = (setting.moorings ?? []).map((row, i) => ({
    art: turn(moorings({ view, light, seed: seed + i * 7, ...row })),
    y: view.waterline(row.scale),
  }));
  return group([
    drawSky({ ...stage, ...setting }),
    far,
    drawWater(stage),
    onWater(view, [
      reflect({ art: far, y: view.horizon, seed, strength: 0.34, squash: 0.6 }),
      mark
        ? reflect({
            art: standing,
            y: view.horizon + (mark.y - view.horizon) * scale,
            seed,
            strength: 0.5,
            squash: 0.72,
          })
        : '',
      sun ? drawGlitter({ ...stage, x: sun[0] }) : '',
      drawRipples(stage),
    ]),
    standing,
    basins.map(
      ({ art, y }) => onWater(view, reflect({ art, y, seed, strength: 0.4, bend: 12, squash: 0.7 })) + art,
    ),
    mark?.front ? put(mark.front) : '',
  ]);
}
