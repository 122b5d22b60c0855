import { bookedAgain, isAnotherBoat, missingFields } from '#domain/booking/book-again.ts';
import { fieldErrors } from '#domain/booking/field-errors.ts';
import { intakeMessages, missingField } from '#domain/booking/intake-texts.ts';
import { isPastDate } from '#domain/booking/intake-values.ts';
import type { LeadIntake } from '#domain/booking/lead-intake.ts';
import { newLead } from '#domain/booking/new-lead.ts';
import type { Lead } from '#domain/lead.ts';
import { dayOf } from '#domain/los-angeles.ts';
import { planAsked } from '#domain/plan/plan-terms.ts';
import { priceToldAgain } from '#domain/record/last-price.ts';
import { requestsOfOtherBoats } from '#domain/status/known-requests.ts';
import { bodyHash } from '../../data/body-hash.ts';
import { bookingContent } from '../../data/content/published-content.ts';
import { seenContent } from '../../data/content/seen-content.ts';
import {
  type Booking,
  bookingOf,
  leadIdOfSlug,
  leadOf,
  servesAnotherLead,
  storeNewLead,
} from '../../data/lead/leads.ts';
import { leadsOfCustomer } from '../../data/lead/leads-of-customer.ts';
import { newLeadIds } from '../../data/lead/new-ids.ts';
import { bookingPause } from '../../data/settings/booking-pause.ts';
import { newestSettings } from '../../data/settings/settings.ts';
import { AppError } from '../../runtime/app-error.ts';
import { aboutLead } from '../../runtime/log-context.ts';
import { recordMetric } from '../../runtime/metric.ts';
import { unlessPaused } from '../../runtime/unless-paused.ts';
import { areAcceptable } from '../photo/acceptable-photos.ts';

const wrong = (field: 'preferredDate' | 'photo_urls' | 'again', sentence: string) =>
  new AppError('invalid', sentence, { fields: { [field]: sentence } });

/** The slug for a key that was used before: the same one for the same body. */
async function slugOfEarlier(earlier: Booking, hash: string, photos: readonly string[]): Promise<string> {
  if (earlier.body_hash === hash) return earlier.slug;
  if (await servesAnotherLead(photos, earlier.lead_id)) throw wrong('photo_urls', intakeMessages.photos);
  throw new AppError('conflict', 'This request was already sent with other answers.', { slug: earlier.slug });
}

/** The request that is booked again; one in quarantine, or erased, is as unknown as any other. */
async function requestOf(slug: string): Promise<Lead> {
  const id = await leadIdOfSlug(slug);
  const lead = id === undefined ? undefined : await leadOf(id);
  if (!lead || lead.quarantined) throw wrong('again', intakeMessages.again);
  return lead;
}

/** The customer's newest request about the boat that is meant, where the link may know that boat. */
async function requestAbout(sent: LeadIntake, lead: Lead): Promise<Lead> {
  if (!isAnotherBoat(sent, lead)) return lead;
  const others = requestsOfOtherBoats(lead, await leadsOfCustomer(lead));
  return others.find((other) => !isAnotherBoat(sent, other)) ?? lead;
}

async function wholeBooking(sent: LeadIntake) {
  const linked = sent.again === undefined ? undefined : await requestOf(sent.again);
  const whole = bookedAgain(sent, linked && (await requestAbout(sent, linked)));
  if (whole.booking) return { ...whole, linked };
  const missing = missingFields(sent).map((field) => ({
    code: 'custom' as const,
    path: [field],
    message: missingField(field),
    input: undefined,
  }));
  const { error, fields } = fieldErrors(missing);
  throw new AppError('invalid', error, { fields });
}

/** Stores a booking as a lead, once per booking key, and answers the slug of its status page. */
export async function takeBooking(sent: LeadIntake, now: string): Promise<string> {
  const { ratePerFoot, rateIsFloor, serviceName, termsVersion, priceAgain: _told, ...asked } = sent;
  const hash = bodyHash(asked);
  const { photo_urls, metaEventId } = sent;
  const [earlier, pause, published] = await Promise.all([
    bookingOf(metaEventId),
    bookingPause(),
    bookingContent(),
  ]);
  // Before all rules: on a retry the day may have passed and the photos may have moved.
  if (earlier?.body_hash === hash) return earlier.slug;
  unlessPaused(pause, now);
  // After all rules: a body that is never stored must not tell whether somebody has used a key.

  if (isPastDate(sent, dayOf(now))) throw wrong('preferredDate', intakeMessages.datePast);
  if (!(await areAcceptable(photo_urls))) throw wrong('photo_urls', intakeMessages.photos);
  const { booking, known, changed, linked } = await wholeBooking(sent);
  if (earlier) return slugOfEarlier(earlier, hash, photo_urls);

  const level = booking.monthlyPlanInterest;
  const [seen, settled] = await Promise.all([
    seenContent(booking.packageId, sent, published),
    level && newestSettings(),
  ]);
  const plan_asked = level && settled && planAsked(level, settled.settings.plans);
  const price_again = linked && priceToldAgain(booking, linked, seen.prices);
  const lead = newLead(
    booking,
    { ...newLeadIds(now), again_of: linked?.id },
    { ...seen, plan_asked, price_again, now },
    changed,
  );
  const outcome = await storeNewLead(lead, hash, { known });
  if (outcome === 'foreign-photos') throw wrong('photo_urls', intakeMessages.photos);
  if (outcome === 'stored') {
    aboutLead(lead.id);
    recordMetric(lead.quarantined ? 'leadsQuarantined' : 'leads', 1);
    return lead.public_slug;
  }
  const winner = await bookingOf(metaEventId);
  if (!winner) throw new Error('The booking that won the race is gone.');
  return slugOfEarlier(winner, hash, photo_urls);
}
