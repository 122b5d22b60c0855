import type { Lead } from '#domain/lead.ts';
import { dayOf } from '#domain/los-angeles.ts';
import { finishRefusal } from '#domain/record/finish.ts';
import { paymentRefusal } from '#domain/record/payment.ts';
import type { Refusal } from '#domain/refusal.ts';
import { outcomeHere } from '../device/outcome-here.ts';
import { visitOf, type WaitingAct } from '../device/waiting-act.ts';
import { ofDay } from '../record/finish-draft.ts';

/** How what was refused can be sent after all; else why it can’t. */
export type WayOut =
  | {
      readonly how: 'again' | 'anyway' | 'day' | 'reopened';
      readonly why?: undefined;
      readonly wasTold?: boolean;
    }
  | { readonly how?: undefined; readonly why: Refusal };

function refusalOf(lead: Lead, act: WaitingAct, now: string, anyway: boolean): Refusal | undefined {
  if (act.name === 'admin-finish') return finishRefusal(lead, { ...act.input, anyway }, now);
  if (act.name === 'admin-paid') return lead.record && paymentRefusal(lead.record, act.input, now);
  if (act.name !== 'admin-visit') return undefined;
  const outcome = outcomeHere(lead, { ...act.input, anyway }, { admin: '', now });
  return outcome && 'refusal' in outcome ? outcome.refusal : undefined;
}

const isStart = (act: WaitingAct): boolean => act.name === 'admin-visit' && act.input.act === 'start';

function wasToldLater({ email, visits = [] }: Lead, act: WaitingAct): boolean {
  const visit = visits.find(({ id }) => id === visitOf(act));
  if (email === undefined || visit?.told === undefined || visit.told !== visit.sequence) return false;
  return visit.status === 'planned' && dayOf(visit.start) > dayOf(act.pressedAt);
}

/** As its lead is now, which may be as it was when the act was refused, or not. */
export function wayOut(lead: Lead, act: WaitingAct, now: string): WayOut {
  if (!refusalOf(lead, act, now, false)) return { how: 'again' };
  const why = refusalOf(lead, act, now, true);
  if (!why) return { how: 'anyway', wasTold: wasToldLater(lead, act) };
  if (why.reason === 'visit-added' && !refusalOf(lead, ofDay(act), now, true))
    return { how: 'day', wasTold: wasToldLater(lead, act) };
  const isWork = act.name === 'admin-finish' || isStart(act);
  const isOpenable = why.reason === 'canceled' && isWork;
  const reopened = { ...lead, status: 'SCHEDULED' } as const;
  return isOpenable && !refusalOf(reopened, act, now, true) ? { how: 'reopened' } : { why };
}

const isForSheet = ({ reason }: Refusal): boolean =>
  reason === 'record-changed' || reason === 'extra-approved';

export const sendWords = {
  again: 'Send mine again',
  anyway: 'Send mine anyway',
  day: 'Finish this day',
  reopened: 'Set it back and send mine',
} as const;

const customerTold =
  'The customer was emailed this time. If you send yours, they’re emailed that you came earlier, and their calendar is corrected.';

const missTold =
  'The customer was emailed this time. If you send yours, that’s off: they’re emailed that you came and couldn’t do the work, and their calendar is corrected.';

const isMiss = (act: WaitingAct): boolean => act.name === 'admin-visit' && act.input.act === 'miss';

/** What comes of sending it, and what waits `behind` it, or why it can’t be. */
export function wayOutText(
  act: WaitingAct,
  { how, why, ...way }: WayOut,
  behind: readonly WaitingAct[] = [],
): string {
  if (act.name === 'admin-message') return '';
  const counts = `the visit counts as ${isStart(act) ? 'started' : 'done'} when you pressed.`;
  const told = 'wasTold' in way && way.wasTold ? `${behind.some(isMiss) ? missTold : customerTold} ` : '';
  const along = behind.map(({ said }) => ` “${said}” goes out right behind it.`).join('');
  if (how === 'anyway') return `${told}Sent anyway, ${counts}${along}`;
  if (how === 'reopened')
    return `If you did the work, “${sendWords.reopened}” sets the request back to Scheduled, and ${counts} Nobody’s emailed that it’s on again.${along}`;
  if (how === 'day')
    return `${told}“${sendWords.day}” ends this visit when you pressed${told === '' ? ' and emails nobody' : ''}. What you put down stays on this device, on the sheet for the last visit. If the whole job is done, cancel the other visit first: then you can send all of it.`;
  if (how === 'again' && act.refusal?.reason === 'visit-added')
    return 'That visit isn’t planned anymore, so yours can be sent now.';
  if (!why || (act.name === 'admin-finish' && isForSheet(why))) return '';
  const said = why.sentence === act.refusal?.sentence ? '' : `${why.sentence} `;
  return `${said}It can’t be sent anymore.`;
}
