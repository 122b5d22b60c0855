/** Every job. Its function, trigger and permissions in AWS follow from this table; so does the local product. */

import type { Grant } from './table.ts';

export type JobGrant =
  | Grant
  | 'timeline:entry'
  | 'timeline:erase'
  | 'photos:check'
  | 'photos:erase'
  | 'forecasts:write'
  | 'content:progress'
  | 'site:write';

/** A new lead with tasks, one that expired, a schedule, a delivery event from SES, an upload, or a press of Publish. */
export type JobTrigger = 'new-lead' | 'expired-lead' | 'clock' | 'mail-event' | 'upload' | 'new-publish';

export interface JobEntry {
  readonly trigger: JobTrigger;
  readonly summary: string;
  readonly grants: readonly JobGrant[];
  /** In seconds. */
  readonly timeout: number;
  /** In MB; more memory is also more CPU. */
  readonly memory: number;
  /** Concurrency limit of a queue's job, which leaves capacity for the others. */
  readonly atOnce?: number;
  /** Interval of a scheduled job. */
  readonly everyMinutes?: number;
}

/** Both jobs that email perform all tasks of a lead, and find the requests of whoever has lost a link. */
const settling: readonly JobGrant[] = [
  'leads:read',
  'leads:batch',
  'leads:edit',
  'timeline:add',
  'timeline:entry',
  'customers:batch',
  'customers:read',
  'customers:write',
  'settings:read',
  'pause:read',
  'content:read',
  'days:read',
  'forecasts:read',
  'photos:keep',
  'photos:show',
  'mail:send',
];

// A lease lasts 60 s, and no job may outlive its lease.
const settlingTimeout = 55;

export const jobTable = {
  'lead-mails': {
    trigger: 'new-lead',
    summary: 'Sends the emails that a new lead is owed',
    grants: settling,
    timeout: settlingTimeout,
    memory: 512,
  },
  'owed-mails-sweep': {
    trigger: 'clock',
    summary: 'Sends the emails that are still owed',
    grants: [...settling, 'leads:owed'],
    timeout: settlingTimeout,
    memory: 512,
    everyMinutes: 5,
  },
  'weather-forecasts': {
    trigger: 'clock',
    summary:
      'Fetches the weather forecasts of the coming days for visits, and for leads that wait for a time',
    grants: ['days:read', 'leads:list', 'forecasts:read', 'forecasts:write'],
    // Sixteen areas at most, two questions each.
    timeout: 300,
    // It reads the list of leads, as the admin's list does.
    memory: 1024,
    everyMinutes: 60,
  },
  'morning-sheet': {
    trigger: 'clock',
    summary: 'Emails the owner the route of a day with visits at 6 AM',
    grants: [
      'days:read',
      'leads:batch',
      'timeline:read',
      'leads:edit',
      'customers:batch',
      'forecasts:read',
      'settings:read',
      'content:read',
      'mail:send',
    ],
    timeout: 55,
    memory: 512,
    everyMinutes: 5,
  },
  'plan-prices': {
    trigger: 'clock',
    summary: 'Has customers with a plan told of a new price 14 days before it holds',
    grants: [
      'settings:read',
      'content:read',
      'customers:batch',
      'customers:write',
      'leads:read',
      'leads:batch',
      'leads:edit',
    ],
    timeout: 55,
    memory: 512,
    everyMinutes: 60,
  },
  'publish-site': {
    trigger: 'new-publish',
    summary: "Renders the site's pages with what was published, and writes those that change",
    grants: [
      'content:read',
      'content:list',
      'content:write',
      'content:progress',
      'settings:read',
      'site:write',
    ],
    // A deployment waits for the run before it.
    timeout: 240,
    // Rendering is all CPU.
    memory: 1769,
  },
  'site-mending': {
    trigger: 'clock',
    summary:
      'Publishes anew, without any draft, when something on the site is over, reviews came or left, or the settings name another profile or answer time',
    grants: ['content:read', 'content:list', 'content:write', 'settings:read'],
    timeout: 30,
    memory: 512,
    everyMinutes: 1,
  },
  'expired-leads': {
    trigger: 'expired-lead',
    summary: 'Erases the timeline and the photos of leads that expired in quarantine',
    grants: ['leads:read', 'timeline:erase', 'photos:erase'],
    timeout: 60,
    memory: 512,
  },
  'mail-events': {
    trigger: 'mail-event',
    summary: 'Records on the lead what became of its emails',
    grants: ['leads:read', 'leads:edit', 'timeline:add'],
    timeout: 30,
    memory: 512,
    atOnce: 2,
  },
  'photo-check': {
    trigger: 'upload',
    summary: 'Redraws an uploaded photo, or rejects a file that is not one',
    grants: ['photos:check'],
    timeout: 60,
    // One full CPU; the largest accepted photo takes some seconds and up to 1.2 GB.
    memory: 1769,
    // Uploads cost strangers nothing, and a new account may run only ten functions at once.
    atOnce: 4,
  },
} as const satisfies Record<string, JobEntry>;

export type JobName = keyof typeof jobTable;
export const jobNames = Object.keys(jobTable) as JobName[]; // keys of a literal, hence exact

/** Typed with its optional fields. */
export const jobEntry = (name: JobName): JobEntry => jobTable[name];
