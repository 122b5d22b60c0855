import * as z from 'zod';
import { Day, IdempotencyKey, Instant, LeadId, Slug } from '#domain/ids.ts';
import { LeadSummary, MailClaim, SeenLead, SentAppointment } from '#domain/lead.ts';
import { Quote, QuoteLine } from '#domain/offer/quote.ts';
import { SentOffer } from '#domain/offer/sent-offer.ts';
import { LeadTotals } from '#domain/operations/admin-leads.ts';
import { ErrorBody } from '#domain/operations/errors.ts';
import { operationSchemas } from '#domain/operations/index.ts';
import { type OperationName, operationNames } from '#domain/operations/table.ts';
import { WholeDollars } from '#domain/price/whole-dollars.ts';
import { BlogPost } from '#domain/site/blog-post.ts';
import { PublicTimelineEntry, TimelineEntry } from '#domain/timeline.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;
export type NamedSchemas = Readonly<Record<string, JsonSchema>>;

const ids = { Day, IdempotencyKey, Instant, LeadId, Slug, WholeDollars };

/** `taxable` has a default in calls. */
const sentParts = { ...ids, NewQuoteLine: QuoteLine };

const answeredParts = {
  ...ids,
  BlogPost,
  ErrorBody,
  Lead: SeenLead,
  LeadSummary,
  LeadTotals,
  MailClaim,
  PublicTimelineEntry,
  Quote,
  QuoteLine,
  SentAppointment,
  SentOffer,
  TimelineEntry,
  PublicQuote: operationSchemas.quote.output,
};

/** The gateway's own errors: no token, too many calls, an outage. */
const gatewayError: JsonSchema = {
  type: 'object',
  properties: { message: { type: 'string' } },
  required: ['message'],
};

export const componentRef = (section: string, name: string) => ({ $ref: `#/components/${section}/${name}` });

const pascalCase = (name: string) =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const instantNote = 'Any instant of RFC 3339; answers are in UTC with milliseconds.';

/** Removes the bounds of safe integers, and the pattern of a day or instant beside its format. */
function withoutNoise({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.format === 'date' || jsonSchema.format === 'date-time') delete jsonSchema.pattern;
  if (jsonSchema.format === 'date-time') jsonSchema.description = instantNote;
}

type Registry = z.core.$ZodRegistry<{ id?: string | undefined }>;

function registryOf(parts: Readonly<Record<string, z.ZodType>>): Registry {
  const registry: Registry = z.registry<{ id?: string | undefined }>();
  for (const [id, schema] of Object.entries(parts)) registry.add(schema, { id });
  return registry;
}

function schemasOf(registry: Registry, io: 'input' | 'output'): NamedSchemas {
  const uri = (id: string) => componentRef('schemas', id).$ref;
  const { schemas } = z.toJSONSchema(registry, { io, uri, override: withoutNoise });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, id: ___, ...schema }]) => [id, schema]),
  );
}

export interface ApiSchemas {
  readonly inputs: Readonly<Record<OperationName, JsonSchema>>;
  readonly outputNames: Readonly<Record<OperationName, string>>;
  readonly named: NamedSchemas;
}

/** JSON schemas (draft 2020-12), with shared parts under their own names. */
export function apiSchemas(): ApiSchemas {
  const sent = registryOf(sentParts);
  const answered = registryOf(answeredParts);
  for (const name of operationNames) {
    const { input, output } = operationSchemas[name];
    sent.add(input, { id: name });
    if (!answered.has(output)) answered.add(output, { id: `${pascalCase(name)}Response` });
  }
  const forEach = <T>(value: (name: OperationName) => T) =>
    Object.fromEntries(operationNames.map((name) => [name, value(name)])) as Record<OperationName, T>;

  const sentSchemas = schemasOf(sent, 'input');
  const isOperation = (id: string) => operationNames.some((name) => name === id);
  const sharedInputs = Object.entries(sentSchemas).filter(([id]) => !isOperation(id));
  return {
    inputs: forEach((name) => sentSchemas[name] ?? {}),
    outputNames: forEach((name) => String(answered.get(operationSchemas[name].output)?.id)),
    named: {
      ...Object.fromEntries(sharedInputs),
      ...schemasOf(answered, 'output'),
      GatewayError: gatewayError,
    },
  };
}

export const requestName = (name: OperationName): string => `${pascalCase(name)}Request`;
