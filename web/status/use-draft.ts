import { useState } from 'react';
import { tab } from '../storage/kept-text.ts';
import { usePage } from './page-state.ts';

/** A text that survives a reload and a failed send, for this tab and this request. */
export function useDraft(name: string) {
  const { slug } = usePage();
  const key = `bdla:statusDraft:${slug}:${name}`;
  const [text, setText] = useState(() => tab.recall(key) ?? '');
  const write = (typed: string) => {
    setText(typed);
    if (typed === '') tab.forget(key);
    else tab.remember(key, typed);
  };
  /** What was typed since it was sent stays. */
  const arrived = (sent: string) => {
    if (tab.recall(key) === sent) tab.forget(key);
    setText((now) => (now === sent ? '' : now));
  };
  return { text, write, arrived };
}
