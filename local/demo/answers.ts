import { Lead } from '#domain/lead.ts';
import type { LeadChange } from '#domain/lead-change.ts';
import { addDays, addHours, instantOf } from '#domain/los-angeles.ts';
import { customerWrote, ownerWrote } from '#domain/message/message.ts';
import { extraFound } from '#domain/offer/extra-work.ts';
import { type OfferReply, offerAnswered } from '#domain/offer/offer-answer.ts';
import { dataRequested } from '#domain/privacy/data-requests.ts';
import { initialSettings } from '#domain/settings.ts';
import type { TimelineEntry } from '#domain/timeline.ts';
import { moveWished, readySaid } from '#domain/visit/customer-visits.ts';
import { newExtraId } from '#functions/data/lead/new-ids.ts';
import { withId } from '#functions/data/timeline.ts';
import { DEMO_ADMIN } from '../provision/create-admin.ts';
import { workdayAfter } from './week.ts';

interface Day {
  readonly today: string;
  readonly now: string;
}

/** The last answer of some leads, by their number, so that each state can be looked at. */
type Answer = (lead: Lead, day: Day) => readonly LeadChange[];

const toOffer =
  (hoursAgo: number, reply: (day: Day) => Pick<OfferReply, 'answer' | 'days' | 'message'>): Answer =>
  (lead, day) => {
    if (!lead.offer_sent) return [];
    const seen = { offerSentAt: lead.offer_sent.sent_at, ...reply(day) };
    return [offerAnswered(lead, seen, undefined, addHours(day.now, -hoursAgo))];
  };

const answers: Readonly<Record<number, Answer>> = {
  1: (lead, { now }) =>
    (lead.visits ?? []).map((visit) =>
      readySaid(lead, visit, { water: true, power: false, access: true, boat: true }, addHours(now, -3)),
    ),
  3: (lead, { today, now }) =>
    (lead.visits ?? []).map((visit) =>
      moveWished(lead, visit, instantOf(`${workdayAfter(today, 6)}T10:00`), addHours(now, -5)),
    ),
  22: (lead, { now }) => [
    ownerWrote(
      lead,
      { text: 'Could you send us two or three photos of your boat?', photos: [] },
      { admin: DEMO_ADMIN.email, now: addHours(now, -30) },
    ),
    customerWrote(
      lead,
      { text: 'I’ll be aboard on Saturday and take some then. Is that soon enough?', photos: [] },
      addHours(now, -2),
    ),
  ],
  27: toOffer(20, () => ({ answer: 'no', message: 'Found someone closer.' })),
  28: toOffer(4, () => ({ answer: 'question', message: 'Can you do the canvas while you’re there?' })),
  29: toOffer(9, ({ today }) => ({ answer: 'yes', days: [workdayAfter(today, 4), workdayAfter(today, 6)] })),
  37: (lead, { now }) => [
    extraFound(
      lead,
      { id: newExtraId(addHours(now, -1)), line: 'Oxidation under the swim platform', amount: 18_000 },
      initialSettings,
      { admin: DEMO_ADMIN.email, now: addHours(now, -1) },
    ),
  ],
  45: (lead, { now }) => [dataRequested(lead, { wish: 'copy' }, addDays(now, -6))],
};

export function withAnswers(
  lead: Lead,
  number: number,
  day: Day,
): { readonly lead: Lead; readonly entries: readonly TimelineEntry[] } {
  const changes = answers[number]?.(lead, day) ?? [];
  const fields = Object.assign({}, lead, ...changes.map((change) => change.fields));
  const visits = changes.findLast((change) => change.visits)?.visits;
  const known = Object.entries({ ...fields, ...(visits && { visits }) }).filter(
    ([, value]) => value !== null,
  );
  return {
    lead: Lead.parse(Object.fromEntries(known)),
    entries: changes.flatMap((change) => change.entries).map((entry) => withId(entry)),
  };
}
