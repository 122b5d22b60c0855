import { tab } from '../../storage/kept-text.ts';

/** Thirty days on this device, or until the tab is closed. */
export type SessionKept = 'on-device' | 'in-tab';

export const tabOnly = 'bdla:tab-only';

export const sessionKept = (): SessionKept => (tab.recall(tabOnly) === undefined ? 'on-device' : 'in-tab');
