import * as z from 'zod';
import { intakeMessages } from '../booking/intake-texts.ts';
import { TypedPhone } from '../booking/phone.ts';
import { TypedEmail } from '../booking/typed-email.ts';
import { Day, Instant, LeadId } from '../ids.ts';
import { SeenLead } from '../lead.ts';
import { isKnownDay, shiftDay } from '../los-angeles.ts';
import { ExtraAmount, ExtraId, ExtraText, extraAnswers } from '../offer/extra.ts';
import { maxNamedDays, offerAnswers, WrittenText } from '../offer/sent-offer.ts';
import { incomingPathPattern, photoLimits, photoMessages, tempIdOfPath } from '../photo/photos.ts';
import { WholeDollars } from '../price/whole-dollars.ts';
import { dataWishes } from '../privacy/data-request.ts';
import { LeadStatus } from '../status/lead-status.ts';
import { ClosedDay } from '../visit/closed-day.ts';
import { OpenTimes } from '../visit/open-times.ts';
import { RankedStart } from '../visit/ranked-start.ts';
import { StartWeather } from '../visit/start-weather.ts';
import { ReadyCheck, VisitId } from '../visit/visit.ts';

const slug = z.string();

const NewPhotos = z
  .array(z.string().regex(incomingPathPattern, intakeMessages.photos))
  .max(photoLimits.maxFiles, photoMessages.count)
  .refine((paths) => new Set(paths.map(tempIdOfPath)).size <= 1, intakeMessages.photos)
  .default([]);

/** What customer and owner write to each other: words, photos or both. */
const written = { message: WrittenText.default(''), photo_urls: NewPhotos };
const saysNothing = { path: ['message'], message: 'Write something, or add a photo.' };
const saysSomething = ({ message, photo_urls }: z.infer<z.ZodObject<typeof written>>): boolean =>
  message !== '' || photo_urls.length > 0;

const maxOpenDays = 62;

const count = (most: number, otherwise: number) =>
  z.coerce.number().int().min(1).max(most).default(otherwise);

interface AskedDays {
  readonly from?: string | undefined;
  readonly days: number;
}
const endsInTime = ({ from, days }: AskedDays): boolean =>
  from === undefined || isKnownDay(shiftDay(from, days - 1));
const tooFar = { path: ['from'], message: 'Choose days up to the end of 2100.' };

