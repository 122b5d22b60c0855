import type { Lead } from '#domain/lead.ts';
import { finishRefusal } from '#domain/record/finish.ts';
import type { Refusal } from '#domain/refusal.ts';
import { outcomeHere } from '../device/outcome-here.ts';
import type { WaitingAct } from '../device/waiting-act.ts';

/** How what was refused can be sent after all; else why it can’t. */
export type WayOut =
  | { readonly how: 'again' | 'anyway'; readonly why?: undefined }
  | { readonly how?: undefined; readonly why: Refusal };

function refusalOf(lead: Lead, act: WaitingAct, now: string, anyway: boolean): Refusal | undefined {
  if (act.name === 'admin-finish') return finishRefusal(lead, { ...act.input, anyway }, now);
  if (act.name !== 'admin-visit') return undefined;
  const outcome = outcomeHere(lead, { ...act.input, anyway }, { admin: '', now });
  return outcome && 'refusal' in outcome ? outcome.refusal : undefined;
}

/** As its lead is now, which may be as it was when the act was refused, or not. */
export function wayOut(lead: Lead, act: WaitingAct, now: string): WayOut {
  if (!refusalOf(lead, act, now, false)) return { how: 'again' };
  const why = refusalOf(lead, act, now, true);
  return why ? { why } : { how: 'anyway' };
}

const isForSheet = ({ reason }: Refusal): boolean =>
  reason === 'record-changed' || reason === 'extra-approved';

const isStart = (act: WaitingAct): boolean => act.name === 'admin-visit' && act.input.act === 'start';

/** What comes of sending it, or what has to be done first. */
export function wayOutText(act: WaitingAct, { how, why }: WayOut): string {
  if (how === 'anyway')
    return `Sent anyway, the visit counts as ${isStart(act) ? 'started' : 'done'} when you pressed.`;
  if (!why || isForSheet(why)) return '';
  const said = why.sentence === act.refusal?.sentence ? '' : `${why.sentence} `;
  return why.reason === 'canceled' && (act.name === 'admin-finish' || isStart(act))
    ? `${said}If you did the work, set the request back to Scheduled. Then you can send this.`
    : `${said}It can’t be sent anymore.`;
}
