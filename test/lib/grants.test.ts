import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import {
  type OperationName,
  operationEntry,
  operationNames,
  operationTable,
} from '#domain/operations/table.ts';
import { tables } from '#functions/data/keys.ts';
import { type FunctionName, functionNames } from '#lib/bundle.ts';
import { bundled } from './bundled.ts';
import { type Permission, permissionsOf } from './permissions.ts';
import { synthesise } from './synthesise.ts';

const { edge, site, functions } = synthesise('prod');
const all = permissionsOf(site, functions);
const permissions = (name: FunctionName): readonly Permission[] => all.get(name) ?? [];

/** What every function has: its own log, and traces. The table below lists what is particular to each. */
const isCommon = ({ action }: Permission) => /^(?:logs|xray):/.test(action);

const readLead = 'dynamodb:GetItem on Leads';
const writeLead = 'dynamodb:UpdateItem on Leads';
const addEntry = 'dynamodb:PutItem on LeadStatusHistory';
const tellMissing = 's3:ListBucket on Photos';
const sendMail = [
  'ses:SendRawEmail on MailConfigurationSet',
  'ses:SendRawEmail on ses::AccountId:identity/MailIdentity',
];
const mailOnce = [
  'dynamodb:DeleteItem on Leads',
  readLead,
  'dynamodb:PutItem on Leads',
  writeLead,
  addEntry,
  ...sendMail,
];
/** What it takes to see whether a time is free. */
const seeTimes = [
  'dynamodb:BatchGetItem on Days',
  'dynamodb:GetItem on Settings',
  'dynamodb:BatchGetItem on Leads',
];
const freeTimes = 'dynamodb:UpdateItem on Days';
/** Work that was done before the day its visit was moved to takes the visit along. */
const moveAlong = [
  'dynamodb:BatchGetItem on Days',
  'dynamodb:GetItem on Settings',
  freeTimes,
  'dynamodb:PutItem on Days',
];
/** What taking a visit's time needs beside the lead. */
const bookTimes = [...moveAlong, 'dynamodb:BatchGetItem on Leads'];
const readStream = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map(
  (action) => `dynamodb:${action} on Leads.StreamArn`,
);
const performTasks = [
  'dynamodb:BatchGetItem on Content',
  readLead,
  'dynamodb:BatchGetItem on Leads',
  'dynamodb:BatchGetItem on Customers',
  'dynamodb:GetItem on Customers',
  'dynamodb:PutItem on Customers',
  'dynamodb:UpdateItem on Customers',
  writeLead,
  'dynamodb:GetItem on LeadStatusHistory',
  'dynamodb:GetItem on Settings',
  'dynamodb:BatchGetItem on Days',
  'dynamodb:BatchGetItem on Forecasts',
  addEntry,
  's3:GetObject on Photos/checked/*',
  's3:GetObject on Photos/incoming/*',
  's3:PutObject on Photos/incoming/*',
  's3:PutObject on Photos/leads/*',
  's3:GetObject on Photos/leads/*',
  tellMissing,
  ...sendMail,
];
/** What the status page shows. */
const showStatus = [
  readLead,
  'dynamodb:BatchGetItem on Leads',
  'dynamodb:BatchGetItem on Customers',
  'dynamodb:Query on LeadStatusHistory',
  'dynamodb:BatchGetItem on Days',
  'dynamodb:GetItem on Settings',
  's3:GetObject on Photos/leads/*',
];
/** What a customer does there is remembered by its key. */
const customerAct = [...showStatus, 'dynamodb:PutItem on Leads', writeLead, addEntry];
const freesTime = [...customerAct, freeTimes];
const takesTime = [...freesTime, 'dynamodb:PutItem on Days'];
const readForecasts = 'dynamodb:BatchGetItem on Forecasts';
const openTimes = [readLead, 'dynamodb:BatchGetItem on Days', 'dynamodb:GetItem on Settings'];
const writeOnce = [readLead, 'dynamodb:PutItem on Leads', writeLead, addEntry];
const readCustomer = 'dynamodb:GetItem on Customers';
const readCustomers = 'dynamodb:BatchGetItem on Customers';
const writeCustomers = ['dynamodb:PutItem on Customers', 'dynamodb:UpdateItem on Customers'];
const searchCustomers = ['dynamodb:Query on Customers/index/list', 'dynamodb:BatchGetItem on Customers'];
const searchLeads = [
  'dynamodb:Query on Leads/index/list',
  'dynamodb:BatchGetItem on Leads',
  'dynamodb:BatchGetItem on Days',
  ...searchCustomers,
];
const writeContent = 'dynamodb:PutItem on Content';

