import * as z from 'zod';
import type { Front } from './front.ts';

const State = z.enum(['up', 'down']);

/** Body of `POST /_local/faults`. */
export const Faults = z.strictObject({
  mail: State.optional(),
  storage: State.optional(),
  database: State.optional(),
  weather: State.optional(),
});
export type Faults = z.output<typeof Faults>;
export type FaultyParts = Readonly<Record<keyof Faults, Front>>;

/** Parts that are not named stay as they are. */
export function setFaults(parts: FaultyParts, faults: Faults): void {
  for (const name of Faults.keyof().options) {
    const state = faults[name];
    if (state !== undefined) parts[name].setState(state);
  }
}
