import { type KeyboardEvent, useRef, useState } from 'react';
import { useAtEnd } from './use-at-end.ts';

/** Milliseconds within which a key press changes a closed list. Choosing from an open list takes longer. */
const keyEffect = 100;

export interface PendingChoice<T> {
  /** The choice by keyboard that is not saved yet. */
  readonly pending: T | undefined;
  readonly take: (choice: T) => void;
  readonly drop: () => void;
  readonly commit: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** On Windows and Linux each arrow key changes a closed list, so a choice by keyboard is saved on Enter or blur. */
export function usePendingChoice<T>(save: (choice: T) => void): PendingChoice<T> {
  const [pending, setPending] = useState<T>();
  const keyAt = useRef(-keyEffect);

  const commit = () => {
    if (pending === undefined) return;
    setPending(undefined);
    save(pending);
  };
  useAtEnd(commit);

  return {
    pending,
    commit,
    drop: () => setPending(undefined),
    take: (choice) => {
      if (performance.now() - keyAt.current < keyEffect) return setPending(choice);
      setPending(undefined);
      save(choice);
    },
    onKeyDown: (event) => {
      const { key } = event;
      if (key === 'Enter' && pending !== undefined) {
        // Enter saves; it must not open the list.
        event.preventDefault();
        commit();
      }
      keyAt.current = key === 'Enter' ? -keyEffect : performance.now();
    },
  };
}