const allowed: Record<FunctionName, readonly string[]> = {
  health: [],
  'generate-upload-url': ['s3:PutObject on Photos/incoming/*'],
  'lead-intake': [
    'dynamodb:BatchGetItem on Content',
    'dynamodb:Query on Content',
    readLead,
    'dynamodb:PutItem on Leads',
    writeLead,
    addEntry,
    's3:GetObject on Photos/incoming/*',
    tellMissing,
    'dynamodb:BatchGetItem on Leads',
    readCustomers,
    ...writeCustomers,
    'dynamodb:GetItem on Settings',
  ],
  'booking-pause': ['dynamodb:GetItem on Settings'],
  'offered-plans': ['dynamodb:GetItem on Settings'],
  'plan-answer': [...customerAct, readCustomer, ...writeCustomers],
  'admin-plans': [readCustomer, readLead, 'dynamodb:BatchGetItem on Leads'],
  'admin-plans-save': [
    readCustomer,
    ...writeCustomers,
    readLead,
    'dynamodb:BatchGetItem on Leads',
    writeLead,
    'dynamodb:BatchGetItem on Content',
    'dynamodb:GetItem on Settings',
  ],
  'admin-gap-offer': [
    ...mailOnce,
    ...seeTimes,
    readForecasts,
    readCustomers,
    'dynamodb:BatchGetItem on Content',
  ],
  'lost-link': ['dynamodb:PutItem on Leads'],
  'lead-status': showStatus,
  'open-times': [...openTimes, readForecasts],
  'offer-answer': [
    ...takesTime,
    's3:GetObject on Photos/incoming/*',
    tellMissing,
    'dynamodb:BatchGetItem on Content',
  ],
  'visit-move': takesTime,
  'visit-cancel': freesTime,
  'customer-message': [...customerAct, 's3:GetObject on Photos/incoming/*', tellMissing],
  'ready-check': customerAct,
  'extra-answer': customerAct,
  review: [...customerAct, writeContent],
  'customer-page': [
    'dynamodb:GetItem on Customers',
    'dynamodb:BatchGetItem on Customers',
    readLead,
    'dynamodb:BatchGetItem on Leads',
  ],
  unsubscribe: [readLead, writeLead],
  'unsubscribe-state': [readLead, 'dynamodb:BatchGetItem on Leads', 'dynamodb:GetItem on Customers'],
  'unsubscribe-page': [],
  'admin-customer-page': [
    'dynamodb:GetItem on Customers',
    'dynamodb:PutItem on Customers',
    'dynamodb:UpdateItem on Customers',
  ],
  care: customerAct,
  'photo-consent': customerAct,
  'lead-correct': customerAct,
  'data-code': [readLead, 'dynamodb:PutItem on Leads', writeLead],
  'data-request': writeOnce,
  'blog-posts': ['dynamodb:Query on BlogPosts/index/published', 'dynamodb:BatchGetItem on Content'],
  'blog-post': ['dynamodb:GetItem on BlogPosts', 'dynamodb:BatchGetItem on Content'],
  'admin-leads': searchLeads,
  'admin-lead': [
    'dynamodb:BatchGetItem on Content',
    readLead,
    'dynamodb:BatchGetItem on Leads',
    readCustomer,
    readCustomers,
    's3:GetObject on Photos/checked/*',
    's3:GetObject on Photos/leads/*',
    tellMissing,
    'dynamodb:GetItem on Settings',
  ],
  'admin-lead-update': [
    'dynamodb:BatchGetItem on Content',
    ...mailOnce,
    ...bookTimes,
    readCustomer,
    ...writeCustomers,
    'dynamodb:DeleteItem on LeadStatusHistory',
    'dynamodb:GetItem on LeadStatusHistory',
  ],
  'admin-lead-create': [
    'dynamodb:BatchGetItem on Content',
    readLead,
    'dynamodb:PutItem on Leads',
    writeLead,
    addEntry,
    's3:GetObject on Photos/incoming/*',
    tellMissing,
    readCustomers,
    ...writeCustomers,
  ],
  'admin-lead-link': [
    readLead,
    'dynamodb:BatchGetItem on Leads',
    writeLead,
    addEntry,
    readCustomer,
    ...writeCustomers,
  ],
  'admin-gate-code': [
    readLead,
    'dynamodb:ConditionCheckItem on Leads',
    'dynamodb:Query on LeadStatusHistory',
    addEntry,
    readCustomer,
  ],
  'admin-customers': [...searchCustomers, 'dynamodb:BatchGetItem on Leads'],
  'admin-customer': [readCustomer, 'dynamodb:BatchGetItem on Leads', 'dynamodb:Query on LeadStatusHistory'],
  'admin-customer-save': [
    readCustomer,
    ...writeCustomers,
    readLead,
    'dynamodb:BatchGetItem on Leads',
    writeLead,
  ],
  'admin-lead-restore': [readLead, writeLead, addEntry, readCustomers, ...writeCustomers],
  'admin-leads-quarantine': [readLead, writeLead, addEntry],
  'admin-timeline': [readLead, 'dynamodb:Query on LeadStatusHistory'],
  'admin-timeline-add': [
    'dynamodb:ConditionCheckItem on Leads',
    readLead,
    addEntry,
    'dynamodb:Query on LeadStatusHistory',
  ],
  // An appointment that was left behind gives its time back.
  'admin-offer': [...mailOnce, ...seeTimes, freeTimes, readCustomers],
  'admin-schedule': [...mailOnce, ...bookTimes, readCustomers],
  'admin-visit': [readLead, 'dynamodb:BatchGetItem on Leads', writeLead, addEntry, ...moveAlong],
  'admin-visits-close': [readLead, writeLead, addEntry, freeTimes],
  'admin-follow-ups': [
    readLead,
    'dynamodb:BatchGetItem on Leads',
    'dynamodb:Query on Leads/index/list',
    'dynamodb:Query on LeadStatusHistory',
    readCustomer,
    readCustomers,
    'dynamodb:BatchGetItem on Days',
    readForecasts,
    'dynamodb:BatchGetItem on Content',
    'dynamodb:GetItem on Settings',
  ],
  'admin-follow-up': [
    readLead,
    'dynamodb:ConditionCheckItem on Leads',
    'dynamodb:PutItem on Leads',
    writeLead,
    'dynamodb:Query on LeadStatusHistory',
    'dynamodb:BatchGetItem on Leads',
    addEntry,
    readCustomer,
    readCustomers,
    'dynamodb:PutItem on Customers',
    'dynamodb:BatchGetItem on Days',
    readForecasts,
    'dynamodb:BatchGetItem on Content',
    'dynamodb:GetItem on Settings',
  ],
  'admin-finish': [...writeOnce, ...moveAlong, readCustomer, 'dynamodb:BatchGetItem on Leads'],
  'admin-job-photos': [
    readLead,
    'dynamodb:PutItem on Leads',
    writeLead,
    's3:GetObject on Photos/incoming/*',
    tellMissing,
  ],
  'admin-paid': writeOnce,
  'admin-money': [readLead, 'dynamodb:BatchGetItem on Leads', 'dynamodb:Query on Leads/index/list'],
  'admin-quote': [readLead, 'dynamodb:GetItem on Quotes'],
  'admin-quote-save': [
    readLead,
    writeLead,
    'dynamodb:GetItem on Quotes',
    'dynamodb:PutItem on Quotes',
    'dynamodb:GetItem on Settings',
    addEntry,
  ],
  'admin-times': [...openTimes, readForecasts],
  'admin-message': [...writeOnce, 's3:GetObject on Photos/incoming/*', tellMissing],
  'admin-data-request-done': writeOnce,
  'admin-extra': [
    ...writeOnce,
    's3:GetObject on Photos/incoming/*',
    tellMissing,
    'dynamodb:GetItem on Settings',
  ],
  'admin-reviews': [readLead, 'dynamodb:BatchGetItem on Leads', 'dynamodb:Query on Content'],
  'admin-review': [...writeOnce, writeContent],
  'admin-move-offer': [...writeOnce, ...openTimes, readForecasts],
  'admin-leads-export': [
    ...searchLeads,
    's3:AbortMultipartUpload on Exports/*',
    's3:GetObject on Exports/*',
    's3:PutObject on Exports/*',
  ],
  'admin-today': [
    'dynamodb:BatchGetItem on Customers',
    'dynamodb:BatchGetItem on Days',
    'dynamodb:BatchGetItem on Forecasts',
    'dynamodb:BatchGetItem on Leads',
    'dynamodb:Query on LeadStatusHistory',
    readLead,
    'dynamodb:BatchGetItem on Content',
    'dynamodb:GetItem on Settings',
    'dynamodb:Query on Leads/index/list',
    'dynamodb:Query on Leads/index/owed',
    's3:GetObject on Photos/leads/*',
  ],
  'admin-calendar': [
    'dynamodb:BatchGetItem on Customers',
    'dynamodb:BatchGetItem on Days',
    'dynamodb:BatchGetItem on Forecasts',
    'dynamodb:BatchGetItem on Leads',
    'dynamodb:GetItem on Settings',
    'dynamodb:Query on Leads/index/list',
  ],
  'admin-unsent': ['dynamodb:GetItem on Settings', 'dynamodb:PutItem on Settings'],
  'admin-feed': ['dynamodb:GetItem on Settings', 'dynamodb:PutItem on Settings'],
  'calendar-feed': [
    'dynamodb:BatchGetItem on Customers',
    'dynamodb:BatchGetItem on Days',
    'dynamodb:BatchGetItem on Leads',
    'dynamodb:GetItem on Settings',
  ],
  'admin-settings': ['dynamodb:GetItem on Settings'],
  'admin-settings-save': ['dynamodb:GetItem on Settings', 'dynamodb:PutItem on Settings'],
  'admin-contents': ['dynamodb:BatchGetItem on Content', 'dynamodb:Query on Content'],
  'admin-content': ['dynamodb:BatchGetItem on Content'],
  'admin-content-save': ['dynamodb:BatchGetItem on Content', 'dynamodb:Query on Content', writeContent],
  'admin-publish': ['dynamodb:BatchGetItem on Content', 'dynamodb:Query on Content', writeContent],
  'admin-publish-state': ['dynamodb:BatchGetItem on Content'],
  'admin-site-changes': [
    'dynamodb:BatchGetItem on Content',
    'dynamodb:Query on Content',
    'dynamodb:GetItem on Settings',
  ],
  'admin-preview': [
    'dynamodb:BatchGetItem on Content',
    'dynamodb:Query on Content',
    'dynamodb:GetItem on Settings',
  ],
  'publish-site': [
    'dynamodb:GetItem on Settings',
    'dynamodb:BatchGetItem on Content',
    'dynamodb:Query on Content',
    writeContent,
    'dynamodb:UpdateItem on Content',
    's3:PutObject on Site/*.html',
    's3:PutObject on Site/sitemap.xml',
    's3:ListBucket on Site',
    ...['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map(
      (action) => `dynamodb:${action} on Content.StreamArn`,
    ),
    'sqs:SendMessage on JobsFailed',
  ],
  'site-mending': [
    'dynamodb:GetItem on Settings',
    'dynamodb:BatchGetItem on Content',
    'dynamodb:Query on Content',
    writeContent,
  ],
  'weather-forecasts': [
    'dynamodb:BatchGetItem on Days',
    readForecasts,
    'dynamodb:BatchGetItem on Leads',
    'dynamodb:PutItem on Forecasts',
    'dynamodb:Query on Leads/index/list',
  ],
  'plan-prices': [
    'dynamodb:GetItem on Settings',
    'dynamodb:BatchGetItem on Content',
    readCustomers,
    ...writeCustomers,
    readLead,
    'dynamodb:BatchGetItem on Leads',
    writeLead,
  ],
  'morning-sheet': [
    'dynamodb:BatchGetItem on Days',
    'dynamodb:BatchGetItem on Leads',
    'dynamodb:Query on LeadStatusHistory',
    writeLead,
    'dynamodb:BatchGetItem on Customers',
    readForecasts,
    'dynamodb:GetItem on Settings',
    'dynamodb:BatchGetItem on Content',
    ...sendMail,
  ],
  quote: [readLead, 'dynamodb:GetItem on Quotes'],
  'quote-create': [
    'dynamodb:PutItem on Quotes',
    'dynamodb:BatchGetItem on Content',
    'dynamodb:Query on Content',
    'dynamodb:GetItem on Settings',
  ],
  'quote-decide': [
    readLead,
    writeLead,
    'dynamodb:GetItem on Quotes',
    'dynamodb:UpdateItem on Quotes',
    addEntry,
  ],
  'lead-mails': [...performTasks, ...readStream, 'sqs:SendMessage on JobsFailed'],
  'expired-leads': [
    readLead,
    'dynamodb:Query on LeadStatusHistory',
    'dynamodb:BatchWriteItem on LeadStatusHistory',
    's3:ListBucketVersions on Photos',
    's3:DeleteObjectVersion on Photos/leads/*',
    ...readStream,
    'sqs:SendMessage on JobsFailed',
  ],
  'owed-mails-sweep': [...performTasks, 'dynamodb:Query on Leads/index/owed'],
  'mail-events': [
    readLead,
    writeLead,
    addEntry,
    'sqs:DeleteMessage on MailEventsPending',
    'sqs:GetQueueAttributes on MailEventsPending',
    'sqs:ReceiveMessage on MailEventsPending',
  ],
  'photo-check': [
    's3:GetObject on Photos/incoming/*',
    's3:PutObject on Photos/incoming/*',
    's3:PutObject on Photos/checked/*',
    's3:PutObject on Photos/quarantine/*',
    tellMissing,
    'sqs:DeleteMessage on PhotoCheckPending',
    'sqs:GetQueueAttributes on PhotoCheckPending',
    'sqs:ReceiveMessage on PhotoCheckPending',
  ],
};

