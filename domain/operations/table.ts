/** Every operation. Function, route, grant, authorizer, local server and clients follow from it. Free of zod. */

import type { ErrorCode } from './errors.ts';

/** lib/ turns each into least-privilege statements. */
export type Grant =
  | 'leads:read'
  | 'leads:list'
  | 'leads:batch'
  | 'leads:owed'
  | 'leads:add'
  | 'leads:check'
  | 'leads:edit'
  | 'timeline:read'
  | 'timeline:add'
  | 'timeline:undo'
  | 'quotes:read'
  | 'quotes:write'
  | 'quotes:decide'
  | 'customers:read'
  | 'customers:batch'
  | 'customers:list'
  | 'customers:add'
  | 'customers:write'
  | 'days:read'
  | 'days:edit'
  | 'days:write'
  | 'forecasts:read'
  | 'settings:read'
  | 'settings:write'
  | 'pause:read'
  | 'content:read'
  | 'content:list'
  | 'content:write'
  | 'unsent:read'
  | 'unsent:write'
  | 'reviews:approve'
  | 'feed:read'
  | 'feed:write'
  | 'posts:read'
  | 'posts:list'
  | 'photos:upload'
  | 'photos:inspect'
  | 'photos:keep'
  | 'photos:read'
  | 'photos:show'
  | 'exports:write'
  | 'mail:claim'
  | 'mail:send';

interface AnyOperation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  /** Below /api; path parameters in braces. */
  readonly path: string;
  readonly summary: string;
  readonly grants: readonly Grant[];
  /** Besides those of every operation (400, 401, 403, 413, 415). */
  readonly errors?: readonly ErrorCode[];
  /** An Idempotency-Key header: required, or optional: so that a repeat mails once, or adds once. */
  readonly idempotencyKey?: 'always' | 'to-mail-once' | 'to-add-once';
  /** Answers HEAD too, which calendars ask before they subscribe. */
  readonly head?: true;
  /** The content type of its answer, where that is not JSON. */
  readonly answers?: 'text/calendar' | 'text/html';
  /** Seconds until it is cut off, 10 unless named; the gateway ends at 30. */
  readonly timeout?: number;
  /** In MB; more memory is also more CPU. */
  readonly memory?: number;
}

interface AdminOperation extends AnyOperation {
  readonly auth: 'admin';
}

interface PublicOperation extends AnyOperation {
  readonly auth: 'none' | 'public-key';
  /** Calls per second over all callers. Public operations together leave room for admins. */
  readonly perSecond: number;
}

export type OperationEntry = AdminOperation | PublicOperation;

const statusPage = [
  'leads:read',
  'leads:batch',
  'customers:batch',
  'timeline:read',
  'days:read',
  'settings:read',
  'photos:show',
] as const satisfies readonly Grant[];

/** What a customer does through the status page tells the owner, and answers the page. */
const customerAct = [
  ...statusPage,
  'leads:add',
  'leads:edit',
  'timeline:add',
] as const satisfies readonly Grant[];

