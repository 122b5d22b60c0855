import type { Fault } from '../finish/hull-paint.ts';
import type { Materials } from '../finish/materials.ts';

/** What every kind of boat can be told. */
export interface BoatState {
  readonly colour: string;
  readonly material: Materials;
  readonly seed: number;
  readonly faults?: readonly Fault[] | undefined;
  /** u from which an oxidised hull is polished already. */
  readonly polishedFrom?: number | undefined;
  /** Where fenders hang, as u from transom to stem. */
  readonly fenders?: readonly number[] | undefined;
  /** A reflection leaves out legs, rods and wires: water breaks them into wriggles. */
  readonly detail?: 'full' | 'reflected' | undefined;
}
