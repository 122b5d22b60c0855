import { useState } from 'react';
import { addHours, dayOf, instantOf, shiftDay, wallClockOf } from '#domain/los-angeles.ts';
import type { Movable } from '../visit/movable.ts';

interface Picked {
  readonly movable: Movable;
  readonly start: string;
}

const onOtherDay = (start: string, days: number): string =>
  instantOf(`${shiftDay(dayOf(start), days)}T${wallClockOf(start).slice(11)}`);

/** Where an arrow key takes a visit: half an hour up or down, a day to either side. */
const steps: Readonly<Record<string, (start: string) => string>> = {
  ArrowUp: (start) => addHours(start, -0.5),
  ArrowDown: (start) => addHours(start, 0.5),
  ArrowLeft: (start) => onOtherDay(start, -1),
  ArrowRight: (start) => onOtherDay(start, 1),
};

export interface Picking {
  readonly picked: Picked | undefined;
  readonly pick: (movable: Movable, start: string) => void;
  readonly drop: () => void;
  /** Moves what is picked by a key; answers where it stands then, undefined for any other key. */
  readonly step: (key: string) => string | undefined;
}

export function usePicked(): Picking {
  const [picked, setPicked] = useState<Picked>();
  return {
    picked,
    pick: (movable, start) => setPicked({ movable, start }),
    drop: () => setPicked(undefined),
    step: (key) => {
      const start = picked && steps[key]?.(picked.start);
      if (picked && start !== undefined) setPicked({ ...picked, start });
      return start;
    },
  };
}