test.each(functionNames)('%s may do what stands in the table, and no more', (name) => {
  const own = permissions(name).filter((permission) => !isCommon(permission));
  const lines = own.map(({ action, resource }) => `${action} on ${resource}`);
  expect([...new Set(lines)].sort()).toEqual([...new Set(allowed[name])].sort());
});

/** Jobs share a log, and operations that of their door: Logs Insights asks fifty at once, and no more. */
const logOf = (name: FunctionName): RegExp => {
  const operation = operationNames.find((each) => each === name);
  if (operation === undefined) return /^AllJobsLog$/;
  return operationEntry(operation).auth === 'admin' ? /^ApiAdminLog$/ : /^ApiPublicLog$/;
};

test.each(functionNames)(
  '%s writes the log of all jobs or of its door, and traces, and reads neither',
  (name) => {
    const common = permissions(name).filter(isCommon);
    expect(common.map(({ action }) => action).sort()).toEqual([
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      'xray:PutTelemetryRecords',
      'xray:PutTraceSegments',
    ]);
    for (const { action, resource } of common) {
      if (action.startsWith('logs:')) expect(resource).toMatch(logOf(name));
    }
  },
);

/** Every wildcard that any function's role has, with why it has to be one. */
const wildcards: readonly (readonly [RegExp, string])[] = [
  [
    /^s3:(GetObject|PutObject|DeleteObjectVersion) on Photos\/(incoming|checked|quarantine|leads)\/\*$/,
    'names made at run time',
  ],
  [/^s3:(GetObject|PutObject|AbortMultipartUpload) on Exports\/\*$/, 'names made at run time'],
  [/^s3:PutObject on Site\/\*\.html$/, 'pages, which follow from what is published'],
  [/^xray:Put(TraceSegments|TelemetryRecords) on \*$/, 'X-Ray knows no resources'],
];

