import * as z from 'zod';
import { boatTypes, conditionLevels, oxidationLevels, plans, preferredWindows, states } from '../choices.ts';
import { IdempotencyKey, Instant, slugPattern } from '../ids.ts';
import { isKnownDay } from '../los-angeles.ts';
import { incomingPathPattern, photoLimits, photoMessages, tempIdOfPath } from '../photo/photos.ts';
import { asOneLine, severalLines, singleLine, withoutHiddenMarks } from '../plain-text.ts';
import { boatLength } from '../price/estimates.ts';
import { packageIds, packageOfServices, serviceTokens } from '../price/packages.ts';
import { SeenPrice } from '../price/seen-price.ts';
import { WholeDollars } from '../price/whole-dollars.ts';
import { line, orMissing } from './intake-line.ts';
import { buildYears, intakeLabels, intakeMessages, type Labelled, missingField } from './intake-texts.ts';
import {
  type KnownField,
  knownFields,
  lengthIn,
  notesMax,
  wholeIn,
  withoutEmptyTexts,
} from './intake-values.ts';
import { TypedPhone } from './phone.ts';
import { TypedEmail } from './typed-email.ts';

const isRecord = (input: unknown): input is object =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

const choice = <const T extends readonly [string, ...string[]]>(field: Labelled, values: T) =>
  z.enum(values, { error: orMissing(field, `${intakeLabels[field]} must be one of: ${values.join(', ')}.`) });

const tracking = z.string().overwrite(withoutHiddenMarks).max(500).regex(singleLine);

/** Visitors cannot fix a link: long values are cut; keys such as `constructor` break the database client, and go. */
const queryParameters = z.record(z.string(), z.string()).transform((query) =>
  Object.fromEntries(
    Object.entries(query)
      .map(([name, value]) => [asOneLine(name.slice(0, 100)), asOneLine(value.slice(0, 1000))] as const)
      .filter(([name]) => name !== '' && !(name in {}))
      .slice(0, 50),
  ),
);

export const IntakeFields = z.strictObject({
  packageId: choice('packageId', packageIds),
  services: z
    .array(z.enum(serviceTokens), { error: orMissing('services', 'Services must be a list.') })
    .max(4),
  fullName: line('fullName', 100),
  email: TypedEmail,
  phone: TypedPhone,
  address: line('address', 200),
  city: line('city', 100),
  state: z.preprocess(
    (value) => (typeof value === 'string' ? value.trim().toUpperCase() : value),
    choice('state', states),
  ),
  zip: line('zip', 10).regex(/^\d{5}(?:-\d{4})?$/, intakeMessages.zip),
  boatType: choice('boatType', boatTypes),
  boatLengthFt: z.preprocess(
    lengthIn,
    z
      .number({ error: orMissing('boatLengthFt', intakeMessages.length) })
      .min(boatLength.min, intakeMessages.length)
      .max(boatLength.max, intakeMessages.length),
  ),
  conditionLevel: choice('conditionLevel', conditionLevels),
  oxidationLevel: choice('oxidationLevel', oxidationLevels).optional(),
  brand: line('brand', 100).optional(),
  model: line('model', 100).optional(),
  year: z
    .preprocess(
      wholeIn,
      z
        .int(intakeMessages.year)
        .min(buildYears.first, intakeMessages.year)
        .max(buildYears.last, intakeMessages.year),
    )
    .optional(),
  hullMaterial: line('hullMaterial', 100).optional(),
  preferredDate: z.iso
    .date(intakeMessages.dateFormat)
    .refine(isKnownDay, intakeMessages.dateFormat)
    .optional(),
  preferredWindow: choice('preferredWindow', preferredWindows).optional(),
  monthlyPlanInterest: choice('monthlyPlanInterest', plans).optional(),
  notes: z
    .string()
    .overwrite(withoutHiddenMarks)
    .trim()
    .max(notesMax, `Notes must have at most ${notesMax} characters.`)
    .regex(severalLines, 'Notes must be plain text.')
    .optional(),
  photo_urls: z
    .array(z.string().regex(incomingPathPattern, intakeMessages.photos), intakeMessages.photos)
    .max(photoLimits.maxFiles, photoMessages.count)
    .default([]),
  acceptedTerms: z.literal(true, { error: () => missingField('acceptedTerms') }),
  hp_field: z.string().max(2000).optional(),
  source: z.literal('website'),
  utm: queryParameters.optional(),
  metaEventId: IdempotencyKey,
  fbp: tracking.optional(),
  fbc: tracking.optional(),
});

