/**
 * Every job in one list: what runs without a call. Functions, triggers and permissions in AWS follow from it,
 * and what the local product starts.
 */

import type { Grant } from './table.ts';

/** What jobs may touch beyond what operations may. */
export type JobGrant = Grant | 'leads:owed' | 'photos:check' | 'forecasts:write';

/** What starts a job: a new lead with tasks, the clock, news of an email that was sent, or an upload. */
export type JobTrigger = 'new-lead' | 'clock' | 'mail-event' | 'upload';

export interface JobEntry {
  readonly trigger: JobTrigger;
  readonly summary: string;
  readonly grants: readonly JobGrant[];
  /** Seconds until it is cut off. */
  readonly timeout: number;
  /** MB of memory; more memory is also more CPU. */
  readonly memory: number;
  /** Calls that may run at the same time, for a job that works off a queue; the account's others stay free. */
  readonly atOnce?: number;
  /** Minutes between two runs of a job that the clock starts. */
  readonly everyMinutes?: number;
}

/** Both jobs that mail do the same for a lead: send its mails, keep its photos, note that it's done. */
const settling: readonly JobGrant[] = ['leads:edit', 'timeline:add', 'photos:keep', 'mail:send'];

// A lead is leased for 60 s at most, and no job may outlive its lease.
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
    summary: 'Fetches the weather forecasts of the coming days with visits',
    grants: ['days:read', 'forecasts:read', 'forecasts:write'],
    // Sixteen areas at most, two questions each.
    timeout: 300,
    memory: 256,
    everyMinutes: 60,
  },
  'mail-events': {
    trigger: 'mail-event',
    summary: 'Notes on the lead what became of its emails',
    grants: ['leads:read', 'leads:edit', 'timeline:add'],
    timeout: 30,
    memory: 512,
    atOnce: 2,
  },
  'photo-check': {
    trigger: 'upload',
    summary: 'Redraws an uploaded photo, or rejects what is none',
    grants: ['photos:check'],
    timeout: 60,
    // One whole processor; the largest photo that is let in takes some seconds and up to 1.2 GB.
    memory: 1769,
    // Uploads cost strangers nothing. A new account may run ten functions at once in all.
    atOnce: 4,
  },
} as const satisfies Record<string, JobEntry>;

export type JobName = keyof typeof jobTable;
export const jobNames = Object.keys(jobTable) as JobName[]; // keys of a literal, hence exact

/** A job's entry with its optional fields. */
export const jobEntry = (name: JobName): JobEntry => jobTable[name];
