import type { CalendarFacts } from './calendar-days.ts';
import type { Lead } from './lead.ts';
import { boatText, inOneLine } from './lead-words.ts';
import { addHours, formatMoment } from './los-angeles.ts';
import { isStaleClaim } from './mail-claim.ts';
import { type CalendarVisit, type Waiting, waitingKinds } from './operations/calendar.ts';
import { packages } from './packages.ts';
import { overdueVisits } from './visit-changes.ts';

/** Hours after which an offer without an answer is worth a word. */
const followUpHours = 72;

const requestText = (lead: Lead): string =>
  inOneLine(
    lead.requested_service ? `new request: ${packages[lead.requested_service].title}` : 'new request',
    boatText(lead),
    lead.city,
  );

function waitingOfLead(lead: Lead, now: string): Waiting[] {
  const { id: lead_id, full_name: name, status, created_at, offer_sent, visits = [], mail_claim } = lead;
  const about = { lead_id, name };
  const overdue = overdueVisits(visits, now).map(
    (visit): Waiting => ({
      ...about,
      kind: 'overdue',
      visit_id: visit.id,
      text: `was planned for ${formatMoment(visit.start, now)}. What became of it?`,
      act: 'Say what happened',
      since: visit.start,
    }),
  );
  const mail: Waiting[] =
    mail_claim && isStaleClaim(mail_claim, now)
      ? [
          {
            ...about,
            kind: 'mail',
            text: 'may or may not have your last email: it was cut off while it went out.',
            act: 'Check with them',
            since: mail_claim.claimed_at,
          },
        ]
      : [];
  const own: Waiting[] = [];
  if (status === 'REQUEST_SENT') {
    own.push({ ...about, kind: 'request', text: requestText(lead), act: 'Send a price', since: created_at });
  }
  if (status === 'NEEDS_ACCESS_REVIEW') {
    own.push({
      ...about,
      kind: 'access',
      text: 'has no water or power at the boat, or hard access.',
      act: 'Check access',
      since: created_at,
    });
  }
  if (
    status === 'SCHEDULED' &&
    !visits.some((visit) => visit.status === 'planned' || visit.status === 'underway')
  ) {
    own.push({
      ...about,
      kind: 'date',
      text: 'is set to scheduled without a date.',
      act: 'Pick a time',
      since: created_at,
    });
  }
  if (status === 'OFFER_SENT' && offer_sent && addHours(offer_sent.sent_at, followUpHours) < now) {
    own.push({
      ...about,
      kind: 'follow-up',
      text: `hasn't answered the offer since ${formatMoment(offer_sent.sent_at, now)}.`,
      act: 'Follow up',
      since: offer_sent.sent_at,
    });
  }
  return [...overdue, ...mail, ...own];
}

const weatherOf = ({ id, lead_id, name, start, weather }: CalendarVisit, now: string): Waiting[] =>
  weather?.warning === undefined
    ? []
    : [
        {
          kind: 'weather',
          lead_id,
          visit_id: id,
          name,
          text: `${formatMoment(start, now)}. ${weather.warning}`,
          act: 'Find a day',
          since: start,
        },
      ];

/**
 * What waits for the owner: by kind, and the oldest first within one. `leads` are those that are open or have
 * a visit; each is looked at once.
 */
export function waitingFor(
  leads: Iterable<Lead>,
  visits: readonly CalendarVisit[],
  { now }: Pick<CalendarFacts, 'now'>,
): Waiting[] {
  const byId = new Map([...leads].map((lead) => [lead.id, lead]));
  const waiting = [
    ...visits.flatMap((visit) => weatherOf(visit, now)),
    ...[...byId.values()].flatMap((lead) => waitingOfLead(lead, now)),
  ];
  const rank = ({ kind }: Waiting): number => waitingKinds.indexOf(kind);
  return waiting.sort((a, b) => rank(a) - rank(b) || a.since.localeCompare(b.since));
}
