import { randomBytes } from 'node:crypto';
import { ulid } from 'ulid';
import { business } from '#domain/business.ts';
import { type Duty, Lead, quarantineEnd } from '#domain/lead.ts';
import { e164OfPhone, type LeadIntake } from '#domain/lead-intake.ts';
import { incomingPrefix } from '#domain/photos.ts';
import { env } from '../runtime/env.ts';
import { leadsTable, listShardOf, owedShard } from './keys.ts';
import type { TransactItem } from './transaction.ts';

/**
 * An address of more than 128 random bits, for status pages and quotes. It has a letter or digit at both ends: a
 * spreadsheet takes a leading `-` for a formula, and what makes links of text leaves a trailing one out.
 */
export function newSlug(): string {
  const slug = randomBytes(18).toString('base64url');
  return /^[^_-].*[^_-]$/.test(slug) ? slug : newSlug();
}

/** The lead that a valid booking makes. A filled spam trap puts it into quarantine. */
export function newLead(intake: LeadIntake, now: string): Lead {
  const trapped = intake.hp_field !== undefined;
  const lead: { [Name in keyof Lead]: Lead[Name] | undefined } = {
    id: ulid(Date.parse(now)),
    created_at: now,
    updated_at: now,
    public_slug: newSlug(),
    status: 'REQUEST_SENT',

    full_name: intake.fullName,
    email: intake.email,
    phone: intake.phone,
    phone_e164: e164OfPhone(intake.phone),
    address: intake.address,
    city: intake.city,
    state: intake.state,
    zip: intake.zip,

    boat_type: intake.boatType,
    length_ft: intake.boatLengthFt,
    condition_level: intake.conditionLevel,
    oxidation_level: intake.oxidationLevel,
    brand: intake.brand,
    model: intake.model,
    year: intake.year,
    hull_material: intake.hullMaterial,
    has_water: intake.hasWater,
    has_power: intake.hasPower,

    requested_service: intake.packageId,
    services: intake.services,
    preferred_date: intake.preferredDate,
    preferred_window: intake.preferredWindow,
    monthly_plan_interest: intake.monthlyPlanInterest,
    notes: intake.notes,
    photo_urls: [...new Set(intake.photo_urls)],

    terms_version: business.termsVersion,
    terms_accepted_at: now,
    source: intake.source,
    utm: intake.utm,
    meta_event_id: intake.metaEventId,
    fbp: intake.fbp,
    fbc: intake.fbc,

    quarantined: trapped,
    expires_at: trapped ? quarantineEnd(now) : undefined,
  };
  return Lead.parse(lead);
}

/** What a lead owes once it counts: its two mails, and the move of photos that still lie with the incoming. */
function dutiesOf({ photo_urls }: Pick<Lead, 'photo_urls'>): Duty[] {
  const hasIncoming = photo_urls.some((path) => path.startsWith(incomingPrefix));
  return ['request-received', 'new-lead', ...(hasIncoming ? (['photos'] as const) : [])];
}

/** The attributes of a lead that owes something since `now`; together they put it into the `owed` index. */
export const owedAttributes = (lead: Pick<Lead, 'photo_urls'>, now: string) => ({
  owed: dutiesOf(lead),
  owed_shard: owedShard,
  owed_since: now,
});

/** The row of a new lead. What it holds beside the Lead is internal and never leaves functions/data. */
export const leadRecord = (lead: Lead): Record<string, unknown> => ({
  ...lead,
  list_shard: listShardOf(lead.id),
  ...(lead.quarantined ? {} : owedAttributes(lead, lead.created_at)),
});

const StoredLead = Lead.strip();

/** The lead of a row; undefined for no row and for the tombstone of a deleted lead. */
export function leadOfRecord(record: Readonly<Record<string, unknown>> | undefined): Lead | undefined {
  return record === undefined || record.deleted === true ? undefined : StoredLead.parse(record);
}

const isThere = 'attribute_exists(id) AND attribute_not_exists(deleted)';

/** Within a transaction: that a lead exists and is not deleted, for what is written beside it. */
export const leadIsThere = (id: string): TransactItem => ({
  ConditionCheck: { TableName: env(leadsTable.env), Key: { id }, ConditionExpression: isThere },
});

export type LeadChanges = { readonly [Name in keyof Lead]?: Lead[Name] | null | undefined };

/** A further demand on the row, such as `mail_claim.#k = :key`, with the names and values it uses. */
export interface LeadCondition {
  readonly expression: string;
  readonly names?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, unknown>>;
}

/**
 * The update of single fields of a lead, `null` removing one and undefined leaving it, for UpdateCommand or
 * (as `{ Update }`) for a transaction. It holds only for a lead that exists, is not deleted, and meets
 * `condition`. Internal attributes go in as `extra`.
 */
export function leadUpdate(
  id: string,
  changes: LeadChanges,
  { condition, extra = {} }: { condition?: LeadCondition; extra?: Readonly<Record<string, unknown>> } = {},
): NonNullable<TransactItem['Update']> {
  const fields = Object.entries({ ...changes, ...extra }).filter(([, value]) => value !== undefined);
  const set = fields.filter(([, value]) => value !== null);
  const removed = fields.filter(([, value]) => value === null);
  const clauses = [
    set.length > 0 ? `SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')}` : '',
    removed.length > 0 ? `REMOVE ${removed.map(([name]) => `#${name}`).join(', ')}` : '',
  ];
  const values = {
    ...Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
    ...condition?.values,
  };
  return {
    TableName: env(leadsTable.env),
    Key: { id },
    UpdateExpression: clauses.filter(Boolean).join(' '),
    ConditionExpression: condition ? `${isThere} AND (${condition.expression})` : isThere,
    ExpressionAttributeNames: {
      ...Object.fromEntries(fields.map(([name]) => [`#${name}`, name])),
      ...condition?.names,
    },
    ...(Object.keys(values).length > 0 ? { ExpressionAttributeValues: values } : {}),
  };
}
