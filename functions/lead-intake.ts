import { intakeMessages } from '#domain/intake-texts.ts';
import { isPastDate } from '#domain/lead-intake.ts';
import { dayOf } from '#domain/los-angeles.ts';
import { newLead } from '#domain/new-lead.ts';
import { booking } from '#domain/operations/booking.ts';
import { bodyHash } from './data/body-hash.ts';
import { type Booking, bookingOf, servesAnotherLead, storeNewLead } from './data/leads.ts';
import { newLeadIds } from './data/new-ids.ts';
import { AppError } from './runtime/app-error.ts';
import { aboutLead } from './runtime/log-context.ts';
import { recordMetric } from './runtime/metric.ts';
import { operation } from './runtime/operation.ts';
import { areAcceptable } from './use-cases/acceptable-photos.ts';

const wrong = (field: 'preferredDate' | 'photo_urls', sentence: string) =>
  new AppError('invalid', sentence, { fields: { [field]: sentence } });

/** The answer to a key that was used before: the same slug for the same body. */
async function answerAgain(
  earlier: Booking,
  hash: string,
  photos: readonly string[],
): Promise<{ slug: string }> {
  if (earlier.body_hash === hash) return { slug: earlier.slug };
  if (await servesAnotherLead(photos, earlier.lead_id)) throw wrong('photo_urls', intakeMessages.photos);
  throw new AppError('conflict', 'This request was already sent with other answers.', { slug: earlier.slug });
}

export const handler = operation('lead-intake', booking, async (intake, { now }) => {
  const hash = bodyHash(intake);
  const { photo_urls } = intake;
  const earlier = await bookingOf(intake.metaEventId);
  // Before all rules: on a retry the day may have passed and the photos may have moved.
  if (earlier?.body_hash === hash) return { slug: earlier.slug };
  // After all rules: a body that is never stored must not tell whether somebody has used a key.

  if (isPastDate(intake, dayOf(now))) throw wrong('preferredDate', intakeMessages.datePast);
  if (!(await areAcceptable(photo_urls))) throw wrong('photo_urls', intakeMessages.photos);
  if (earlier) return answerAgain(earlier, hash, photo_urls);

  const lead = newLead(intake, newLeadIds(now), now);
  const outcome = await storeNewLead(lead, hash);
  if (outcome === 'foreign-photos') throw wrong('photo_urls', intakeMessages.photos);
  if (outcome === 'stored') {
    aboutLead(lead.id);
    recordMetric(lead.quarantined ? 'leadsQuarantined' : 'leads', 1);
    return { slug: lead.public_slug };
  }
  const winner = await bookingOf(intake.metaEventId);
  if (!winner) throw new Error('The booking that won the race is gone.');
  return answerAgain(winner, hash, photo_urls);
});
