import * as z from 'zod';
import { isFromWebsite } from '../booking/from-website.ts';
import { phoneEnd } from '../booking/phone.ts';
import { PublicCare } from '../care/care.ts';
import { otherJobs, publicCare } from '../care/care-changes.ts';
import { type NewPlanPrice, PublicPlan, ShownPlan } from '../customer/boat-plan.ts';
import { Day, Instant, Slug } from '../ids.ts';
import { Lead, SentAppointment } from '../lead.ts';
import { estimateOf, isFloor, rateOf, serviceText, toldAgain } from '../lead-words.ts';
import { maskedEmail } from '../mail/email-address.ts';
import { firstName } from '../message/greeting-name.ts';
import { isOnAgainOver } from '../message/take-back-miss.ts';
import { Extra } from '../offer/extra.ts';
import { newestExtras } from '../offer/newest-extras.ts';
import { isReplaced } from '../offer/quote-decision.ts';
import { OfferAnswer, SentOffer } from '../offer/sent-offer.ts';
import { JobPhoto } from '../photo/job-photo.ts';
import { sharedPhotos } from '../photo/job-photo-changes.ts';
import { ShownPhoto } from '../photo/lead-photo.ts';
import { keptPath } from '../photo/photos.ts';
import { publicPlan } from '../plan/plan-answer.ts';
import { offerNow } from '../plan/plan-words.ts';
import { isWaxedByPlan } from '../plan/shown-plans.ts';
import { openCents } from '../price/open-cents.ts';
import { WholeDollars } from '../price/whole-dollars.ts';
import { DataRequest } from '../privacy/data-request.ts';
import { complaintsUntil } from '../record/complaints-until.ts';
import { PublicRecord, publicRecord } from '../record/job-record.ts';
import { PayLink, payWay } from '../record/pay-links.ts';
import { ReceiptFacts } from '../record/receipt-facts.ts';
import { receiptJobOf } from '../record/receipt-job-of.ts';
import { isDue } from '../record/record-words.ts';
import { isWorkOpen } from '../record/work-open.ts';
import { PublicReview, publicReview } from '../review/review.ts';
import { lastOpenDay, type Settings } from '../settings.ts';
import { isAtBoatOrOver } from '../statuses.ts';
import {
  PublicMessage,
  PublicTimelineEntry,
  publicMessages,
  publicTimeline,
  type TimelineEntry,
} from '../timeline.ts';
import { appointmentOf } from '../visit/appointment.ts';
import { asItStands } from '../visit/move-offer.ts';
import { PublicVisit, publicVisits } from '../visit/public-visit.ts';
import type { Visit } from '../visit/visit.ts';
import { NewerRequest, newerRequest, OtherBoat, otherBoats } from './known-requests.ts';

const PublicExtra = Extra.extend({
  /** A signed address; absent without a photo, and until it is checked. */
  photo: z.url().optional(),
});

const PublicJobPhoto = JobPhoto.pick({ id: true, kind: true, pair: true, added_at: true }).extend(
  ShownPhoto.shape,
);

