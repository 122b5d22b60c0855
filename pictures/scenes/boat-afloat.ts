import { type BoatKind, type BoatOptions, boats } from '../boats/fleet.ts';
import { clipped, group, num, type Point } from '../drawing/svg.ts';
import type { Stage } from '../drawing/view.ts';
import { contactLine, reflect, wake } from '../drawing/water.ts';
import type { Fault } from '../finish/hull-paint.ts';
import { type Finish, materials } from '../finish/materials.ts';

export interface Boat {
  readonly kind: BoatKind;
  readonly colour: string;
  /** Centre x and waterline y in pixels. */
  readonly at: Point;
  readonly finish?: Finish;
  readonly faults?: readonly Fault[];
  readonly polishedFrom?: number;
  readonly fenders?: readonly number[];
  readonly options?: BoatOptions;
  /** Which way the bow points. */
  readonly heading?: 'left' | 'right';
  readonly way?: 'lying' | 'moving';
}

/** Boat standing on the water with its reflection, contact shadow and, when it moves, a wake. */
export function boatAfloat({ view, light, seed }: Stage, boat: Boat): string {
  const { kind, at, colour, finish = 'restored', faults, polishedFrom, fenders, options = {} } = boat;
  const { heading = 'right', way = 'lying' } = boat;
  const [x, y] = at;
  const model = boats[kind];
  const scale = view.scaleAt(y);
  const side = heading === 'left' ? -scale : scale;
  const half = (model.length / 2) * scale;
  const draw = (detail: 'full' | 'reflected'): string => {
    const material = materials({ light, finish });
    const hull = model.draw({ colour, material, seed, faults, polishedFrom, fenders, detail, ...options });
    const art = group(hull, {
      transform: `translate(${num(x - (model.length / 2) * side)} ${num(y)}) scale(${side.toFixed(3)} ${scale.toFixed(3)})`,
    });
    return clipped(art, `M-900 -1600H2900V${num(y + 1)}H-900Z`);
  };
  // The wake is drawn for a bow that points right and mirrored about the boat.
  const trail = (): string =>
    group(wake({ x: 0, y: 0, halfWidth: half, seed, light }), {
      transform: `translate(${num(x)} ${num(y)}) scale(${heading === 'left' ? -1 : 1} 1)`,
    });
  const strength = finish === 'oxidised' ? 0.42 : 0.6;
  return group([
    reflect({ art: draw('reflected'), y, seed, strength, bend: 14, squash: 0.72 }),
    draw('full'),
    way === 'moving'
      ? trail()
      : contactLine({
          view,
          light,
          seed,
          x: x - half * (heading === 'left' ? -0.1 : 0.1),
          y,
          halfWidth: half * 0.86,
        }),
  ]);
}
