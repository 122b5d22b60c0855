import { browser } from '../../storage/kept-text.ts';
import type { WaitingAct } from './waiting-act.ts';

const prefix = 'bdla:finish:';

/** Where this browser keeps a job's sheet until it is sent. */
export const sheetPlaceOf = (leadId: string): string => `${prefix}${leadId}`;

/** Sheets that were begun here and not sent; one that waits in the queue is counted there. */
export const unsentSheets = (acts: readonly WaitingAct[]): readonly string[] =>
  sheetPlaces().filter(
    (place) => !acts.some(({ name, leadId }) => name === 'admin-finish' && sheetPlaceOf(leadId) === place),
  );

export const sheetPlaces = (): readonly string[] => browser.names().filter((name) => name.startsWith(prefix));
