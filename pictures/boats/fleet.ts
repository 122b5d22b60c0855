import type { BoatState } from './boat.ts';
import { cruiser } from './cruiser.ts';
import { fishing } from './fishing.ts';
import { pontoon } from './pontoon.ts';
import { pwc } from './pwc.ts';
import { runabout } from './runabout.ts';
import { sailboat } from './sailboat.ts';

/** What single kinds can be told besides. */
export interface BoatOptions {
  /** Runabout: folding top. */
  readonly bimini?: boolean;
  /** Fishing boat: rods and outrigger. */
  readonly rods?: boolean;
  /** Sailboat: under sail, or with a covered boom. */
  readonly sails?: 'set' | 'stowed';
  /** Sailboat: mast height in metres. */
  readonly mast?: number;
  /** Somebody at the tiller, or in the saddle. */
  readonly crew?: boolean;
}

interface Model {
  readonly draw: (boat: BoatState & BoatOptions) => string;
  /** Meters overall; used to place docks, contact lines and crops. */
  readonly length: number;
}

export const boats = {
  runabout: { draw: runabout, length: 6.9 },
  sailboat: { draw: sailboat, length: 8.4 },
  cruiser: { draw: cruiser, length: 11.6 },
  pontoon: { draw: pontoon, length: 7 },
  fishing: { draw: fishing, length: 7.8 },
  pwc: { draw: pwc, length: 3.3 },
} satisfies Record<string, Model>;

export type BoatKind = keyof typeof boats;