/** Never full contact data, address or notes, nor edits that were not emailed. */
export const LeadStatus = z.strictObject({
  now: Instant,
  first_name: z.string(),
  boat_type: Lead.shape.boat_type,
  length_ft: Lead.shape.length_ft,
  condition_level: Lead.shape.condition_level,
  oxidation_level: Lead.shape.oxidation_level,
  requested_service: Lead.shape.requested_service,
  city: Lead.shape.city,
  has_water: Lead.shape.has_water,
  has_power: Lead.shape.has_power,
  preferred_date: Lead.shape.preferred_date,
  preferred_window: Lead.shape.preferred_window,
  preferred_start: Lead.shape.preferred_start,
  monthly_plan_interest: Lead.shape.monthly_plan_interest,
  plan_asked: Lead.shape.plan_asked,
  price_again: Lead.shape.price_again,
  /** Before tax: rate times length, or the price of last time; absent until service and length are known. */
  estimate: WholeDollars.optional(),
  rate_per_foot: Lead.shape.rate_per_foot,
  service_name: Lead.shape.service_name,
  rate_is_floor: Lead.shape.rate_is_floor,
  photos: z.int().min(0),
  /** Given, but not shown here. */
  has_address: z.literal(true).optional(),
  has_notes: z.literal(true).optional(),
  /** What of the way to the boat the customer can still tell. */
  asks_place: z.enum(['place', 'slip']).optional(),
  /** The owner has entered it. */
  by_hand: z.literal(true).optional(),
  /** `d•••@example.com`. */
  mailed_to: z.string().optional(),
  /** The last two digits of the phone number. */
  phone_end: z.string().optional(),
  status: Lead.shape.status,
  created_at: Instant,
  timeline: z.array(PublicTimelineEntry),
  /** As it was emailed, but without the times that are taken or past. */
  offer: SentOffer.optional(),
  /** Times of the offer that others have taken since. */
  times_gone: z.array(Instant),
  offer_answer: OfferAnswer.optional(),
  /** Nobody has accepted the terms yet: the first yes does. */
  needs_terms: z.boolean(),
  confirms_moves: z.boolean(),
  answer_time: z.string(),
  last_open_day: Day,
  messages: z.array(PublicMessage),
  extras: z.array(PublicExtra),
  appointment: SentAppointment.optional(),
  /** All stays at the boat, soonest first. */
  visits: z.array(PublicVisit),
  /** The soonest that we can be at today's visit, where the jobs before it take longer than planned. */
  held_up_until: Instant.optional(),
  quote_id: Slug.optional(),
  quote_decision: Lead.shape.quote_decision,
  /** Set for completed work. */
  claims_until: Instant.optional(),
  /** Of a finished job with a coat of wax. */
  care: PublicCare.optional(),
  /** The plan whose visit the request is. */
  plan: PublicPlan.optional(),
  /** Of the boat. */
  plans: z.array(ShownPlan),
  /** A plan that was asked for and that nobody has set up or answered. */
  plan_wish: Lead.shape.monthly_plan_interest,
  record: PublicRecord.optional(),
  review: PublicReview.optional(),
  /** Something about the work is open, so a review is not asked for yet. */
  review_held: z.literal(true).optional(),
  /** Of the work so far; once it is recorded they are the record's. */
  job_photos: z.array(PublicJobPhoto),
  /** How the record can be paid, amount and number filled in; empty once it is. */
  pay: z.array(PayLink),
  receipt_from: ReceiptFacts.optional(),
  /** Where anybody may review the business. */
  profile_url: z.url().optional(),
  /** Their boat of this request is no longer theirs. */
  boat_sold: z.literal(true).optional(),
  /** Of the same customer, once the request is over. */
  other_boats: z.array(OtherBoat),
  /** What was booked through this page since, once the request is over. */
  newer: NewerRequest.optional(),
  /** What was asked about personal data, until it is done. */
  data_request: DataRequest.omit({ message: true }).optional(),
});
export type LeadStatus = z.infer<typeof LeadStatus>;

export interface StatusFacts {
  readonly entries: readonly TimelineEntry[];
  readonly settings: Pick<
    Settings,
    'confirm_moves' | 'answer_time' | 'days_ahead' | 'pay_links' | 'receipt' | 'profile_url' | 'time_off'
  >;
  /** Whether an offered time is taken, for a visit of this lead's or for its first. */
  readonly isTaken: (start: string, visit?: Visit) => boolean;
  readonly photos: ReadonlyMap<string, ShownPhoto>;
  /** The quote is shown only while quotes are on. */
  readonly quotes: 'shown' | 'hidden';
  /** The customer's other requests, once this one is over. */
  readonly others?: readonly Lead[];
  /** Ids of boats that the customer has sold. */
  readonly sold?: ReadonlySet<string | undefined> | undefined;
  readonly plans?: readonly ShownPlan[] | undefined;
  /** No visit follows on this request's. */
  readonly planIsOver?: boolean | undefined;
  readonly newPrice?: NewPlanPrice | undefined;
  readonly planWish?: LeadStatus['plan_wish'];
  readonly missingPlace?: LeadStatus['asks_place'];
  readonly heldUpUntil?: LeadStatus['held_up_until'];
  readonly now: string;
}

