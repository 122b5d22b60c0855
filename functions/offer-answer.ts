import { intakeMessages } from '#domain/booking/intake-texts.ts';
import type { Lead } from '#domain/lead.ts';
import type { LeadChange } from '#domain/lead-change.ts';
import { dayOf } from '#domain/los-angeles.ts';
import { type OfferReply, offerAnswered, offerAnswerRefusal } from '#domain/offer/offer-answer.ts';
import { answerOperations } from '#domain/operations/answers.ts';
import { offerOfDay } from '#domain/plan/price-of-day.ts';
import { planOfVisit } from '#domain/plan/shown-plans.ts';
import { startRefusal } from '#domain/visit/open-times.ts';
import { bookVisit } from '#domain/visit/visit-booking.ts';
import { publishedTermsVersion } from './data/content/published-content.ts';
import { customersById } from './data/customer/customers.ts';
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

/** The offer of the day that was chosen, at the price that the page said of it. Throws an AppError where it is another. */
async function pricedForDay(
  lead: Lead,
  { start, price }: Pick<OfferReply, 'price'> & { readonly start: string },
  now: string,
): Promise<LeadChange | undefined> {
  if (!lead.plan || lead.customer_id === undefined) return undefined;
  const customer = (await customersById([lead.customer_id])).get(lead.customer_id);
  const plan = customer && planOfVisit(lead, customer);
  const priced = offerOfDay(lead, plan, start, now);
  if (price !== undefined && price !== (priced?.fields ?? lead.offer_sent)?.est_price_min) {
    const sentence = 'That day’s price changed in the meantime. Please look again.';
    throw new AppError('conflict', sentence, { reason: 'offer-replaced' });
  }
  return priced;
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
  const priced = await pricedForDay(lead, { start, price: reply.price }, now);
  const booked = bookVisit(lead, { start, hours: question.hours }, newVisitId(now), now);
  const { fields, entries, ...change } = await withTerms(offerAnswered(lead, reply, booked, now));
  return {
    change: {
      ...change,
      fields: { ...fields, ...priced?.fields },
      entries: [...entries, ...(priced?.entries ?? [])],
    },
    start,
  };
}

export const handler = operation('offer-answer', answerOperations, async (input, call) =>
  actOfCustomer(input, call, (lead) => answer(lead, input, call.now)),
);
