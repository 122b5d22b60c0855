import * as z from 'zod';
import { boatTypes } from '../choices.ts';
import { Instant, LeadId, Slug, sortableId } from '../ids.ts';
import { areas } from '../place/areas.ts';
import { severalLines, singleLine, withoutHiddenMarks } from '../plain-text.ts';
import { BoatPlan, maxPlans } from './boat-plan.ts';

export const CustomerId = z.string().regex(sortableId);
export const BoatId = z.string().regex(sortableId);

const line = (max: number) =>
  z.string().overwrite(withoutHiddenMarks).trim().max(max).regex(singleLine, 'This must be one line.');
const lines = (max: number) =>
  z.string().overwrite(withoutHiddenMarks).trim().max(max).regex(severalLines, 'This must be plain text.');

export const Berth = z.strictObject({
  area: z.enum(areas.map(({ slug }) => slug)).optional(),
  address: line(400).optional(),
  marina: line(120).optional(),
  dock: line(60).optional(),
  slip: line(60).optional(),
  gate_code: line(60).optional(),
  parking: line(200).optional(),
  /** The hookups: fitting and distance, such as `Hose bib at the dock box, 25 ft`. */
  water: line(200).optional(),
  power: line(200).optional(),
  note: lines(2000).optional(),
});
export type Berth = z.infer<typeof Berth>;

/** A customer's boat. What nobody has told is absent. Its texts may be as long as a lead's. */
export const Boat = z.strictObject({
  id: BoatId,
  type: z.enum(boatTypes).optional(),
  length_ft: z.number().optional(),
  make: line(100).optional(),
  model: line(100).optional(),
  year: z.int().optional(),
  hull_material: line(100).optional(),
  name: line(80).optional(),
  note: lines(2000).optional(),
  /** No longer theirs: nobody is emailed of it. */
  is_sold: z.literal(true).optional(),
  /** When the owner last said what boat it is, wherever it lies. */
  saved_at: Instant.optional(),
  berth: Berth,
});
export type Boat = z.infer<typeof Boat>;

/** A phone number as it was typed, and in E.164 when it reads as a US number. */
export const Phone = z.strictObject({
  typed: line(40),
  e164: z.string().optional(),
  /** When the owner added it. */
  saved_at: Instant.optional(),
});
export type Phone = z.infer<typeof Phone>;

/** Every write raises `version`; a save names the one it saw. Leads add boats, so only a save limits their number. */
export const Customer = z.strictObject({
  id: CustomerId,
  created_at: Instant,
  updated_at: Instant,
  version: z.int().min(1),
  name: line(120),
  /** Canonical addresses, the one to write to first. */
  emails: z.array(z.string()).max(10),
  phones: z.array(Phone).max(10),
  note: lines(10_000).optional(),
  boats: z.array(Boat),
  lead_ids: z.array(LeadId),
  plans: z.array(BoatPlan).max(maxPlans).optional(),
  /** Of the customer's own page; only mailed, and never shown to the owner. */
  page_key: Slug.optional(),
});
export type Customer = z.infer<typeof Customer>;
