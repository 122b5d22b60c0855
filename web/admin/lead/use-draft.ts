import { useState } from 'react';
import type { Reading } from './readings.ts';
import { useAtEnd } from './use-at-end.ts';

interface DraftOptions<T> {
  /** The saved value as the control shows it. */
  readonly saved: string;
  readonly read: (text: string) => Reading<T>;
  /** The control shows a part of a date, of which it hands out no text. */
  readonly isPartial?: () => boolean;
  /** Saves; answers whether that worked. */
  readonly save: (value: T | null) => Promise<boolean>;
}

export interface Draft {
  readonly text: string;
  readonly problem: string | undefined;
  readonly type: (text: string) => void;
  /** Saves what was typed, if that is other than what is saved. */
  readonly commit: () => Promise<void>;
}

/**
 * What is typed into a field until it is saved. A failed save keeps it. Closing the lead in the middle of a
 * word, or going to another app, saves the word.
 */
export function useDraft<T>({ saved, read, isPartial, save }: DraftOptions<T>): Draft {
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();

  const commit = async () => {
    if (isPartial?.()) return setProblem('Please complete this, or empty it.');
    if (draft === undefined) return setProblem(undefined);
    const reading = draft === saved ? undefined : read(draft);
    if (reading === undefined) return setDraft(undefined);
    if ('problem' in reading) return setProblem(reading.problem);
    if (await save(reading.value)) setDraft((current) => (current === draft ? undefined : current));
  };

  useAtEnd(commit);

  return {
    text: draft ?? saved,
    problem,
    commit,
    type: (text) => {
      setDraft(text);
      setProblem(undefined);
    },
  };
}
