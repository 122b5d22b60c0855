import type * as z from 'zod';
import { adminLeads } from './admin-leads.ts';
import { blog } from './blog.ts';
import { booking } from './booking.ts';
import { calendarOperations } from './calendar.ts';
import { customerOperations } from './customers.ts';
import { health } from './health.ts';
import { leadMails } from './lead-mails.ts';
import { quotes } from './quotes.ts';
import { settingsOperations } from './settings.ts';
import type { OperationName } from './table.ts';
import { visitOperations } from './visits.ts';

/** Schemas of an operation: path, query and body merged into one strict object, and what it answers. */
export interface OperationSchemas {
  readonly input: z.ZodType;
  readonly output: z.ZodType;
}

export const operationSchemas = {
  ...booking,
  ...blog,
  ...adminLeads,
  ...leadMails,
  ...quotes,
  ...calendarOperations,
  ...customerOperations,
  ...visitOperations,
  ...settingsOperations,
  ...health,
} satisfies Record<OperationName, OperationSchemas>;

type Schemas = typeof operationSchemas;

/** The group of schemas in which an operation's stand; a function imports its own group alone. */
export type SchemasOf<N extends OperationName> = Pick<Schemas, N>;

/** What a caller sends, before defaults are filled in. */
export type OperationRequest<N extends OperationName> = z.input<Schemas[N]['input']>;
/** What a handler gets. */
export type OperationInput<N extends OperationName> = z.output<Schemas[N]['input']>;
/** What a handler returns and a caller reads. */
export type OperationOutput<N extends OperationName> = z.output<Schemas[N]['output']>;
