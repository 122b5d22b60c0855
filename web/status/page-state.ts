import { createContext, useContext } from 'react';
import type { LeadStatus } from '#domain/status/lead-status.ts';

/** What an act came to, said where the customer looks. */
export interface Outcome {
  readonly tone: 'good' | 'bad';
  readonly title: string;
  readonly text?: string | undefined;
  /** The server's clock when it was so; what comes of ours after that takes its place. */
  readonly since?: string;
}

export interface PageState {
  readonly slug: string;
  readonly lead: LeadStatus;
  /** The server's clock when `lead` was read. */
  readonly now: string;
  readonly accept: (lead: LeadStatus) => void;
  readonly refresh: () => void;
  /** What is to be said of the email’s link that led here, until something is done. */
  readonly oldLink?: string | undefined;
  /** Shows an outcome and takes the focus there. */
  readonly tell: (outcome: Outcome) => void;
}

const Context = createContext<PageState | undefined>(undefined);
export const PageStateProvider = Context.Provider;

export function usePage(): PageState {
  const state = useContext(Context);
  if (!state) throw new Error('The parts of the status page need its state around them.');
  return state;
}
