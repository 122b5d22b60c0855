import { browser } from '../../storage/kept-text.ts';
import { forgetPlaces, idsInPlaces, sheetPlaceOf } from './sheet-places.ts';
import { onDevice, tellNotKept, writeTyped } from './store.ts';
import { dropUnkept, isTypedUnkept, keepTypedAt } from './unkept.ts';
import type { WaitingAct } from './waiting-act.ts';

/** What this page knows of the jobs' sheets that are begun and not sent. */
const held = new Map<string, string>();

const placeOf = (leadId: string): string => `sheet:${leadId}`;

/** Of a sheet that was read. */
export const heldSheet = (leadId: string): string | undefined => held.get(leadId);

/** Before it is opened: another tab may have changed it, a page of an older version have kept it elsewhere. */
export async function readSheet(leadId: string): Promise<void> {
  if (isTypedUnkept(placeOf(leadId))) return;
  const place = sheetPlaceOf(leadId);
  const older = browser.recall(place);
  try {
    if (older !== undefined) await writeTyped('sheets', leadId, older);
    browser.forget(place);
    const kept = await onDevice((store) => store.get('sheets', leadId));
    if (kept === undefined) held.delete(leadId);
    else held.set(leadId, kept);
  } catch (error) {
    tellNotKept(error);
  }
}

export function keepSheet(leadId: string, text: string): void {
  held.set(leadId, text);
  void keepTypedAt(placeOf(leadId), () => writeTyped('sheets', leadId, held.get(leadId)));
}

export function forgetSheet(leadId: string): void {
  held.delete(leadId);
  dropUnkept(placeOf(leadId));
  writeTyped('sheets', leadId, undefined).catch(tellNotKept);
}

/** Takes all of them off the device. */
export async function forgetSheets(): Promise<void> {
  for (const leadId of held.keys()) dropUnkept(placeOf(leadId));
  held.clear();
  forgetPlaces();
  await onDevice((store) => store.clear('sheets'));
}

/** Sheets that were begun here and not sent; one that waits in the queue is counted there. */
export async function unsentSheets(acts: readonly WaitingAct[]): Promise<readonly string[]> {
  const kept = await onDevice((store) => store.getAllKeys('sheets')).catch(() => [...held.keys()]);
  const isWaiting = (id: string) => acts.some(({ name, leadId }) => name === 'admin-finish' && leadId === id);
  return [...new Set([...kept, ...idsInPlaces()])].filter((id) => !isWaiting(id));
}
