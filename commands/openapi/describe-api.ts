import { business } from '#domain/business.ts';
import { adminLeads } from '#domain/operations/admin-leads.ts';
import { answerOperations } from '#domain/operations/answers.ts';
import { blog } from '#domain/operations/blog.ts';
import { booking } from '#domain/operations/booking.ts';
import { bookingPauseOperations } from '#domain/operations/booking-pause.ts';
import { calendarOperations } from '#domain/operations/calendar.ts';
import { careOperations } from '#domain/operations/care.ts';
import { contentOperations } from '#domain/operations/content.ts';
import { customerOperations } from '#domain/operations/customers.ts';
import { followUpOperations } from '#domain/operations/follow-ups.ts';
import { gapOperations } from '#domain/operations/gaps.ts';
import { health } from '#domain/operations/health.ts';
import { jobPhotoOperations } from '#domain/operations/job-photos.ts';
import { leadMails } from '#domain/operations/lead-mails.ts';
import { lostLinkOperations } from '#domain/operations/lost-link.ts';
import { planOperations } from '#domain/operations/plans.ts';
import { quotes } from '#domain/operations/quotes.ts';
import { recordOperations } from '#domain/operations/records.ts';
import { reviewOperations } from '#domain/operations/reviews.ts';
import { settingsOperations } from '#domain/operations/settings.ts';
import { statusOperations } from '#domain/operations/status.ts';
import {
  type OperationEntry,
  type OperationName,
  operationEntry,
  operationNames,
} from '#domain/operations/table.ts';
import { unsubscribeOperations } from '#domain/operations/unsubscribe.ts';
import { uploads } from '#domain/operations/uploads.ts';
import { visitOperations } from '#domain/operations/visits.ts';
import {
  apiSchemas,
  componentRef,
  type JsonSchema,
  type NamedSchemas,
  requestName,
} from './component-schemas.ts';
import { type Parameter, splitInput } from './parameters.ts';
import { type Response, responsesOf, sharedHeaders, sharedResponses } from './responses.ts';

export interface OperationDescription {
  readonly operationId: OperationName;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly []>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly required: true;
    readonly content: { readonly 'application/json': { readonly schema: { readonly $ref: string } } };
  };
  readonly responses: Readonly<Record<string, Response | { readonly $ref: string }>>;
}

export interface ApiDescription {
  readonly openapi: '3.1.0';
  readonly info: object;
  readonly servers: readonly object[];
  readonly tags: readonly object[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationDescription>>>>;
  readonly components: {
    readonly securitySchemes: object;
    readonly headers: object;
    readonly responses: Readonly<Record<string, Response>>;
    readonly schemas: NamedSchemas;
  };
}

const groups = [
  {
    name: 'booking',
    description: 'From the booking form to the status page.',
    schemas: {
      ...uploads,
      ...booking,
      ...statusOperations,
      ...bookingPauseOperations,
      ...lostLinkOperations,
    },
  },
  {
    name: 'answers',
    description: 'What customers do on the status page, and what the owner asks them there.',
    schemas: answerOperations,
  },
  { name: 'blog', description: 'Published articles.', schemas: blog },
  { name: 'leads', description: 'The admin’s leads.', schemas: adminLeads },
  { name: 'mails', description: 'The admin’s mails to customers.', schemas: leadMails },
  { name: 'quotes', description: 'Quotes and estimates, behind a flag.', schemas: quotes },
  {
    name: 'calendar',
    description: 'The owner’s day, calendar and calendar feed.',
    schemas: calendarOperations,
  },
  { name: 'records', description: 'What was done, its receipt, and the money.', schemas: recordOperations },
  {
    name: 'reviews',
    description: 'What customers say of a job, which photos the site may show, and their own page.',
    schemas: reviewOperations,
  },
  { name: 'care', description: 'Reminds customers of wax.', schemas: careOperations },
  { name: 'plans', description: 'Boats that are looked after on a schedule.', schemas: planOperations },
  { name: 'gaps', description: 'Offers times that came free.', schemas: gapOperations },
  {
    name: 'follow-ups',
    description: 'What the owner writes to several customers in one press.',
    schemas: followUpOperations,
  },
  { name: 'unsubscribe', description: 'Ends one kind of email.', schemas: unsubscribeOperations },
  { name: 'job photos', description: 'Before and after, of the work itself.', schemas: jobPhotoOperations },
  { name: 'visits', description: 'What the owner does at the dock.', schemas: visitOperations },
  { name: 'customers', description: 'The admin’s customers and their boats.', schemas: customerOperations },
  {
    name: 'settings',
    description: 'The owner’s settings: hours, time off, limits of the weather.',
    schemas: settingsOperations,
  },
  {
    name: 'content',
    description: 'What the owner changes on the site, and publishing it.',
    schemas: contentOperations,
  },
  { name: 'health', description: 'Whether the API is up.', schemas: health },
];

const securitySchemes = {
  publicKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'The site’s publishable key from `/config.json`: it tells the site’s calls from noise.',
  },
  adminToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'An access token of the user pool, of a member of the group `admin`.',
  },
};

const securityOf = ({ auth }: OperationEntry): OperationDescription['security'] => {
  if (auth === 'none') return [];
  return [auth === 'admin' ? { adminToken: [] } : { publicKey: [] }];
};

export function describeApi(): ApiDescription {
  const { inputs, outputNames, named } = apiSchemas();
  const paths: Record<string, Record<string, OperationDescription>> = {};
  const bodies: Record<string, JsonSchema> = {};
  for (const name of operationNames) {
    const entry = operationEntry(name);
    const { parameters, body } = splitInput(entry, inputs[name]);
    if (body) bodies[requestName(name)] = body;
    const tags = groups.filter(({ schemas }) => name in schemas).map((group) => group.name);
    paths[entry.path] = {
      ...paths[entry.path],
      [entry.method.toLowerCase()]: {
        operationId: name,
        summary: entry.summary,
        tags,
        security: securityOf(entry),
        ...(parameters.length > 0 && { parameters }),
        ...(body && {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: componentRef('schemas', requestName(name)) } },
          },
        }),
        responses: responsesOf(entry, outputNames[name]),
      },
    };
  }
  const schemas = Object.entries({ ...named, ...bodies }).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    openapi: '3.1.0',
    info: {
      title: business.name,
      version: '1.0.0',
      description:
        'Made from `domain/operations/` by `npm run openapi`. All amounts of quotes are integer cents, all ' +
        'estimates and ranges whole dollars; days are of Los Angeles, instants ISO 8601 in UTC.',
    },
    servers: [{ url: `${business.siteUrl}/api` }],
    tags: groups.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      securitySchemes,
      headers: sharedHeaders,
      responses: sharedResponses,
      schemas: Object.fromEntries(schemas),
    },
  };
}
