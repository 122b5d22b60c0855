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

const whatIsWished = (lead: Lead): string =>
  inOneLine(lead.requested_service && packages[lead.requested_service].title, boatText(lead), lead.city);

const requestText = (lead: Lead): string => {
  const did = lead.source === 'website' ? 'sent a request' : 'asked for a price';
  return `${[did, whatIsWished(lead)].filter(Boolean).join(': ')}.`;
};

function accessText({ has_water, has_power }: Lead): string {
  const missing = [has_water === false && 'water', has_power === false && 'power'].filter(Boolean);
  return missing.length > 0 ? `has no ${missing.join(' or ')} at the boat.` : 'needs a word about access.';
}

const daysSince = (instant: string, now: string): number =>
  Math.floor((Date.parse(now) - Date.parse(instant)) / 86_400_000);

const isSetWithoutDate = ({ status, visits = [] }: Lead): boolean =>
  status === 'SCHEDULED' &&
  !visits.some((visit) => visit.status === 'planned' || visit.status === 'underway');

function waitingOfLead(lead: Lead, now: string): Waiting[] {
  const { id: lead_id, full_name: name, status, created_at, offer_sent, visits = [], mail_claim } = lead;
  const { requested_service: service } = lead;
  const about = { lead_id, name, ...(service && { service }) };
  const waiting = overdueVisits(visits, now).map(
    (visit): Waiting => ({
      ...about,
      kind: 'overdue',
      visit_id: visit.id,
      text: `was planned for ${formatMoment(visit.start, now)}. How did it go?`,
      act: 'Say how it went',
      since: visit.start,
    }),
  );
  if (mail_claim && isStaleClaim(mail_claim, now)) {
    waiting.push({
      ...about,
      kind: 'mail',
      text: 'may not have your last email: it was cut off on its way out.',
      act: 'Check',
      since: mail_claim.claimed_at,
    });
  }
  if (status === 'REQUEST_SENT') {
    const text = requestText(lead);
    waiting.push({ ...about, kind: 'request', text, act: 'Send a price', since: created_at });
  }
  if (status === 'NEEDS_ACCESS_REVIEW') {
    const text = accessText(lead);
    waiting.push({ ...about, kind: 'access', text, act: 'Check access', since: created_at });
  }
  if (isSetWithoutDate(lead)) {
    const text = 'is marked scheduled and has no date yet.';
    waiting.push({ ...about, kind: 'date', text, act: 'Pick a time', since: created_at });
  }
  if (status === 'OFFER_SENT' && offer_sent && addHours(offer_sent.sent_at, followUpHours) < now) {
    const text = `hasn't answered the offer for ${daysSince(offer_sent.sent_at, now)} days.`;
    waiting.push({ ...about, kind: 'follow-up', text, act: 'Follow up', since: offer_sent.sent_at });
  }
  return waiting;
}

function weatherOf(visit: CalendarVisit, now: string): Waiting[] {
  const { id, lead_id, name, start, weather, service } = visit;
  if (weather?.warning === undefined) return [];
  return [
    {
      kind: 'weather',
      lead_id,
      visit_id: id,
      name,
      text: `is planned for ${formatMoment(start, now)}.`,
      warning: weather.warning,
      act: 'Find a day',
      since: start,
      ...(service && { service }),
    },
  ];
}

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
