/** Logical ids and keys of stateful resources must never change: renaming them loses data. */

/** Raise it when older code could not read the rows: backups of older versions are migrated, of newer ones refused. */
export const schemaVersion = 15;

export interface IndexDefinition {
  readonly name: string;
  readonly partition: string;
  readonly sort: string;
  /** Projected columns besides the keys; undefined means all. */
  readonly columns?: readonly string[];
}

export interface TableDefinition {
  readonly env:
    | 'LEADS_TABLE'
    | 'TIMELINE_TABLE'
    | 'QUOTES_TABLE'
    | 'POSTS_TABLE'
    | 'DAYS_TABLE'
    | 'CUSTOMERS_TABLE'
    | 'SETTINGS_TABLE'
    | 'FORECASTS_TABLE'
    | 'CONTENT_TABLE';
  readonly id:
    | 'Leads'
    | 'LeadStatusHistory'
    | 'Quotes'
    | 'BlogPosts'
    | 'Days'
    | 'Customers'
    | 'Settings'
    | 'Forecasts'
    | 'Content';
  readonly partition: string;
  readonly sort?: string;
  readonly indexes: readonly IndexDefinition[];
  readonly stream?: true;
  /** TTL attribute, in seconds. */
  readonly ttl?: string;
}

/** The search only keeps the newest leads in memory; beyond this another engine is due (docs/scale.md). */
export const maxSearchedLeads = 400_000;

/** The list index is split into this many partitions, read in parallel. */
export const listShards = 8;

/**
 * Leads by id, plus the rows of `pointerKey`, for consistent lookups and exclusive keys. Those have no index keys,
 * except that `links#` and `owner-mails#` stand in `owed` until their email has gone out.
 */
export const leadsTable = {
  env: 'LEADS_TABLE',
  id: 'Leads',
  partition: 'id',
  stream: true,
  ttl: 'expires_at',
  indexes: [
    {
      /** For the admin's search: narrow rows by time of change. */
      name: 'list',
      partition: 'list_shard',
      sort: 'updated_at',
      columns: [
        'created_at',
        'public_slug',
        'status',
        'full_name',
        'email',
        'phone',
        'city',
        'boat_type',
        'length_ft',
        'requested_service',
        'monthly_plan_interest',
        'est_price_min',
        'est_price_max',
        'scheduled_at',
        'quarantined',
        'has_water',
        'has_power',
        'internal_notes',
        'mail_problem',
        'deleted',
      ],
    },
    {
      /** Sparse: only leads with tasks, oldest first. */
      name: 'owed',
      partition: 'owed_shard',
      sort: 'owed_since',
      columns: [],
    },
  ],
} as const satisfies TableDefinition;

export const timelineTable = {
  env: 'TIMELINE_TABLE',
  id: 'LeadStatusHistory',
  partition: 'lead_id',
  sort: 'id',
  indexes: [],
} as const satisfies TableDefinition;

export const quotesTable = {
  env: 'QUOTES_TABLE',
  id: 'Quotes',
  partition: 'id',
  indexes: [],
} as const satisfies TableDefinition;

/** Drafts have no `published_shard`, so the index only contains published posts. */
export const postsTable = {
  env: 'POSTS_TABLE',
  id: 'BlogPosts',
  partition: 'slug',
  indexes: [{ name: 'published', partition: 'published_shard', sort: 'created_at' }],
} as const satisfies TableDefinition;

/** A row per Los Angeles day with the visits that touch it: what the calendar shows, and what keeps them apart. */
export const daysTable = {
  env: 'DAYS_TABLE',
  id: 'Days',
  partition: 'day',
  indexes: [],
} as const satisfies TableDefinition;

/** Customers by id, with pointers by email and phone and noted edits, which have no index keys. */
export const customersTable = {
  env: 'CUSTOMERS_TABLE',
  id: 'Customers',
  partition: 'id',
  ttl: 'expires_at',
  indexes: [
    {
      /** What the admin's search loads besides the leads' list: the words by which a customer is found. */
      name: 'list',
      partition: 'list_shard',
      sort: 'updated_at',
      columns: ['name', 'emails', 'phones', 'search_text', 'lead_ids', 'boat_count', 'deleted'],
    },
  ],
} as const satisfies TableDefinition;

/** `current`, every version (`version#000001`), the calendar feed's secret (`feed`), what waits on devices (`unsent`), the pause (`booking-pause`). */
export const settingsTable = {
  env: 'SETTINGS_TABLE',
  id: 'Settings',
  partition: 'id',
  indexes: [],
} as const satisfies TableDefinition;

export const settingsRow = {
  current: 'current',
  feed: 'feed',
  unsent: 'unsent',
  pause: 'booking-pause',
} as const;

/** The newest weather forecast of each area. */
export const forecastsTable = {
  env: 'FORECASTS_TABLE',
  id: 'Forecasts',
  partition: 'area',
  indexes: [],
} as const satisfies TableDefinition;