/** The function by which the CDK uploads the site; its role is written by the CDK. */
const uploader = 'CustomCDKBucketDeployment';
const uploaderWildcards: readonly (readonly [RegExp, string])[] = [
  [/^s3:(GetBucket|GetObject|List)\* on s3:(\/\*)?$/, 'reads the assets that a deployment brings'],
  [/^s3:(Abort|DeleteObject|GetBucket|GetObject|List)\* on Site(\/\*)?$/, "writes the site's files"],
  [/^s3:PutObject\w* on Site\/\*$/, "writes the site's files"],
  [/^cloudfront:(Create|Get)Invalidation on \*$/, "empties the CDN's cache; the CDK grants it on all"],
];

/** The function by which the CDK has a deployment render the pages; its role is written by the CDK. */
const trigger = 'AWSCDKTrigger';
const triggerWildcards: readonly (readonly [RegExp, string])[] = [
  [/^lambda:InvokeFunction on Jobspublish-?site\w*:\*$/i, 'versions of the job that publishes'],
];
const ofTheCdk = (name: string): boolean => name.startsWith(uploader) || name.startsWith(trigger);

test.each([...all])('every wildcard of %s stands on the list, with its reason', (name, granted) => {
  const known = name.startsWith(uploader)
    ? uploaderWildcards
    : name.startsWith(trigger)
      ? triggerWildcards
      : wildcards;
  const lines = granted.map(({ action, resource }) => `${action} on ${resource}`);
  const unknown = lines.filter(
    (line) => line.includes('*') && !known.some(([pattern]) => pattern.test(line)),
  );
  expect(unknown).toEqual([]);
});