export const operationTable = {
  'generate-upload-url': {
    method: 'POST',
    path: '/generate-upload-url',
    auth: 'public-key',
    perSecond: 10,
    summary: 'Returns a signed URL that takes one upload of one photo, and the headers to send with it',
    grants: ['photos:upload'],
  },
  'lead-intake': {
    method: 'POST',
    path: '/lead-intake',
    auth: 'public-key',
    perSecond: 5,
    summary: 'Stores a booking as a lead; idempotent by metaEventId',
    grants: [
      'leads:read',
      'leads:add',
      'leads:edit',
      'timeline:add',
      'photos:inspect',
      'leads:batch',
      'customers:batch',
      'customers:write',
      'pause:read',
      'settings:read',
      'content:read',
      'content:list',
    ],
    errors: ['conflict'],
  },
  'booking-pause': {
    method: 'GET',
    path: '/booking-pause',
    auth: 'public-key',
    perSecond: 2,
    summary: 'Whether bookings are paused, since when, and what to tell people',
    grants: ['pause:read'],
  },
  'offered-plans': {
    method: 'GET',
    path: '/plans',
    auth: 'public-key',
    perSecond: 2,
    summary: 'The plans that the owner offers: what they hold, how often, and what they cost',
    grants: ['settings:read'],
  },
  'lead-status': {
    method: 'GET',
    path: '/lead-status/{slug}',
    auth: 'public-key',
    perSecond: 8,
    summary: 'A lead as its customer may see it',
    grants: [...statusPage],
    errors: ['not-found'],
  },
  'lost-link': {
    method: 'POST',
    path: '/lost-link',
    auth: 'public-key',
    perSecond: 2,
    summary: 'Emails the links of the open requests of an address; answers the same whether there are any',
    grants: ['leads:add'],
  },
  'open-times': {
    method: 'GET',
    path: '/lead-status/{slug}/open-times',
    auth: 'public-key',
    perSecond: 4,
    summary: 'The starts from which the customer of a lead can choose, by day',
    grants: ['leads:read', 'days:read', 'forecasts:read', 'settings:read', 'pause:read'],
    errors: ['not-found', 'conflict'],
  },
  'offer-answer': {
    method: 'POST',
    path: '/lead-status/{slug}/offer-answer',
    auth: 'public-key',
    perSecond: 4,
    summary: 'Yes with or without a time, a question with photos, or no',
    grants: [...customerAct, 'days:write', 'pause:read', 'photos:inspect', 'content:read'],
    errors: ['not-found', 'conflict', 'too-many'],
    idempotencyKey: 'always',
  },
  'visit-move': {
    method: 'POST',
    path: '/lead-status/{slug}/visit-move',
    auth: 'public-key',
    perSecond: 4,
    summary: 'Moves a planned visit: takes the new time before it frees the old one',
    grants: [...customerAct, 'days:write', 'pause:read'],
    errors: ['not-found', 'conflict', 'too-many'],
    idempotencyKey: 'always',
  },
  'visit-cancel': {
    method: 'POST',
    path: '/lead-status/{slug}/visit-cancel',
    auth: 'public-key',
    perSecond: 4,
    summary: 'Cancels a planned visit',
    grants: [...customerAct, 'days:edit'],
    errors: ['not-found', 'conflict', 'too-many'],
    idempotencyKey: 'always',
  },
  'customer-message': {
    method: 'POST',
    path: '/lead-status/{slug}/messages',
    auth: 'public-key',
    perSecond: 4,
    summary: 'A message to the owner, with photos',
    grants: [...customerAct, 'photos:inspect'],
    errors: ['not-found', 'conflict', 'too-many'],
    idempotencyKey: 'always',
  },
  'ready-check': {
    method: 'POST',
    path: '/lead-status/{slug}/ready-check',
    auth: 'public-key',
    perSecond: 4,
    summary: 'Whether the boat is ready for the visit',
    grants: customerAct,
    errors: ['not-found', 'conflict', 'too-many'],
    idempotencyKey: 'always',
  },
  'extra-answer': {
    method: 'POST',
    path: '/lead-status/{slug}/extras/{id}',
    auth: 'public-key',
    perSecond: 4,
    summary: 'Approves extra work, or leaves it',
    grants: customerAct,
    errors: ['not-found', 'conflict', 'too-many'],
    idempotencyKey: 'always',
  },
  review: {
    method: 'POST',
    path: '/lead-status/{slug}/review',
    auth: 'public-key',
    perSecond: 3,
    summary: "A customer's stars and words, and whether the site may show them",
    grants: [...customerAct, 'reviews:approve'],
    errors: ['not-found', 'conflict', 'too-many'],
    idempotencyKey: 'always',
  },
  'photo-consent': {
    method: 'POST',
    path: '/lead-status/{slug}/photo-consent',
    auth: 'public-key',
    perSecond: 3,
    summary: 'Whether the site may show photos of the job',
    grants: customerAct,
    errors: ['not-found', 'conflict', 'too-many'],
    idempotencyKey: 'always',
  },
  care: {
    method: 'POST',
    path: '/lead-status/{slug}/care',
    auth: 'public-key',
    perSecond: 3,
    summary: 'Whether the customer wants one email when wax is due',
    grants: customerAct,
    errors: ['not-found', 'conflict', 'too-many'],
    idempotencyKey: 'always',
  },
  'plan-answer': {
    method: 'POST',
    path: '/lead-status/{slug}/plan',
    auth: 'public-key',
    perSecond: 3,
    summary: "Skips a plan's visit, or ends the plan",
    grants: [...customerAct, 'customers:read', 'customers:write'],
    errors: ['not-found', 'conflict', 'too-many'],
    idempotencyKey: 'always',
  },
  'lead-correct': {
    method: 'POST',
    path: '/lead-status/{slug}/correction',
    auth: 'public-key',
    perSecond: 3,
    summary: 'Corrects the phone number, or says where the boat is',
    grants: customerAct,
    errors: ['not-found', 'conflict', 'too-many'],
    idempotencyKey: 'always',
  },
  'data-code': {
    method: 'POST',
    path: '/lead-status/{slug}/data-code',
    auth: 'public-key',
    perSecond: 3,
    summary: 'Emails the code that proves who asks for their data',
    grants: ['leads:read', 'leads:add', 'leads:edit'],
    errors: ['not-found', 'conflict', 'too-many'],
    idempotencyKey: 'always',
  },
  'data-request': {
    method: 'POST',
    path: '/lead-status/{slug}/data-request',
    auth: 'public-key',
    perSecond: 3,
    summary: 'Asks for a copy, a correction or the deletion of personal data',
    grants: ['leads:read', 'leads:add', 'leads:edit', 'timeline:add'],
    errors: ['not-found', 'conflict', 'too-many'],
    idempotencyKey: 'always',
  },
  'blog-posts': {
    method: 'GET',
    path: '/blog-posts',
    auth: 'public-key',
    perSecond: 2,
    summary: 'Published posts, newest first',
    grants: ['posts:list', 'content:read'],
  },
  'blog-post': {
    method: 'GET',
    path: '/blog-posts/{slug}',
    auth: 'public-key',
    perSecond: 2,
    summary: 'One published post',
    grants: ['posts:read', 'content:read'],
    errors: ['not-found'],
  },
  'admin-leads': {
    method: 'GET',
    path: '/admin-leads',
    auth: 'admin',
    summary: 'A page of leads by filters, with exact totals',
    grants: ['leads:list', 'customers:list', 'days:read'],
    memory: 2048,
    timeout: 29,
  },
  'admin-lead-create': {
    method: 'POST',
    path: '/admin-leads',
    auth: 'admin',
    summary: 'Stores a lead that came in by phone or at the dock; emails nobody',
    grants: [
      'leads:read',
      'leads:add',
      'leads:edit',
      'timeline:add',
      'photos:inspect',
      'customers:batch',
      'customers:write',
      'content:read',
    ],
    errors: ['conflict'],
    idempotencyKey: 'to-add-once',
  },
  'admin-lead': {
    method: 'GET',
    path: '/admin-leads/{id}',
    auth: 'admin',
    summary: 'One lead whole, with signed photo addresses, its customer and boat, and whom it may be from',
    grants: [
      'leads:read',
      'leads:batch',
      'photos:read',
      'customers:read',
      'customers:batch',
      'content:read',
      'unsent:read',
    ],
    errors: ['not-found'],
  },
  'admin-lead-update': {
    method: 'PATCH',
    path: '/admin-leads/{id}',
    auth: 'admin',
    summary:
      'Changes single fields and facts; the timeline tells of status and facts; canceling a mailed appointment sends an email',
    grants: [
      'leads:read',
      'leads:edit',
      'timeline:add',
      'timeline:undo',
      'mail:claim',
      'mail:send',
      'days:read',
      'days:write',
      'settings:read',
      'pause:read',
      'leads:batch',
      'customers:read',
      'customers:write',
      'content:read',
    ],
    errors: ['not-found', 'conflict', 'mail-failed'],
    idempotencyKey: 'to-mail-once',
    timeout: 20,
  },
  'admin-lead-link': {
    method: 'POST',
    path: '/admin-leads/{id}/customer',
    auth: 'admin',
    summary: 'Gives a lead to a customer, or makes a customer of its own of it; either can be undone',
    grants: ['leads:read', 'leads:batch', 'leads:edit', 'timeline:add', 'customers:read', 'customers:write'],
    errors: ['not-found', 'conflict'],
  },
  'admin-gate-code': {
    method: 'POST',
    path: '/admin-leads/{id}/gate-code',
    auth: 'admin',
    summary: "The gate code of a lead's boat around a visit; that it was read is noted",
    grants: ['leads:read', 'leads:check', 'timeline:read', 'timeline:add', 'customers:read'],
    errors: ['not-found', 'conflict'],
    idempotencyKey: 'to-add-once',
  },
  'admin-lead-restore': {
    method: 'POST',
    path: '/admin-leads/{id}/restore',
    auth: 'admin',
    summary: 'Restores a lead from quarantine; its emails are then sent',
    grants: ['leads:read', 'leads:edit', 'timeline:add', 'customers:batch', 'customers:write'],
    errors: ['not-found', 'conflict'],
  },
  'admin-leads-quarantine': {
    method: 'POST',
    path: '/admin-leads/quarantine',
    auth: 'admin',
    summary: 'Quarantines leads that nobody has worked on; returns how many are quarantined',
    grants: ['leads:read', 'leads:edit', 'timeline:add'],
    timeout: 20,
  },
  'admin-timeline': {
    method: 'GET',
    path: '/admin-leads/{id}/timeline',
    auth: 'admin',
    summary: 'All timeline entries of a lead, newest first',
    grants: ['leads:read', 'timeline:read'],
    errors: ['not-found'],
  },
  'admin-timeline-add': {
    method: 'POST',
    path: '/admin-leads/{id}/timeline',
    auth: 'admin',
    summary: 'Adds a free-text entry, optionally public',
    grants: ['leads:read', 'leads:check', 'timeline:read', 'timeline:add'],
    errors: ['not-found', 'conflict'],
    idempotencyKey: 'to-add-once',
  },
  'admin-quote': {
    method: 'GET',
    path: '/admin-leads/{id}/quote',
    auth: 'admin',
    summary: "A lead's quote",
    grants: ['leads:read', 'quotes:read'],
    errors: ['not-found'],
  },
  'admin-quote-save': {
    method: 'PUT',
    path: '/admin-leads/{id}/quote',
    auth: 'admin',
    summary:
      "Makes or revises a lead's quote, and mails it as the offer while quotes are on; an accepted one is locked",
    grants: ['leads:read', 'leads:edit', 'quotes:read', 'quotes:write', 'timeline:add', 'settings:read'],
    errors: ['not-found', 'conflict'],
  },
  'admin-offer': {
    method: 'POST',
    path: '/admin-offer',
    auth: 'admin',
    summary: 'Emails the price range, then records it',
    grants: [
      'leads:read',
      'leads:edit',
      'timeline:add',
      'mail:claim',
      'mail:send',
      'days:read',
      'days:edit',
      'settings:read',
      'pause:read',
      'leads:batch',
      'customers:batch',
    ],
    errors: ['not-found', 'conflict', 'mail-failed'],
    idempotencyKey: 'always',
    timeout: 20,
  },
  'admin-schedule': {
    method: 'POST',
    path: '/admin-schedule',
    auth: 'admin',
    summary: 'Emails the appointment with its calendar file, then records it',
    grants: [
      'leads:read',
      'leads:edit',
      'timeline:add',
      'mail:claim',
      'mail:send',
      'days:read',
      'days:write',
      'settings:read',
      'pause:read',
      'leads:batch',
      'customers:batch',
    ],
    errors: ['not-found', 'conflict', 'mail-failed'],
    idempotencyKey: 'always',
    timeout: 20,
  },
  'admin-times': {
    method: 'GET',
    path: '/admin-leads/{id}/times',
    auth: 'admin',
    summary: 'The starts that the customer of a lead could choose, and the three that suit best',
    grants: ['leads:read', 'days:read', 'forecasts:read', 'settings:read', 'pause:read'],
    errors: ['not-found', 'conflict'],
  },
  'admin-message': {
    method: 'POST',
    path: '/admin-leads/{id}/messages',
    auth: 'admin',
    summary: 'A message with photos to the customer, who is emailed',
    grants: ['leads:read', 'leads:edit', 'leads:add', 'timeline:add', 'photos:inspect'],
    errors: ['not-found', 'conflict'],
    idempotencyKey: 'always',
  },
  'admin-data-request-done': {
    method: 'POST',
    path: '/admin-leads/{id}/data-request-done',
    auth: 'admin',
    summary: 'Says that what a customer asked about their data is done or taken back; they are told',
    grants: ['leads:read', 'leads:edit', 'leads:add', 'timeline:add'],
    errors: ['not-found', 'conflict'],
    idempotencyKey: 'always',
  },
  'admin-extra': {
    method: 'POST',
    path: '/admin-leads/{id}/extras',
    auth: 'admin',
    summary: 'Asks the customer to approve extra work',
    grants: ['leads:read', 'leads:edit', 'leads:add', 'timeline:add', 'photos:inspect', 'settings:read'],
    errors: ['not-found', 'conflict'],
    idempotencyKey: 'always',
  },
  'admin-reviews': {
    method: 'GET',
    path: '/admin-reviews',
    auth: 'admin',
    summary: 'All reviews, those last written first, each with what the owner has said to it',
    grants: ['leads:read', 'leads:batch', 'content:list'],
  },
  'admin-review': {
    method: 'POST',
    path: '/admin-leads/{id}/review',
    auth: 'admin',
    summary: 'Marks a review as read, answers it by email, or says whether it may go on the site',
    grants: ['leads:read', 'leads:edit', 'leads:add', 'timeline:add', 'reviews:approve'],
    errors: ['not-found', 'conflict'],
    idempotencyKey: 'always',
  },
  'admin-move-offer': {
    method: 'POST',
    path: '/admin-leads/{id}/visits/{visitId}/move-offer',
    auth: 'admin',
    summary: 'Offers the customer other times for a visit, for free',
    grants: [
      'leads:read',
      'leads:edit',
      'leads:add',
      'timeline:add',
      'days:read',
      'forecasts:read',
      'settings:read',
      'pause:read',
    ],
    errors: ['not-found', 'conflict'],
    idempotencyKey: 'always',
  },
  'admin-leads-export': {
    method: 'GET',
    path: '/admin-leads-export',
    auth: 'admin',
    summary: 'Exports all matching leads as CSV; returns a URL that works for 60 seconds',
    grants: ['leads:list', 'customers:list', 'days:read', 'exports:write'],
    memory: 2048,
    timeout: 29,
  },
  'admin-today': {
    method: 'GET',
    path: '/admin-today',
    auth: 'admin',
    summary:
      "The owner's day: the next visits with all that they take, what waits, and free times that somebody could be offered",
    grants: [
      'days:read',
      'leads:read',
      'leads:list',
      'leads:owed',
      'timeline:read',
      'customers:batch',
      'forecasts:read',
      'settings:read',
      'unsent:read',
      'content:read',
      'photos:show',
    ],
    memory: 2048,
    timeout: 29,
  },
  'admin-unsent': {
    method: 'PUT',
    path: '/admin-unsent',
    auth: 'admin',
    summary: 'Tells the other devices what waits on this one and has not been sent',
    grants: ['unsent:read', 'unsent:write'],
    errors: ['conflict'],
  },
  'admin-gap-offer': {
    method: 'POST',
    path: '/admin-gap-offers',
    auth: 'admin',
    summary: 'Emails up to three customers an offer of a time that is free: the first yes gets it',
    grants: [
      'leads:read',
      'leads:edit',
      'timeline:add',
      'mail:claim',
      'mail:send',
      'days:read',
      'forecasts:read',
      'content:read',
      'settings:read',
      'pause:read',
      'leads:batch',
      'customers:batch',
    ],
    errors: ['mail-failed'],
    timeout: 29,
  },
  'admin-follow-ups': {
    method: 'GET',
    path: '/admin-follow-ups',
    auth: 'admin',
    summary:
      'Whom the owner may write to: who is due for wax this month and asked to be reminded, by harbor; offers without an answer, unpaid receipts, and visits that are due on a plan',
    grants: [
      'leads:read',
      'leads:list',
      'timeline:read',
      'customers:read',
      'customers:batch',
      'days:read',
      'forecasts:read',
      'content:read',
      'settings:read',
      'pause:read',
    ],
    memory: 2048,
    timeout: 29,
  },
  'admin-follow-up': {
    method: 'POST',
    path: '/admin-follow-ups',
    auth: 'admin',
    summary: 'Writes to each of several customers, once; who was written to already stays so',
    grants: [
      'leads:read',
      'leads:add',
      'leads:check',
      'leads:edit',
      'leads:batch',
      'timeline:read',
      'timeline:add',
      'customers:read',
      'customers:batch',
      'customers:add',
      'days:read',
      'forecasts:read',
      'content:read',
      'settings:read',
      'pause:read',
    ],
    timeout: 29,
  },
  'admin-visit': {
    method: 'POST',
    path: '/admin-leads/{id}/visits/{visitId}',
    auth: 'admin',
    summary: 'On my way, start, finish, missed or canceled: what the owner says of a visit',
    grants: [
      'leads:read',
      'leads:batch',
      'leads:edit',
      'timeline:add',
      'days:read',
      'days:write',
      'settings:read',
    ],
    errors: ['not-found', 'conflict'],
  },
  'admin-visits-close': {
    method: 'POST',
    path: '/admin-visits/close',
    auth: 'admin',
    summary: 'Says of visits that have passed which were done and which were missed, each on its own',
    grants: ['leads:read', 'leads:edit', 'timeline:add', 'days:edit'],
    timeout: 29,
  },
  'admin-finish': {
    method: 'POST',
    path: '/admin-leads/{id}/finish',
    auth: 'admin',
    summary:
      'Finishes a visit and, with the last one, the job: its record with a receipt; or corrects the record',
    grants: [
      'leads:read',
      'leads:batch',
      'leads:edit',
      'leads:add',
      'timeline:add',
      'days:read',
      'days:write',
      'settings:read',
      'customers:read',
    ],
    errors: ['not-found', 'conflict'],
    idempotencyKey: 'always',
    timeout: 29,
  },
  'admin-job-photos': {
    method: 'POST',
    path: '/admin-leads/{id}/job-photos',
    auth: 'admin',
    summary: 'Adds photos of a job, before and after, changes, removes and orders them, or keeps some back',
    grants: ['leads:read', 'leads:edit', 'leads:add', 'photos:inspect'],
    errors: ['not-found', 'conflict'],
    idempotencyKey: 'always',
  },
  'admin-paid': {
    method: 'POST',
    path: '/admin-leads/{id}/paid',
    auth: 'admin',
    summary: 'Marks a record paid, or unpaid again',
    grants: ['leads:read', 'leads:edit', 'leads:add', 'timeline:add'],
    errors: ['not-found', 'conflict'],
    idempotencyKey: 'always',
  },
  'admin-money': {
    method: 'GET',
    path: '/admin-money',
    auth: 'admin',
    summary:
      "A month's records with what is paid, unpaid, taxed, and done by package, and its jobs without one",
    grants: ['leads:read', 'leads:list'],
    memory: 2048,
    timeout: 29,
  },
  'admin-feed': {
    method: 'POST',
    path: '/admin-feed',
    auth: 'admin',
    summary: "The secret address of the owner's calendar feed, which can be replaced",
    grants: ['feed:read', 'feed:write'],
    idempotencyKey: 'to-add-once',
  },
  'calendar-feed': {
    method: 'GET',
    path: '/calendar/{file}',
    head: true,
    answers: 'text/calendar',
    auth: 'none',
    perSecond: 3,
    summary: "The owner's visits for a phone's own calendar, under a secret name",
    grants: ['feed:read', 'days:read', 'leads:batch', 'customers:batch'],
    errors: ['not-found'],
  },
  'admin-calendar': {
    method: 'GET',
    path: '/admin-calendar',
    auth: 'admin',
    summary: 'Visits, time off, sun, weather and tide by day, and the days that customers wish for',
    grants: ['days:read', 'leads:list', 'customers:batch', 'forecasts:read', 'settings:read'],
    memory: 2048,
    timeout: 29,
  },
  'admin-customers': {
    method: 'GET',
    path: '/admin-customers',
    auth: 'admin',
    summary: 'Customers by name, email, phone, boat or slip, a few of them, to choose from while typing',
    grants: ['customers:list', 'leads:batch'],
    memory: 2048,
    timeout: 29,
  },
  'admin-customer': {
    method: 'GET',
    path: '/admin-customers/{id}',
    auth: 'admin',
    summary: 'A customer with boats, leads, visits, messages and sums',
    grants: ['customers:read', 'leads:batch', 'timeline:read'],
    errors: ['not-found'],
  },
  'admin-customer-save': {
    method: 'PUT',
    path: '/admin-customers/{id}',
    auth: 'admin',
    summary: 'Saves a customer, if the version that was seen is still the newest',
    grants: ['customers:read', 'customers:write', 'leads:read', 'leads:batch', 'leads:edit'],
    errors: ['not-found', 'conflict'],
  },
  'admin-plans': {
    method: 'GET',
    path: '/admin-customers/{id}/plans',
    auth: 'admin',
    summary: "The plans of a customer's boats, as they stand",
    grants: ['customers:read', 'leads:read', 'leads:batch'],
    errors: ['not-found'],
  },
  'admin-plans-save': {
    method: 'PUT',
    path: '/admin-customers/{id}/plans',
    auth: 'admin',
    summary: "Saves a customer's plans, if the version that was seen is still the newest",
    grants: [
      'customers:read',
      'customers:write',
      'leads:read',
      'leads:batch',
      'leads:edit',
      'content:read',
      'settings:read',
    ],
    errors: ['not-found', 'conflict'],
  },
  'admin-customer-page': {
    method: 'POST',
    path: '/admin-customers/{id}/page-key',
    auth: 'admin',
    summary: "Gives a customer's own page a new address; the old one leads nowhere",
    grants: ['customers:read', 'customers:write'],
    errors: ['not-found', 'conflict'],
  },
  'admin-settings': {
    method: 'GET',
    path: '/admin-settings',
    auth: 'admin',
    summary: "The owner's settings with their version",
    grants: ['settings:read'],
  },
  'admin-settings-save': {
    method: 'PUT',
    path: '/admin-settings',
    auth: 'admin',
    summary: 'Saves the settings as a new version, if the one that was seen is still the newest',
    grants: ['settings:read', 'settings:write'],
    errors: ['conflict'],
  },
  'customer-page': {
    method: 'GET',
    path: '/my/{key}',
    auth: 'public-key',
    perSecond: 2,
    summary: 'All boats, requests and records of a customer, by the key that was mailed to them',
    grants: ['leads:read', 'customers:read', 'customers:batch', 'leads:batch'],
    errors: ['not-found'],
  },
  unsubscribe: {
    method: 'POST',
    path: '/unsubscribe/{token}',
    auth: 'none',
    perSecond: 2,
    summary:
      'Ends one kind of email to a mailbox; repeatable, and by one click of an email program (RFC 8058)',
    grants: ['leads:read', 'leads:edit'],
    errors: ['not-found'],
  },
  'unsubscribe-state': {
    method: 'GET',
    path: '/unsubscribe/{token}/state',
    auth: 'public-key',
    perSecond: 2,
    summary: 'Whether the kind of email that a link ends still comes; changes nothing',
    grants: ['leads:read', 'leads:batch', 'customers:read'],
    errors: ['not-found'],
  },
  'unsubscribe-page': {
    method: 'GET',
    path: '/unsubscribe/{token}',
    auth: 'none',
    perSecond: 1,
    summary: 'Leads to the page that asks; changes nothing',
    grants: [],
    answers: 'text/html',
  },
  'admin-contents': {
    method: 'GET',
    path: '/admin-content',
    auth: 'admin',
    summary: 'What the owner may change on the site, with drafts, and what was published when by whom',
    grants: ['content:read', 'content:list'],
  },
  'admin-content': {
    method: 'GET',
    path: '/admin-content/{kind}',
    auth: 'admin',
    summary: 'One kind of content: the draft where there is one, and what is published',
    grants: ['content:read'],
  },
  'admin-content-save': {
    method: 'PUT',
    path: '/admin-content/{kind}',
    auth: 'admin',
    summary: 'Saves a draft, if the version that was seen is still the newest',
    grants: ['content:read', 'content:list', 'content:write'],
    errors: ['conflict'],
  },
  'admin-publish': {
    method: 'POST',
    path: '/admin-publish',
    auth: 'admin',
    summary: 'Has drafts published; answers at once, and the pages follow',
    grants: ['content:read', 'content:list', 'content:write'],
    errors: ['conflict'],
  },
  'admin-publish-state': {
    method: 'GET',
    path: '/admin-publish/{id}',
    auth: 'admin',
    summary: 'How far publishing has come',
    grants: ['content:read'],
    errors: ['not-found'],
  },
  'admin-site-changes': {
    method: 'GET',
    path: '/admin-site-changes',
    auth: 'admin',
    summary: 'Where each draft would show, and what would be wrong with it',
    grants: ['content:read', 'content:list', 'settings:read'],
    timeout: 29,
    memory: 1769,
  },
  'admin-preview': {
    method: 'GET',
    path: '/admin-preview',
    auth: 'admin',
    summary: 'A page of the site with all drafts, as HTML in JSON, and without those of one kind, or any',
    grants: ['content:read', 'content:list', 'settings:read'],
    errors: ['not-found'],
    timeout: 20,
    memory: 1769,
  },
  quote: {
    method: 'GET',
    path: '/quotes/{quoteId}',
    auth: 'public-key',
    perSecond: 2,
    summary: 'One quote; 404 with the quotes flag off',
    grants: ['leads:read', 'quotes:read'],
    errors: ['not-found'],
  },
  'quote-create': {
    method: 'POST',
    path: '/quotes',
    auth: 'public-key',
    perSecond: 2,
    summary: 'Saves an estimate as a link; 404 with the quotes flag off',
    grants: ['quotes:write', 'content:read', 'content:list', 'settings:read'],
    errors: ['not-found'],
    idempotencyKey: 'to-add-once',
  },
  'quote-decide': {
    method: 'POST',
    path: '/quotes/{quoteId}/decision',
    auth: 'public-key',
    perSecond: 2,
    summary: "Accepts or declines a lead's quote; 404 with the quotes flag off",
    grants: ['leads:read', 'leads:edit', 'quotes:read', 'quotes:decide', 'timeline:add'],
    errors: ['not-found', 'conflict'],
  },
  health: {
    method: 'GET',
    path: '/health',
    auth: 'none',
    perSecond: 1,
    summary: 'Health check',
    grants: [],
  },
} as const satisfies Record<string, OperationEntry>;

export type OperationName = keyof typeof operationTable;
export const operationNames = Object.keys(operationTable) as OperationName[]; // keys of a literal, hence exact

type Table = typeof operationTable;
export type AdminOperationName = {
  [N in OperationName]: Table[N]['auth'] extends 'admin' ? N : never;
}[OperationName];
/** Those that anyone may call, without the site's public key. */
export type OpenOperationName = {
  [N in OperationName]: Table[N]['auth'] extends 'none' ? N : never;
}[OperationName];
export type PublicOperationName = Exclude<OperationName, AdminOperationName>;

/** Typed with its optional fields. */
export const operationEntry = (name: OperationName): OperationEntry => operationTable[name];

/** In seconds. */
export const timeoutOf = (name: OperationName): number => operationEntry(name).timeout ?? 10;

/** In MB. */
export const memoryOf = (name: OperationName): number => operationEntry(name).memory ?? 1024;

/** `GET /api/health`: the calls that an operation answers. */
export const routeKeysOf = ({ method, path, head }: OperationEntry): string[] =>
  [method, ...(head ? (['HEAD'] as const) : [])].map((verb) => `${verb} /api${path}`);
