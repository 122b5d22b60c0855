import { lightOf, type Time } from '../drawing/palette.ts';
import { frame, group, type Point } from '../drawing/svg.ts';
import { type Camera, makeView, type Stage } from '../drawing/view.ts';
import { reflect } from '../drawing/water.ts';
import { mooringLine } from '../finish/fittings.ts';
import { type Dock, dock } from '../land/dock.ts';
import { detailer } from '../land/figure.ts';
import { type ForegroundName, foregrounds } from '../land/foreground.ts';
import { type Boat, boatAfloat } from './boat-afloat.ts';
import { drawSetting, type Setting } from './setting.ts';

interface Pier extends Dock {
  /** Mooring lines from a boat's cleat to the dock, in picture pixels. */
  readonly lines?: readonly (readonly [Point, Point])[];
  /** Where the detailer stands, in metres from the view's centre, and where the brush points. */
  readonly detailer?: { readonly x: number; readonly facing: 'left' | 'right' };
}

/** A whole view of a place, as data. */
export interface AreaScene {
  readonly time: Time;
  readonly seed: number;
  readonly camera: Camera;
  readonly setting: Setting;
  /** Lies behind boats that float nearer and before those that float farther away. */
  readonly dock?: Pier;
  /** From far to near. */
  readonly boats: readonly Boat[];
  /** What frames the view close to the eye. */
  readonly foreground?: ForegroundName;
}

function drawPier(stage: Stage, { lines = [], detailer: person, ...planks }: Pier): string {
  const { view, light, seed } = stage;
  const jetty = dock({ ...stage, ...planks });
  const scale = view.scaleAt(planks.y) * 0.92;
  const [x, y] = view.point(person?.x ?? 0, 0.45, scale);
  return (
    reflect({ art: jetty, y: planks.y, seed, strength: 0.45, squash: 0.7 }) +
    jetty +
    lines.map(([from, to]) => mooringLine(from, to, light)).join('') +
    (person ? detailer(light, x, y, scale, person.facing) : '')
  );
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
    const afloat = (nearness: (y: number) => boolean): string[] =>
      boats.filter(({ at }) => nearness(at[1])).map((boat) => boatAfloat(stage, boat));
    const dockY = pier?.y ?? 0;
    return group([
      drawSetting(stage, setting),
      afloat((y) => y < dockY),
      pier ? drawPier(stage, pier) : '',
      afloat((y) => y >= dockY),
      foreground ? foregrounds[foreground](stage) : '',
    ]);
  });