test('only the uploader and the trigger of the CDK are not ours, and only they have a policy of Amazon', () => {
  const others = [...all.keys()].filter((name) => !functionNames.some((ours) => ours === name));
  expect(others.map(ofTheCdk)).toEqual([true, true]);
  const managed = [...all].filter(([, granted]) => granted.some(({ action }) => action === 'managed policy'));
  expect(managed.map(([name]) => name)).toEqual(others);
  expect([...permissionsOf(edge, functions)]).toEqual([]);
});

/** An upload moves from the one to the other: whoever reads in one of them may ask for both. */
const onTheirWay = ['incoming/*', 'checked/*'];

test('whoever may ask what photos there are may ask so only where it reads or empties, or uploads are on their way', () => {
  for (const [name, granted] of all) {
    if (name.startsWith(uploader)) continue;
    const read = new Set(
      granted.flatMap(({ action, resource }) =>
        /^s3:(GetObject|DeleteObjectVersion)$/.test(action) ? (resource.match(/(?<=^Photos\/).*/) ?? []) : [],
      ),
    );
    for (const { action, resource, condition } of granted) {
      if (!/^s3:ListBucket/.test(action) || resource !== 'Photos') continue;
      const follows = onTheirWay.some((prefix) => read.has(prefix));
      const { StringLike } = condition as { StringLike: { 's3:prefix': string | string[] } };
      const asked = [StringLike['s3:prefix']].flat();
      expect(asked.length, name).toBeGreaterThan(0);
      expect(
        asked.filter((prefix) => !read.has(prefix) && !(follows && onTheirWay.includes(prefix))),
        name,
      ).toEqual([]);
    }
  }
});

