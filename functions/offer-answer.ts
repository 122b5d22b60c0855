import { intakeMessages } from '#domain/booking/intake-texts.ts';
import type { Lead } from '#domain/lead.ts';
import type { LeadChange } from '#domain/lead-change.ts';
import { dayOf } from '#domain/los-angeles.ts';
import { type OfferReply, offerAnswered, offerAnswerRefusal } from '#domain/offer/offer-answer.ts';
import { answerOperations } from '#domain/operations/answers.ts';
import { startRefusal } from '#domain/visit/open-times.ts';
import { bookVisit } from '#domain/visit/visit-booking.ts';
import { publishedTermsVersion } from './data/content/published-content.ts';
import { newVisitId } from './data/lead/new-ids.ts';
import { AppError } from './runtime/app-error.ts';
import { operation } from './runtime/operation.ts';
import { actOfCustomer, type CustomersAct, timeRefused, unlessRefused } from './use-cases/customer-act.ts';
import { unlessWrongPhotos } from './use-cases/photo/unless-wrong-photos.ts';
import { timesQuestion } from './use-cases/visit/open-times.ts';

async function withTerms({ fields, ...change }: LeadChange): Promise<LeadChange> {
  const accepted = fields.terms_accepted_at && { terms_version: await publishedTermsVersion() };
  return { ...change, fields: { ...fields, ...accepted } };
}

async function answer(lead: Lead, reply: OfferReply, now: string): Promise<CustomersAct> {
  unlessRefused(offerAnswerRefusal(lead, reply, now));
  const { start, days = [], photo_urls: photos = [] } = reply;
  if (days.some((day) => day < dayOf(now))) {
    throw new AppError('invalid', intakeMessages.datePast, { fields: { days: intakeMessages.datePast } });
  }
  await unlessWrongPhotos(lead, photos);
  if (start === undefined)
    return { change: await withTerms(offerAnswered(lead, reply, undefined, now)), photos };
  const question = await timesQuestion(lead, { from: dayOf(start), count: 1 }, now);
  const refusal = startRefusal(question, start, lead.offer_sent?.times ?? []);
  if (refusal) throw await timeRefused(lead, start, refusal, now);
  const booked = bookVisit(lead, { start, hours: question.hours }, newVisitId(now), now);
  return { change: await withTerms(offerAnswered(lead, reply, booked, now)), start };
}

export const handler = operation('offer-answer', answerOperations, async (input, call) =>
  actOfCustomer(input, call, (lead) => answer(lead, input, call.now)),
);