/** The offer as it was emailed, without the times that nobody can have any more, and what it says of one. */
function publicOffer(
  { status, offer_sent: sent, visits = [] }: Lead,
  { isTaken, newPrice, now }: StatusFacts,
): SentOffer | undefined {
  const offer_sent = sent && offerNow(sent, status === 'OFFER_SENT' ? newPrice : undefined, now);
  if (!offer_sent?.times) return offer_sent;
  const { note, note_start, ...offer } = offer_sent;
  const times = offer_sent.times.filter((start) => start > now && !isTaken(start));
  const isTold =
    note_start === undefined ||
    (times.includes(note_start) && !visits.some(({ start }) => start === note_start));
  return { ...offer, times, ...(note && isTold && { note }), ...(note_start && isTold && { note_start }) };
}

const goneTimes = ({ offer_sent }: Lead, { isTaken, now }: StatusFacts): string[] =>
  (offer_sent?.times ?? []).filter((start) => start > now && isTaken(start));

function publicExtras({ extras = [] }: Lead, { photos }: StatusFacts): LeadStatus['extras'] {
  return newestExtras(extras).map(({ photo: path = '', ...extra }) => {
    const photo = photos.get(path)?.url;
    return { ...extra, ...(photo !== undefined && { photo }) };
  });
}

/** With their addresses, which is what a customer sees of them. */
const shownJobPhotos = (lead: Lead, { photos }: StatusFacts) =>
  sharedPhotos(lead).flatMap((photo) => {
    const shown = photos.get(photo.path);
    return shown ? [{ ...photo, shown }] : [];
  });

const publicJobPhotos = (lead: Lead, facts: StatusFacts): LeadStatus['job_photos'] =>
  shownJobPhotos(lead, facts).map(({ id, kind, pair, added_at, shown }) => ({
    id,
    kind,
    pair,
    added_at,
    ...shown,
  }));

const recordPhotos = (lead: Lead, facts: StatusFacts): PublicRecord['photos'] =>
  shownJobPhotos(lead, facts).map(({ id, kind, pair, consent, shown }) => ({
    id,
    kind,
    pair,
    url: shown.url,
    publish: consent?.publish ?? false,
  }));

/** The owner's photos among those of a lead, as they were uploaded: of extra work and of messages. */
const ownersPhotos = (lead: Lead, entries: readonly TimelineEntry[]): string[] =>
  seenPhotos(
    lead,
    entries.filter(({ message }) => message?.from === 'owner'),
  );

/** Photos that the page shows beside what they belong to, as they were uploaded: of extra work and of messages of both. */
export const seenPhotos = ({ extras = [] }: Lead, entries: readonly TimelineEntry[]): string[] => [
  ...extras.flatMap(({ photo }) => photo ?? []),
  ...entries.flatMap(({ message }) => message?.photos ?? []),
];

function customersPhotos(lead: Lead, entries: readonly TimelineEntry[]): string[] {
  const owners = new Set(ownersPhotos(lead, entries).flatMap((path) => [path, keptPath(path, lead.id)]));
  return lead.photo_urls.filter((path) => !owners.has(path));
}

function paymentFacts(
  { record }: Lead,
  { pay_links, receipt }: StatusFacts['settings'],
): Pick<LeadStatus, 'pay' | 'receipt_from'> {
  if (!record) return { pay: [] };
  const pay = isDue(record)
    ? pay_links.map((link) => payWay(link, { number: record.number, total: openCents(record) }))
    : [];
  return { pay, receipt_from: record.from ?? receipt };
}

function publicDataRequest({ data_request }: Lead): LeadStatus['data_request'] {
  if (!data_request) return undefined;
  const { wish, at, due_at } = data_request;
  return { wish, at, due_at };
}

/** Once they have told us, the owner has it to read. */
const asksPlace = ({ status }: Lead, { missingPlace, entries }: StatusFacts): LeadStatus['asks_place'] =>
  isAtBoatOrOver(status) || entries.some(({ news }) => news?.kind === 'corrected' && news.berth)
    ? undefined
    : missingPlace;

