import { useEffect } from 'react';
import { forgetTyped, keepTyped } from './typed-draft.ts';

/** Keeps what is typed in a form as it is typed; undefined where nothing is. */
export function useTypedDraft(of: string, typed: unknown): void {
  const text = JSON.stringify(typed);
  useEffect(() => {
    if (text === undefined) forgetTyped(of);
    else keepTyped(of, JSON.parse(text));
  }, [of, text]);
}
