import { createContext, useContext } from 'react';
import type { LeadStatus } from '#domain/lead-status.ts';

/** What an act came to, told where the customer looks. */
export interface News {
  readonly tone: 'good' | 'bad';
  readonly title: string;
  readonly text?: string | undefined;
}

export interface PageState {
  readonly slug: string;
  readonly lead: LeadStatus;
  /** The server's clock when `lead` was read. */
  readonly now: string;
  readonly accept: (lead: LeadStatus) => void;
  readonly refresh: () => void;
  /** Shows news and takes the focus there. */
  readonly tell: (news: News) => void;
}

const Context = createContext<PageState | undefined>(undefined);
export const PageStateProvider = Context.Provider;

export function usePage(): PageState {
  const state = useContext(Context);
  if (!state) throw new Error('The parts of the status page need its state around them.');
  return state;
}
