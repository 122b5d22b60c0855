import { type KeyboardEvent, useRef, useState } from 'react';
import { useAtEnd } from './use-at-end.ts';

/**
 * Milliseconds within which a closed list has changed by the key that was pressed. A list that a key has opened
 * takes longer to choose from.
 */
const keyEffect = 100;

export interface HeldChoice<T> {
  /** What the keys have come to, until it is saved. */
  readonly held: T | undefined;
  readonly take: (choice: T) => void;
  readonly drop: () => void;
  readonly commit: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * On Windows and Linux each arrow key changes a closed list. Only where the keys end is a choice: Enter, leaving
 * the list, closing the lead or going to another app saves it. A choice by mouse or touch is saved at once.
 */
export function useHeldChoice<T>(save: (choice: T) => void): HeldChoice<T> {
  const [held, setHeld] = useState<T>();
  const keyAt = useRef(-keyEffect);

  const commit = () => {
    if (held === undefined) return;
    setHeld(undefined);
    save(held);
  };
  useAtEnd(commit);

  return {
    held,
    commit,
    drop: () => setHeld(undefined),
    take: (choice) => {
      if (performance.now() - keyAt.current < keyEffect) return setHeld(choice);
      setHeld(undefined);
      save(choice);
    },
    onKeyDown: (event) => {
      const { key } = event;
      if (key === 'Enter' && held !== undefined) {
        // It saves; it does not open the list.
        event.preventDefault();
        commit();
      }
      keyAt.current = key === 'Enter' ? -keyEffect : performance.now();
    },
  };
}
