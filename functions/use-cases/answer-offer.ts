import { intakeMessages } from '#domain/intake-texts.ts';
import type { Lead } from '#domain/lead.ts';
import { dayOf } from '#domain/los-angeles.ts';
import { type OfferReply, offerAnswered, offerAnswerRefusal } from '#domain/offer-answer.ts';
import { startRefusal } from '#domain/open-times.ts';
import { bookVisit } from '#domain/visit-booking.ts';
import { newVisitId } from '../data/new-ids.ts';
import { AppError } from '../runtime/app-error.ts';
import { type CustomersAct, timeRefused, unlessRefused } from './customer-act.ts';
import { timesQuestion } from './open-times.ts';
import { unlessWrongPhotos } from './unless-wrong-photos.ts';

/** What the customer's answer to an offer does; throws when it is refused. */
export async function answerOffer(lead: Lead, reply: OfferReply, now: string): Promise<CustomersAct> {
  unlessRefused(offerAnswerRefusal(lead, reply, now));
  const { start, days = [], photo_urls: photos = [] } = reply;
  if (days.some((day) => day < dayOf(now))) {
    throw new AppError('invalid', intakeMessages.datePast, { fields: { days: intakeMessages.datePast } });
  }
  await unlessWrongPhotos(lead, photos);
  if (start === undefined) return { change: offerAnswered(lead, reply, undefined, now), photos };
  const question = await timesQuestion(lead, { from: dayOf(start), count: 1 }, now);
  const refusal = startRefusal(question, start, lead.offer_sent?.times ?? []);
  if (refusal) throw await timeRefused(lead, start, refusal, now);
  const booked = bookVisit(lead, { start, hours: question.hours }, newVisitId(now), now);
  return { change: offerAnswered(lead, reply, booked, now), start };
}