test('only the calendar feed and who gives its address out may read its secret', () => {
  const rows = [...all].flatMap(([name, granted]) =>
    granted
      .filter(({ action, resource }) => action === 'dynamodb:GetItem' && resource === 'Settings')
      .map(({ condition }) => [name, condition] as const),
  );
  const only = (...keys: string[]) => ({ 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': keys } });
  const open = [only('current'), only('booking-pause')];
  const others = rows.filter(([, condition]) => !open.some((one) => isDeepStrictEqual(condition, one)));
  expect(others.sort()).toEqual([
    ['admin-feed', only('feed')],
    ['admin-lead', only('unsent')],
    ['admin-today', only('unsent')],
    ['admin-unsent', only('unsent')],
    ['calendar-feed', only('feed')],
  ]);
});

test('pages and what they are made of are written by admins alone, and by the jobs of publishing', () => {
  const anyRow = [...all].filter(([, granted]) =>
    granted.some(({ action, resource, condition }) => {
      const isWritten = /^dynamodb:(?:PutItem|UpdateItem|DeleteItem)$/.test(action) && resource === 'Content';
      return isWritten && condition === undefined;
    }),
  );
  const writers = anyRow.map(([name]) => name).filter((name) => name in operationTable) as OperationName[];
  expect(writers.filter((name) => operationEntry(name).auth !== 'admin')).toEqual([]);
  const jobs = anyRow.map(([name]) => name).filter((name) => !(name in operationTable));
  expect(jobs.sort()).toEqual(['publish-site', 'site-mending']);
  const pages = [...all].filter(([, granted]) =>
    granted.some(({ action, resource }) => /^s3:(?:Put|Delete)/.test(action) && /^Site\b/.test(resource)),
  );
  expect(pages.map(([name]) => name).filter((name) => !ofTheCdk(name))).toEqual(['publish-site']);
  const callers = [...all].filter(([, granted]) => granted.some(({ action }) => /^lambda:Inv/.test(action)));
  expect(callers.map(([name]) => name).filter((name) => !ofTheCdk(name))).toEqual([]);
});

test('email goes out in our own name alone', () => {
  const sending = [...all.values()].flat().filter(({ action }) => action.startsWith('ses:'));
  expect(sending).toHaveLength(14);
  for (const { condition } of sending) {
    expect(condition).toEqual({ StringEquals: { 'ses:FromAddress': 'hello@boatdetailingla.example' } });
  }
});

/** Commands that every client carries for its paginators and sessions, called or not. */
const carried = [
  'dynamodb:Query',
  'dynamodb:Scan',
  'dynamodb:DescribeEndpoints',
  's3:CreateSession',
  's3:ListObjectsV2',
];
/** The actions that a command needs, where it is not called like its one action. */
const needs: Readonly<Record<string, readonly string[]>> = {
  's3:CopyObject': ['s3:GetObject', 's3:PutObject'],
  's3:HeadObject': ['s3:GetObject'],
  // Parts of an export that is uploaded in several; we set no tags.
  's3:CreateMultipartUpload': ['s3:PutObject'],
  's3:UploadPart': ['s3:PutObject'],
  's3:CompleteMultipartUpload': ['s3:PutObject'],
  's3:PutObjectTagging': [],
  's3:ListObjectVersions': ['s3:ListBucketVersions'],
  // Versions alone are ever deleted.
  's3:DeleteObject': ['s3:DeleteObjectVersion'],
};
/** What a transaction may hold. */
const inTransactions = ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'].map(
  (action) => `dynamodb:${action}`,
);

/** What shared code would call to take a visit's time, which none of these does. */
const neverReached: Partial<Record<FunctionName, readonly string[]>> = {
  'data-code': ['dynamodb:BatchGetItem'],
  'data-request': ['dynamodb:BatchGetItem'],
  'admin-message': ['dynamodb:BatchGetItem'],
  'admin-data-request-done': ['dynamodb:BatchGetItem'],
  'admin-extra': ['dynamodb:BatchGetItem'],
  'admin-review': ['dynamodb:BatchGetItem'],
  'admin-visits-close': ['dynamodb:BatchGetItem'],
  'admin-job-photos': ['dynamodb:BatchGetItem'],
  'admin-paid': ['dynamodb:BatchGetItem'],
};

const { folder, outputs } = await bundled();

/** The AWS calls that the code of a function can make: the commands that are left in its bundle. */
function commandsOf(name: FunctionName): string[] {
  const [, output] = Object.entries(outputs).find(([path]) => path.endsWith(`/${name}/index.mjs`)) ?? [];
  return Object.entries(output?.inputs ?? {}).flatMap(([path, { bytesInOutput }]) => {
    const [, service, command] = /client-(\w+)\/.*\/commands\/(\w+)Command\.js$/.exec(path) ?? [];
    return command === undefined || bytesInOutput === 0 ? [] : `${service}:${command}`;
  });
}

test.each(functionNames)('%s may call what its code calls, and its code calls what it may', (name) => {
  const idleCode = [...carried, ...(neverReached[name] ?? [])];
  const commands = commandsOf(name).filter((command) => !idleCode.includes(command));
  const isTransacting = commands.includes('dynamodb:TransactWriteItems');
  const called = commands
    .filter((command) => command !== 'dynamodb:TransactWriteItems')
    .flatMap((command) => needs[command] ?? [command]);
  const granted = new Set(permissions(name).map(({ action }) => action));
  expect(called.filter((action) => !granted.has(action))).toEqual([]);
  const idle = [...granted].filter(
    (action) =>
      /^(?:dynamodb|s3|ses):/.test(action) &&
      ![...called, 'dynamodb:Query', 's3:ListBucket', 's3:AbortMultipartUpload'].includes(action) &&
      !(isTransacting && inTransactions.includes(action)) &&
      !/Stream|GetRecords|GetShardIterator/.test(action),
  );
  expect(idle).toEqual([]);
});

/** What shared code would do with a table, which none of these has it do. */
const neverNamed: Partial<Record<FunctionName, readonly string[]>> = {
  'data-code': ['LeadStatusHistory', 'Days', 'Settings'],
  'data-request': ['Days', 'Settings'],
  'admin-message': ['Days', 'Settings'],
  'admin-data-request-done': ['Days', 'Settings'],
  'admin-extra': ['Days'],
  'admin-review': ['Days', 'Settings'],
  'admin-visits-close': ['Settings'],
  'admin-job-photos': ['LeadStatusHistory', 'Days', 'Settings'],
  'admin-paid': ['Days', 'Settings'],
  'admin-customer-page': ['Leads'],
  'admin-money': ['Customers', 'Days'],
  'weather-forecasts': ['Customers'],
  'plan-prices': ['LeadStatusHistory', 'Days'],
  'admin-customer-save': ['LeadStatusHistory', 'Days', 'Settings'],
  'admin-plans-save': ['LeadStatusHistory', 'Days'],
};

test.each(functionNames)(
  '%s may use the tables that its code names, and its code names what it may',
  (name) => {
    const code = readFileSync(join(folder, name, 'index.mjs'), 'utf8');
    const named = tables.flatMap(({ env, id }) => (code.includes(env) ? [id] : []));
    const granted = permissions(name).flatMap(({ action, resource }) =>
      action.startsWith('dynamodb:') ? (/^\w+/.exec(resource) ?? []) : [],
    );
    expect(named.sort()).toEqual([...new Set([...granted, ...(neverNamed[name] ?? [])])].sort());
  },
);
