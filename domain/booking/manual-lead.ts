import * as z from 'zod';
import { leadSources } from '../choices.ts';
import { Lead } from '../lead.ts';
import { tempIdOfPath } from '../photo/photos.ts';
import { packageOfServices, packages } from '../price/packages.ts';
import { keptPrice, type PriceList } from '../price/prices.ts';
import { intakeMessages } from './intake-texts.ts';
import { withoutEmptyTexts } from './intake-values.ts';
import { IntakeFields } from './lead-intake.ts';
import { e164OfPhone } from './phone.ts';

/** All that a booking has. What only its form can know is taken and left out: nobody has accepted terms. */
const Fields = IntakeFields.partial().extend({
  fullName: IntakeFields.shape.fullName,
  hasWater: z.boolean().optional(),
  hasPower: z.boolean().optional(),
  accessReview: z.literal(true).optional(),
  source: z.enum(leadSources).default('phone'),
});

type Fields = z.infer<typeof Fields>;

const servicesOf = ({ packageId, services }: Fields) =>
  services ?? (packageId && [...packages[packageId].services]);

const areServicesOfPackage = (fields: Fields): boolean => {
  const services = servicesOf(fields);
  const { packageId } = fields;
  if (!services) return true;
  const known = packageOfServices(services)?.id;
  return known !== undefined && (packageId ?? known) === known && new Set(services).size === services.length;
};

export const ManualLead = Fields.refine(({ email, phone }) => email !== undefined || phone !== undefined, {
  path: ['phone'],
  message: intakeMessages.contact,
})
  .refine(areServicesOfPackage, {
    path: ['services'],
    message: 'Services must be those of the chosen service.',
  })
  .refine(({ photo_urls = [] }) => new Set(photo_urls.map(tempIdOfPath)).size <= 1, {
    path: ['photo_urls'],
    message: intakeMessages.photos,
  });
export type ManualLead = z.infer<typeof ManualLead>;

/** The body of a call that makes a lead by hand; an empty text is the same as an absent one. */
export const ManualLeadBody = z.preprocess(
  (input) =>
    typeof input === 'object' && input !== null && !Array.isArray(input) ? withoutEmptyTexts(input) : input,
  ManualLead,
);

/** The key under which a lead by hand is stored once; no booking can have it. */
export const manualLeadKey = (idempotencyKey: string): string => `hand#${idempotencyKey}`;

export function manualLead(
  hand: ManualLead,
  ids: Pick<Lead, 'id' | 'public_slug' | 'meta_event_id'>,
  listed: PriceList & { readonly now: string },
): Lead {
  const { now } = listed;
  const services = servicesOf(hand);
  const requested_service = services && packageOfServices(services)?.id;
  const lead: { [Name in keyof Lead]?: Lead[Name] | undefined } = {
    ...ids,
    created_at: now,
    updated_at: now,
    status: 'REQUEST_SENT',
    full_name: hand.fullName,
    email: hand.email,
    phone: hand.phone,
    phone_e164: hand.phone === undefined ? undefined : e164OfPhone(hand.phone),
    address: hand.address,
    city: hand.city,
    state: hand.state,
    zip: hand.zip,
    boat_type: hand.boatType,
    length_ft: hand.boatLengthFt,
    condition_level: hand.conditionLevel,
    oxidation_level: hand.oxidationLevel,
    brand: hand.brand,
    model: hand.model,
    year: hand.year,
    hull_material: hand.hullMaterial,
    has_water: hand.hasWater,
    has_power: hand.hasPower,
    requested_service,
    ...(requested_service && keptPrice(requested_service, listed)),
    services,
    preferred_date: hand.preferredDate,
    preferred_window: hand.preferredWindow,
    monthly_plan_interest: hand.monthlyPlanInterest,
    notes: hand.notes,
    photo_urls: [...new Set(hand.photo_urls)],
    source: hand.source,
    quarantined: false,
  };
  return Lead.parse(lead);
}