/**
 * By kind of content: its `draft`, and the `live` one that the site shows. `publish` has a row for each time that drafts
 * went up, `lease` the right to write the site's pages, `shown` a mark of the content that they were made of, `approved`, by lead,
 * the review that stands on them.
 */
export const contentTable = {
  env: 'CONTENT_TABLE',
  id: 'Content',
  partition: 'kind',
  sort: 'row',
  stream: true,
  indexes: [],
} as const satisfies TableDefinition;

export const contentRow = {
  draft: 'draft',
  live: 'live',
  publishes: 'publish',
  lease: 'lease',
  shown: 'shown',
  approved: 'approved',
} as const;

export const draftAndLiveKeys = (kinds: readonly string[]) =>
  kinds.flatMap((kind) => [contentRow.draft, contentRow.live].map((row) => ({ kind, row })));

/** What customers and admins make; posts come from files, forecasts from the weather service. */
export const personalTables: readonly TableDefinition[] = [
  leadsTable,
  timelineTable,
  quotesTable,
  customersTable,
  daysTable,
  settingsTable,
  contentTable,
];

/** Value of `waits`, until a publish has ended. */
export const publishWaits = 'yes';

/** The stream's filter: drafts that were just sent to the site. */
export const newPublish = {
  eventName: ['INSERT'],
  dynamodb: { NewImage: { waits: { S: [publishWaits] } } },
};

export const tables: readonly TableDefinition[] = [
  leadsTable,
  timelineTable,
  quotesTable,
  postsTable,
  daysTable,
  customersTable,
  settingsTable,
  forecastsTable,
  contentTable,
];

/**
 * Values of `owed_shard`: leads that owe an email, those that only wait for photos, lost links that were asked for, and
 * hours with a digest for the owner.
 */
export const owedShard = 'owed';
export const photosShard = 'photos';
export const linksShard = 'links';
export const digestShard = 'digests';

/** Value of `tasks_added`, from when a lead gets tasks until a worker leases it. */
export const tasksAdded = 'yes';

/** The stream's filter: leads that just got tasks, and links that were just asked for. */
export const newOwedLead = {
  eventName: ['INSERT', 'MODIFY'],
  dynamodb: {
    NewImage: { owed_shard: { S: [owedShard, photosShard, linksShard] }, tasks_added: { S: [tasksAdded] } },
  },
};

/** What the leads' stream says of a row that its time to live has deleted, and nobody else. */
export const expiredRow = {
  eventName: ['REMOVE'],
  userIdentity: { type: ['Service'], principalId: ['dynamodb.amazonaws.com'] },
};

export const publishedShard = 'published';

export const pointerKey = {
  slug: (slug: string) => `slug#${slug}`,
  booking: (metaEventId: string) => `booking#${metaEventId}`,
  photos: (tempId: string) => `photos#${tempId}`,
  mail: (leadId: string, key: string) => `mail#${leadId}#${key}`,
  /** A call that was made with a key: by the lead's customer, or about the lead by an admin. */
  act: (leadId: string, key: string) => `act#${leadId}#${key}`,
  /** One of a mailbox's confirmations on a day in Los Angeles. */
  confirmation: (mailbox: string, day: string, place: number) => `confirmation#${mailbox}#${day}#${place}`,
  /** One of a mailbox's codes for requests about data on a day in Los Angeles. */
  code: (mailbox: string, day: string, place: number) => `code#${mailbox}#${day}#${place}`,
  codeTries: (mailbox: string, day: string) => `code-tries#${mailbox}#${day}`,
  /** One of the times that a mailbox asked for its links on a day in Los Angeles. */
  links: (mailbox: string, day: string, place: number) => `links#${mailbox}#${day}#${place}`,
  /** The leads that have come by a mailbox that is not their customer's. */
  reached: (mailbox: string) => `reached#${mailbox}`,
  /** What the owner was emailed of in an hour (`YYYY-MM-DDTHH`, UTC), and what waits for its end. */
  ownerMails: (hour: string) => `owner-mails#${hour}`,
  /** That the owner's sheet of a Los Angeles day was sent. */
  morningSheet: (day: string) => `morning-sheet#${day}`,
  /** What a token of an email ends. */
  unsubscribe: (token: string) => `unsubscribe#${token}`,
  stopped: (mailbox: string, kind: string) => `stopped#${mailbox}#${kind}`,
  receiptCount: (year: string) => `receipt-count#${year}`,
  /** The leads whose first finish was in a month in Los Angeles; by number, the amounts of those erased since. */
  receipts: (month: string) => `receipts#${month}`,
  unpaidReceipts: 'receipts#unpaid',
  /** By lead, when its review was last written. */
  reviews: 'reviews#all',
  /** `minute` is `YYYY-MM-DDTHH:MM`, UTC. */
  edits: (minute: string) => `edits#${minute}`,
} as const;

/** Spreads leads evenly by the random end of their ids. */
export function listShardOf(leadId: string): string {
  const last = leadId.charCodeAt(leadId.length - 1) + leadId.charCodeAt(leadId.length - 2) * 31;
  return `s${last % listShards}`;
}