/** What customers do on their status page; each answers the page as it is then. */
export const answerOperations = {
  'open-times': {
    /** From today on, unless `from` names a day. */
    input: z
      .strictObject({
        slug,
        from: Day.optional(),
        days: count(maxOpenDays, 14),
        /** Asks for the best three of the starts, too. */
        suggest: z.literal('true').optional(),
      })
      .refine(endsInTime, tooFar),
    output: OpenTimes.extend({
      suggested: z.array(RankedStart).optional(),
      /** With the suggestions: the starts whose weather speaks against them. */
      weather: z.array(StartWeather).optional(),
    }),
  },
  'offer-answer': {
    input: z
      .strictObject({
        slug,
        answer: z.enum(offerAnswers),
        /** `sent_at` of the offer that was seen. */
        offerSentAt: Instant,
        start: Instant.optional(),
        /** Of a plan's visit whose price changes: the whole dollars that the page said of this day. */
        price: WholeDollars.optional(),
        days: z.array(Day).max(maxNamedDays).optional(),
        message: WrittenText.optional(),
        photo_urls: NewPhotos,
      })
      .refine(({ answer, start, days }) => answer === 'yes' || (start === undefined && days === undefined), {
        path: ['start'],
        message: 'Only a yes names a time.',
      })
      .refine(({ answer, message }) => answer !== 'question' || message, {
        path: ['message'],
        message: 'Write your question.',
      })
      .refine(({ answer, photo_urls }) => answer === 'question' || photo_urls.length === 0, {
        path: ['photo_urls'],
        message: 'Only a question takes photos.',
      }),
    output: LeadStatus,
  },
  'visit-move': {
    input: z.strictObject({ slug, visitStart: Instant, start: Instant }),
    output: LeadStatus,
  },
  'visit-cancel': {
    input: z.strictObject({ slug, visitStart: Instant, reason: WrittenText.optional() }),
    output: LeadStatus,
  },
  'customer-message': {
    input: z
      .strictObject({
        slug,
        ...written,
        /** What the message says of a visit's boat: the owner gets one email of both. */
        ready: ReadyCheck.extend({ visitStart: Instant }).optional(),
        /** The start of the visit that the message asks to cancel. */
        cancels: Instant.optional(),
        /** Or to move. */
        moves: Instant.optional(),
      })
      .refine(saysSomething, saysNothing),
    output: LeadStatus,
  },
  'ready-check': {
    input: ReadyCheck.extend({ slug, visitStart: Instant }),
    output: LeadStatus,
  },
  'extra-answer': {
    input: z.strictObject({
      slug,
      id: ExtraId,
      answer: z.enum(extraAnswers),
      version: z.int().min(1),
    }),
    output: LeadStatus,
  },
  'lead-correct': {
    input: z
      .strictObject({
        slug,
        email: TypedEmail.optional(),
        phone: TypedPhone.optional(),
        /** Where the boat is, in the customer's words; the owner takes it over. */
        berth: WrittenText.max(400).optional(),
      })
      .refine(({ email, phone, berth }) => email !== undefined || phone !== undefined || berth, {
        path: ['phone'],
        message: 'Enter an email, a phone number or where your boat is.',
      }),
    output: LeadStatus,
  },
  'data-code': {
    input: z.strictObject({ slug }),
    /** Where the code went, masked. */
    output: z.strictObject({ mailed_to: z.string() }),
  },
  'data-request': {
    input: z.strictObject({
      slug,
      code: z.string().regex(/^\d{6}$/, 'The code has six digits.'),
      wish: z.enum(dataWishes),
      message: WrittenText.optional(),
    }),
    /** By when it is done. */
    output: z.strictObject({ due_at: Instant }),
  },
  'admin-times': {
    input: z
      .strictObject({
        id: LeadId,
        visitId: VisitId.optional(),
        /** A time whose weather is asked for, too. */
        at: Instant.optional(),
        from: Day.optional(),
        days: count(maxOpenDays, 21),
      })
      .refine(endsInTime, tooFar),
    /** The starts that a customer could choose, the best three, all of them, best first, and why a named day has none. */
    output: OpenTimes.extend({
      suggested: z.array(Instant),
      ranked: z.array(RankedStart),
      weather: z.array(StartWeather).optional(),
      closed: z.array(ClosedDay).optional(),
      /** Of the times of an offer without an answer those that can no longer be had. */
      gone: z.array(Instant).optional(),
    }),
  },
  'admin-message': {
    input: z
      .strictObject({
        id: LeadId,
        ...written,
        /** When it was written, without a line; one that is still to come counts as now. */
        at: Instant.optional(),
        /** Also where a visit was moved or called off since. */
        anyway: z.boolean().optional(),
        about: z.literal('unpaid').optional(),
      })
      .refine(saysSomething, saysNothing),
    output: z.strictObject({ lead: SeenLead, mailed: z.boolean() }),
  },
  'admin-data-request-done': {
    input: z.strictObject({ id: LeadId, taken_back: z.boolean().default(false) }),
    output: z.strictObject({ lead: SeenLead }),
  },
  'admin-extra': {
    input: z.strictObject({
      id: LeadId,
      /** A known one gets a further version. */
      extraId: ExtraId.optional(),
      line: ExtraText,
      amount: ExtraAmount,
      photo: z.string().regex(incomingPathPattern, intakeMessages.photos).optional(),
      answer_by: Instant.optional(),
    }),
    output: z.strictObject({ lead: SeenLead, mailed: z.boolean() }),
  },
  'admin-move-offer': {
    input: z.strictObject({
      id: LeadId,
      visitId: VisitId,
      why: WrittenText.min(1, 'Say why, in one sentence.').max(300),
      /** The best three open times when none are named. */
      times: z.array(Instant).min(1).max(3).optional(),
    }),
    output: z.strictObject({ lead: SeenLead, mailed: z.boolean() }),
  },
};
