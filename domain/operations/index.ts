import type * as z from 'zod';
import { adminLeads } from './admin-leads.ts';
import { answerOperations } from './answers.ts';
import { blog } from './blog.ts';
import { booking } from './booking.ts';
import { bookingPauseOperations } from './booking-pause.ts';
import { calendarOperations } from './calendar.ts';
import { careOperations } from './care.ts';
import { contentOperations } from './content.ts';
import { customerOperations } from './customers.ts';
import { followUpOperations } from './follow-ups.ts';
import { gapOperations } from './gaps.ts';
import { health } from './health.ts';
import { jobPhotoOperations } from './job-photos.ts';
import { leadMails } from './lead-mails.ts';
import { lostLinkOperations } from './lost-link.ts';
import { planOperations } from './plans.ts';
import { quotes } from './quotes.ts';
import { recordOperations } from './records.ts';
import { reviewOperations } from './reviews.ts';
import { settingsOperations } from './settings.ts';
import { statusOperations } from './status.ts';
import type { OperationName } from './table.ts';
import { unsubscribeOperations } from './unsubscribe.ts';
import { uploads } from './uploads.ts';
import { visitOperations } from './visits.ts';

/** Path, query and body are merged into one strict object. */
export interface OperationSchemas {
  readonly input: z.ZodType;
  readonly output: z.ZodType;
  /** Its body may also be form-encoded, as email programs send it. */
  readonly takesForm?: true;
}

export const operationSchemas = {
  ...uploads,
  ...booking,
  ...statusOperations,
  ...bookingPauseOperations,
  ...blog,
  ...adminLeads,
  ...leadMails,
  ...quotes,
  ...calendarOperations,
  ...customerOperations,
  ...visitOperations,
  ...settingsOperations,
  ...contentOperations,
  ...answerOperations,
  ...lostLinkOperations,
  ...recordOperations,
  ...unsubscribeOperations,
  ...reviewOperations,
  ...careOperations,
  ...planOperations,
  ...followUpOperations,
  ...gapOperations,
  ...jobPhotoOperations,
  ...health,
} satisfies Record<OperationName, OperationSchemas>;

type Schemas = typeof operationSchemas;

/** The schema group of an operation; a function imports only its own group. */
export type SchemasOf<N extends OperationName> = Pick<Schemas, N>;

/** What a caller sends, before defaults are applied. */
export type OperationRequest<N extends OperationName> = z.input<Schemas[N]['input']>;
export type OperationInput<N extends OperationName> = z.output<Schemas[N]['input']>;
export type OperationOutput<N extends OperationName> = z.output<Schemas[N]['output']>;
