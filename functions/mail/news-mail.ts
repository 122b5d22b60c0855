import { terms } from '#domain/business.ts';
import type { Berth } from '#domain/customer/customer.ts';
import { askedPlace } from '#domain/customer/missing-place.ts';
import { isPlaceTold } from '#domain/customer/told-place.ts';
import type { Lead } from '#domain/lead.ts';
import { boatText } from '#domain/lead-words.ts';
import { formatMoment } from '#domain/los-angeles.ts';
import { shortName } from '#domain/message/greeting-name.ts';
import { newsWords } from '#domain/message/news-words.ts';
import { toldTotal } from '#domain/offer/told-price.ts';
import { capitalized } from '#domain/plain-text.ts';
import { isComplaint } from '#domain/record/complaints-until.ts';
import { visitBeforeDeletion } from '#domain/status/data-request-words.ts';
import type { TimelineEntry } from '#domain/timeline.ts';
import { adminAddress, photosLink, placeOf, serviceOf, writtenBy } from './lead-facts.ts';
import { button, facts, paragraph, words } from './mail-content.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './send-mail.ts';

/** Characters of a subject that inboxes and mail servers leave whole. */
const subjectLength = 78;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  if (line.length <= subjectLength) return line;
  return `${line.slice(0, subjectLength - 1).replace(/\s+\S*$/, '')}…`;
}

/** The address that the customer has corrected, until another is in its place. */
const oldPlace = (lead: Lead, { news }: TimelineEntry): string | undefined =>
  news?.kind === 'corrected' && news.berth && isPlaceTold(lead) ? placeOf(lead) : undefined;

function notReadyFor({ visits = [] }: Lead, { message, created_at }: TimelineEntry, now: string) {
  const visit = message && visits.find(({ ready }) => ready?.at === created_at);
  return visit && `It’s about the visit on ${formatMoment(visit.start, now)}.`;
}

/** To the owner: what the customer just did, in the subject already, and what to do next. A reply goes to them. */
export function newsMail(lead: Lead, entry: TimelineEntry, now: string, berth?: Berth): Mail {
  const {
    did,
    act = did,
    next,
    said,
  } = newsWords(entry, now, { missing: askedPlace(lead, berth), visits: lead.visits });
  const isDeletion = entry.news?.kind === 'data' && entry.news.wish === 'deletion';
  const stays = isDeletion && visitBeforeDeletion(lead.visits ?? [], now);
  const inTime =
    entry.message &&
    isComplaint(lead, entry.created_at) &&
    `They wrote within ${terms.complaintHours} hours of the job, in time for a complaint.`;
  const who = capitalized(shortName(lead.full_name));
  const photos = entry.message?.photos?.length ?? 0;
  const mail = mailOf('news', lead, shortened(`${who} ${did}`), {
    preview: next,
    heading: `${who} ${act}`,
    packageId: lead.requested_service,
    blocks: [
      ...(said ? [words(writtenBy(`${who} wrote`, entry.created_at, now), said)] : []),
      paragraph([notReadyFor(lead, entry, now), next, inTime, stays].filter(Boolean).join(' ')),
      facts(
        ['Address so far', oldPlace(lead, entry)],
        ['Where', isPlaceTold(lead) ? undefined : placeOf(lead)],
        ['Price', toldTotal(lead)],
        ['Name', lead.full_name],
        ['Service', serviceOf(lead)],
        ['Boat', boatText(lead)],
        ['Email', lead.email],
        ['Phone', lead.phone],
        ['Photos', photos > 0 ? photosLink(lead, photos) : undefined],
      ),
      button('Open the lead', adminAddress(lead)),
    ],
  });
  return { ...mail, ...(lead.email && { replyTo: lead.email }) };
}
