import { counted } from '#domain/plain-text.ts';

interface AgainWords {
  readonly why: string;
  readonly leave: string;
}

/** What a session's end means for what is here; `waiting`: pressed and photographed, kept on this device. */
export function againWords(waiting: number): AgainWords {
  const ended = 'Your session has ended. What you typed is still here';
  if (waiting === 0) return { why: `${ended}.`, leave: 'Leave without saving' };
  const go = waiting === 1 ? 'goes' : 'go';
  return {
    why: `${ended}. ${counted(waiting, 'thing')} on this device ${go} out once you’re logged in.`,
    leave: 'Leave, and log in later',
  };
}
