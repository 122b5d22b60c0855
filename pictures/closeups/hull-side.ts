import { lightOf } from '../drawing/palette.ts';
import { type Art, group } from '../drawing/svg.ts';
import { type Camera, makeView } from '../drawing/view.ts';
import { type Boat, boatAfloat } from '../scenes/boat-afloat.ts';
import { drawSetting } from '../scenes/setting.ts';
import { type CloseUp, lowHills } from './close-up.ts';

interface HullSide extends CloseUp {
  readonly camera?: Camera;
  readonly boat: Boat;
}

/** Boat alongside, large in the picture. */
export function hullSide({
  time,
  seed,
  finish = 'restored',
  setting = lowHills,
  extra,
  camera,
  boat,
}: HullSide): Art {
  const stage = { view: makeView(camera ?? { horizon: 315, eye: 2.5 }), light: lightOf(time), seed };
  return group([drawSetting(stage, setting), boatAfloat(stage, { finish, ...boat }), extra?.(stage) ?? '']);
}
