import { browser } from '../../storage/kept-text.ts';

const prefix = 'bdla:finish:';

/** Where this browser keeps a job's sheet until it is sent. */
export const sheetPlaceOf = (leadId: string): string => `${prefix}${leadId}`;

/** Sheets that were begun here and not sent. */
export const sheetPlaces = (): readonly string[] => browser.names().filter((name) => name.startsWith(prefix));