type Chosen = Pick<z.infer<typeof IntakeFields>, 'packageId' | 'services'>;

const areServicesOfPackage = ({ packageId, services }: Chosen): boolean =>
  packageOfServices(services)?.id === packageId && new Set(services).size === services.length;

const optionalWhenKnown = {
  fullName: true,
  email: true,
  phone: true,
  address: true,
  city: true,
  state: true,
  zip: true,
  boatType: true,
  boatLengthFt: true,
} as const satisfies Record<KnownField, true>;

const tick = (field: 'hasWater' | 'hasPower') =>
  z.boolean({ error: () => missingField(field) }).default(false);

const BookingFields = IntakeFields.partial(optionalWhenKnown).extend({
  /** The slug of an earlier request of the same person, which answers what is left out. */
  again: z.string(intakeMessages.again).regex(slugPattern, intakeMessages.again).optional(),
  hasWater: tick('hasWater'),
  hasPower: tick('hasPower'),
  /** There is no water or no power at the boat, and the person asks anyway. */
  accessReview: z.literal(true).optional(),
  ...SeenPrice.shape,
  /** The time that the link of an email chose; it counts on the preferred day alone. */
  preferredStart: Instant.optional(),
  /** Dollars that the page said the same work costs as last time. */
  priceAgain: z.preprocess(wholeIn, WholeDollars).optional(),
  /** Behind the link on the page that was sent. */
  termsVersion: z.string().max(40).regex(singleLine).optional(),
});
type BookingFields = z.infer<typeof BookingFields>;

/** Also looked at when another field is wrong: all that is missing is told at once. */
const alwaysJudged = { when: ({ value }: { value: unknown }): boolean => isRecord(value) };

const mustHave = (field: KnownField | 'hasWater' | 'hasPower') => ({
  path: [field],
  message: missingField(field),
  ...alwaysJudged,
});

const isThereOrReviewed = (field: 'hasWater' | 'hasPower') => (booking: BookingFields) =>
  booking[field] || booking.accessReview === true;

const withKnownFields = knownFields.reduce(
  (schema, field) =>
    schema.refine(
      ({ again, [field]: answer }) => again !== undefined || answer !== undefined,
      mustHave(field),
    ),
  BookingFields,
);

/** Without `again` the known fields are required, without `accessReview` water and power. Dates: {@link isPastDate}. */
export const LeadIntake = z.preprocess(
  (input) => (isRecord(input) ? withoutEmptyTexts(input) : input),
  withKnownFields
    .refine(isThereOrReviewed('hasWater'), mustHave('hasWater'))
    .refine(isThereOrReviewed('hasPower'), mustHave('hasPower'))
    .refine(({ hasWater, hasPower, accessReview }) => !(accessReview && hasWater && hasPower), {
      path: ['accessReview'],
      message: intakeMessages.access,
      ...alwaysJudged,
    })
    .refine(areServicesOfPackage, {
      path: ['services'],
      message: 'Services must be those of the chosen service.',
    })
    .refine(({ photo_urls }) => new Set(photo_urls.map(tempIdOfPath)).size <= 1, {
      path: ['photo_urls'],
      message: intakeMessages.photos,
    }),
);
export type LeadIntake = z.infer<typeof LeadIntake>;
