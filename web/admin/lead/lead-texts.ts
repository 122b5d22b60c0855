import * as z from 'zod';
import { LeadUpdate } from '#domain/lead/lead-update.ts';
import type { Lead } from '#domain/lead.ts';
import { instantOf, wallClockOf } from '#domain/los-angeles.ts';

const { shape } = LeadUpdate.required();

const isBlank = (text: string): boolean => text.trim() === '';

/** Parses `1,250` or `$1250`; '' is null, anything else NaN. */
function dollarsOf(text: string): number | null {
  if (isBlank(text)) return null;
  const bare = text.trim().replace(/^\$\s*/, '');
  return /^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(bare) ? Number(bare.replaceAll(',', '')) : Number.NaN;
}

const hoursOf = (text: string): number | null =>
  isBlank(text) ? null : Number(text.trim().replace(',', '.'));

const lineOf = (text: string): string | null => (isBlank(text) ? null : text);

/** For fields whose own rule makes a number of text. */
const asTyped = (text: string): unknown => lineOf(text);

/** A complete `datetime-local` value, or ''. */
const wallClock = /^$|^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** The lead's form as text; the result is validated by the server's own schema. '' means none. */
export const LeadTexts = z.object({
  est_price_min: z.string().transform(dollarsOf).pipe(shape.est_price_min),
  est_price_max: z.string().transform(dollarsOf).pipe(shape.est_price_max),
  scheduled_at: z
    .string()
    .regex(wallClock, 'Set day and time.')
    .transform((text) => (text === '' ? null : instantOf(text.slice(0, 16))))
    .pipe(shape.scheduled_at),
  appointment_hours: z.string().transform(hoursOf).pipe(shape.appointment_hours),
  internal_notes: z.string().transform(lineOf).pipe(shape.internal_notes),
  full_name: z
    .string()
    .refine((text) => !isBlank(text), 'Enter a name.')
    .pipe(shape.full_name),
  email: z.string().transform(lineOf).pipe(shape.email),
  phone: z.string().transform(lineOf).pipe(shape.phone),
  address: z.string().transform(lineOf).pipe(shape.address),
  city: z.string().transform(lineOf).pipe(shape.city),
  zip: z.string().transform(lineOf).pipe(shape.zip),
  length_ft: z.string().transform(asTyped).pipe(shape.length_ft),
  brand: z.string().transform(lineOf).pipe(shape.brand),
  model: z.string().transform(lineOf).pipe(shape.model),
  year: z.string().transform(asTyped).pipe(shape.year),
});
export type LeadTexts = z.input<typeof LeadTexts>;

export type TextField = keyof LeadTexts;

export const textFields = LeadTexts.keyof().options;

const shown = (value: number | undefined): string => (value === undefined ? '' : String(value));

export const textsOf = (lead: Lead): LeadTexts => ({
  est_price_min: shown(lead.est_price_min),
  est_price_max: shown(lead.est_price_max),
  scheduled_at: lead.scheduled_at === undefined ? '' : wallClockOf(lead.scheduled_at),
  appointment_hours: shown(lead.appointment_hours),
  internal_notes: lead.internal_notes ?? '',
  full_name: lead.full_name,
  email: lead.email ?? '',
  phone: lead.phone ?? '',
  address: lead.address ?? '',
  city: lead.city ?? '',
  zip: lead.zip ?? '',
  length_ft: shown(lead.length_ft),
  brand: lead.brand ?? '',
  model: lead.model ?? '',
  year: shown(lead.year),
});
