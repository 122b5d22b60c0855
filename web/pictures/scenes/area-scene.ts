import { lightOf, type Time } from '../drawing/palette.ts';
import { frame, group } from '../drawing/svg.ts';
import { type Camera, makeView } from '../drawing/view.ts';
import { reflect } from '../drawing/water.ts';
import { type Dock, dock } from '../land/dock.ts';
import { type ForegroundName, foregrounds } from '../land/foreground.ts';
import { type Boat, boatAfloat } from './boat-afloat.ts';
import { drawSetting, type Setting } from './setting.ts';

/** A whole view of a place, as data. */
export interface AreaScene {
  readonly time: Time;
  readonly seed: number;
  readonly camera: Camera;
  readonly setting: Setting;
  readonly dock?: Dock;
  /** From far to near. */
  readonly boats: readonly Boat[];
  /** What frames the view close to the eye. */
  readonly foreground?: ForegroundName;
}

/** Draws a place: its setting, a dock if there is one, the boats, and what frames them. */
export const areaScene = ({
  time,
  seed,
  camera,
  setting,
  dock: pier,
  boats,
  foreground,
}: AreaScene): string =>
  frame(() => {
    const stage = { view: makeView(camera), light: lightOf(time), seed };
    const jetty = pier ? dock({ ...stage, ...pier }) : '';
    return group([
      drawSetting(stage, setting),
      pier ? reflect({ art: jetty, y: pier.y, seed, strength: 0.45, squash: 0.7 }) + jetty : '',
      boats.map((boat, i) => boatAfloat({ ...stage, seed: seed + i }, boat)),
      foreground ? foregrounds[foreground](stage) : '',
    ]);
  });