export function leadStatus(lead: Lead, facts: StatusFacts): LeadStatus {
  const { entries, quotes, settings, isTaken, others = [], now } = facts;
  const told = entries.filter((entry) => !isOnAgainOver(entry, lead));
  const timeline = publicTimeline(told);
  // Leads completed before `completed_at` existed only have it in their timeline.
  const completedAt = lead.completed_at ?? timeline.find(({ status }) => status === 'COMPLETED')?.created_at;
  const standingPlan = facts.plans?.find(({ id }) => id === lead.plan?.id);
  const plan = publicPlan(lead, now, facts.planIsOver, standingPlan);
  const quote = quotes === 'shown' && !isReplaced(lead) ? lead : undefined;
  const visits = (lead.visits ?? []).map((visit) => asItStands(visit, settings));
  return {
    now,
    first_name: firstName(lead.full_name),
    boat_type: lead.boat_type,
    length_ft: lead.length_ft,
    condition_level: lead.condition_level,
    oxidation_level: lead.oxidation_level,
    requested_service: lead.requested_service,
    city: lead.city,
    has_water: lead.has_water,
    has_power: lead.has_power,
    preferred_date: lead.preferred_date,
    preferred_window: lead.preferred_window,
    preferred_start: lead.preferred_start,
    monthly_plan_interest: lead.monthly_plan_interest,
    plan_asked: lead.plan_asked,
    price_again: toldAgain(lead),
    estimate: estimateOf(lead),
    rate_per_foot: rateOf(lead),
    service_name: lead.requested_service && serviceText(lead),
    rate_is_floor: lead.requested_service && isFloor(lead),
    photos: customersPhotos(lead, entries).length,
    has_address: lead.address === undefined ? undefined : true,
    has_notes: lead.notes === undefined ? undefined : true,
    asks_place: asksPlace(lead, facts),
    by_hand: isFromWebsite(lead) ? undefined : true,
    mailed_to: lead.email && maskedEmail(lead.email),
    phone_end: lead.phone && phoneEnd(lead.phone),
    status: lead.status,
    created_at: lead.created_at,
    timeline,
    offer: publicOffer(lead, facts),
    times_gone: goneTimes(lead, facts),
    offer_answer: lead.offer_answer,
    needs_terms: lead.terms_accepted_at === undefined,
    confirms_moves: settings.confirm_moves,
    answer_time: settings.answer_time,
    last_open_day: lastOpenDay(settings, now),
    messages: publicMessages(told, facts.photos),
    extras: publicExtras(lead, facts),
    appointment: appointmentOf(lead),
    visits: publicVisits(visits, isTaken, now, lead),
    held_up_until: facts.heldUpUntil,
    quote_id: quote?.quote_id,
    quote_decision: quote?.quote_decision,
    claims_until:
      lead.status === 'COMPLETED' && completedAt
        ? (lead.record?.claims_until ?? complaintsUntil(completedAt))
        : undefined,
    review: lead.review && publicReview(lead.review),
    review_held: isWorkOpen(lead) || undefined,
    care: facts.sold?.has(lead.boat_id)
      ? undefined
      : publicCare(lead, otherJobs(lead, others), now, isWaxedByPlan(facts.plans ?? [])),
    plan: plan && { ...plan, new_price: facts.newPrice },
    plans: [...(facts.plans ?? [])],
    plan_wish: facts.planWish,
    record: lead.record && publicRecord(lead.record, recordPhotos(lead, facts), receiptJobOf(lead)),
    job_photos: lead.record ? [] : publicJobPhotos(lead, facts),
    ...paymentFacts(lead, settings),
    profile_url: lead.status === 'COMPLETED' && settings.profile_url ? settings.profile_url : undefined,
    boat_sold: facts.sold?.has(lead.boat_id) || undefined,
    other_boats: otherBoats(lead, others, facts.sold),
    newer: newerRequest(lead, others),
    data_request: publicDataRequest(lead),
  };
}
