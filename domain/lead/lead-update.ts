import * as z from 'zod';
import { IntakeFields } from '../booking/lead-intake.ts';
import { Instant } from '../ids.ts';
import { severalLines, withoutHiddenMarks } from '../plain-text.ts';
import { WholeDollars } from '../price/whole-dollars.ts';
import { statuses } from '../statuses.ts';

const hoursMessage = 'Half an hour to 24 hours, in half-hour steps.';
const AppointmentHours = z
  .number(hoursMessage)
  .min(0.5, hoursMessage)
  .max(24, hoursMessage)
  .multipleOf(0.5, hoursMessage)
  // `multipleOf` takes 1.0000000000000002 for a rounding error.
  .refine((hours) => Number.isInteger(hours * 2), hoursMessage);

/** Editable in the admin's dialog, field by field. `null` empties a field. */
export const LeadUpdate = z.strictObject({
  status: z.enum(statuses).optional(),
  est_price_min: WholeDollars.nullable().optional(),
  est_price_max: WholeDollars.nullable().optional(),
  scheduled_at: Instant.nullable().optional(),
  appointment_hours: AppointmentHours.nullable().optional(),
  internal_notes: z
    .string()
    .overwrite(withoutHiddenMarks)
    .max(10_000, 'At most 10,000 characters.')
    .regex(severalLines, 'Notes must be plain text.')
    .nullable()
    .optional(),
  /** What the customer answered or told on the phone, by the rules of the booking form. */
  full_name: IntakeFields.shape.fullName.optional(),
  email: IntakeFields.shape.email.nullable().optional(),
  phone: IntakeFields.shape.phone.nullable().optional(),
  address: IntakeFields.shape.address.nullable().optional(),
  city: IntakeFields.shape.city.nullable().optional(),
  state: IntakeFields.shape.state.nullable().optional(),
  zip: IntakeFields.shape.zip.nullable().optional(),
  boat_type: IntakeFields.shape.boatType.nullable().optional(),
  length_ft: IntakeFields.shape.boatLengthFt.nullable().optional(),
  brand: IntakeFields.shape.brand.unwrap().nullable().optional(),
  model: IntakeFields.shape.model.unwrap().nullable().optional(),
  year: IntakeFields.shape.year.unwrap().nullable().optional(),
  condition_level: IntakeFields.shape.conditionLevel.nullable().optional(),
  requested_service: IntakeFields.shape.packageId.nullable().optional(),
  /** Those of the service; follow from it when left out. */
  services: IntakeFields.shape.services.nullable().optional(),
});
export type LeadUpdate = z.infer<typeof LeadUpdate>;
