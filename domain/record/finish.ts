import type { Lead } from '../lead.ts';
import type { Editor, LeadChange } from '../lead-change.ts';
import { jobVisits } from '../lead-words.ts';
import { addHours, dayOf, formatMoment } from '../los-angeles.ts';
import { priceOf } from '../offer/extra-work.ts';
import type { QuoteLine } from '../offer/quote.ts';
import { formatCents } from '../price/quote-totals.ts';
import type { Refusal } from '../refusal.ts';
import type { Task } from '../tasks.ts';
import { newEntry } from '../timeline.ts';
import { activeVisits, type Visit } from '../visit/visit.ts';
import { actRefusal, isActDone, requestCanceled, visitAct } from '../visit/visit-act.ts';
import { complaintsUntil } from './complaints-until.ts';
import { type JobRecord, maxRecordVersions, RecordVersion } from './job-record.ts';
import { receiptJobOf } from './receipt-job-of.ts';
import { recordTotals } from './record-totals.ts';
import { approvedOf, chargedIds, withWorkBilled } from './unbilled-work.ts';

export interface WantedFinish {
  readonly version?: number | undefined;
  readonly visit_id?: string | undefined;
  readonly lines: readonly QuoteLine[];
  readonly discount?: number | undefined;
  readonly note?: string | undefined;
  readonly paid?: { readonly how: NonNullable<JobRecord['how']> } | undefined;
  /** Ids of the approved extra work of which whoever wrote the lines knew. */
  readonly extras?: readonly string[] | undefined;
  /** Those of them whose lines were taken off. */
  readonly left_off?: readonly string[] | undefined;
  readonly unanswered_extras?: readonly string[] | undefined;
  readonly done_at?: string | undefined;
  /** What was said instead, where that lay before Start. */
  readonly given_at?: string | undefined;
  readonly mail?: boolean | undefined;
  /** The start of its visit as the sheet showed it. */
  readonly seen_start?: string | undefined;
  readonly seen_length_ft?: number | undefined;
  /** The work was done then, although the visit was moved. */
  readonly anyway?: boolean | undefined;
  /** The sheet showed no other visit: where there is one, the finish would leave its lines out. */
  readonly last?: boolean | undefined;
}

const finishOf = ({ done_at, seen_start, anyway }: Omit<WantedFinish, 'lines'>) =>
  ({ act: 'finish', at: done_at, seen_start, anyway }) as const;

/** What was seen of a record is no longer what it says. */
export const recordChanged = {
  reason: 'record-changed',
  sentence: 'This record was changed in the meantime. Please look again.',
} as const satisfies Refusal;

const finishedSince: Refusal = {
  reason: recordChanged.reason,
  sentence: 'The job was finished in the meantime. Look at both before you go on.',
};

/** Those of the job that are not over: a return visit bills nothing, so a receipt neither ends it nor waits for it. */
export const unfinishedVisits = (lead: Lead): Visit[] => activeVisits(jobVisits(lead));

/** The visit that a finish is about: the one it names, else the only one of the job that is not over. */
export function finishedVisit(lead: Lead, { visit_id }: Pick<WantedFinish, 'visit_id'>): Visit | undefined {
  if (visit_id !== undefined) return lead.visits?.find(({ id }) => id === visit_id);
  return lead.record ? undefined : unfinishedVisits(lead)[0];
}

/** So far may the clock of a device be ahead, in hours. */
const aheadHours = 5 / 60;

export const isAhead = ({ done_at }: WantedFinish, now: string): boolean =>
  done_at !== undefined && done_at > addHours(now, aheadHours);

/**
 * When a press counts as made: as given, but no later than now and not before Start was pressed. A job may have been
 * done before its lead was written down.
 */
export function finishedAt(lead: Lead, wanted: WantedFinish, now: string): string {
  const { done_at = now } = wanted;
  if (done_at > now) return now;
  const begun = finishedVisit(lead, wanted)?.started_at;
  return begun !== undefined && done_at < begun ? begun : done_at;
}

/** The visits that remain once this one is over: while there are any, it makes no record yet. */
export const visitsAfter = (lead: Lead, finished: Visit | undefined): Visit[] =>
  unfinishedVisits(lead).filter(({ id }) => id !== finished?.id);

export const makesRecord = (lead: Lead, wanted: WantedFinish): boolean =>
  !lead.record && visitsAfter(lead, finishedVisit(lead, wanted)).length === 0;

function approvedSince(
  lead: Lead,
  { unanswered_extras = [] }: Pick<WantedFinish, 'unanswered_extras'>,
): Refusal | undefined {
  const works = approvedOf(lead, unanswered_extras).map(priceOf);
  if (works.length === 0) return undefined;
  const sentence = `Approved in the meantime: ${works.join('; ')}. Look the bill over and send it again.`;
  return { reason: 'extra-approved', sentence };
}

function addedSince(lead: Lead, wanted: Omit<WantedFinish, 'lines'>, now: string): Refusal | undefined {
  const [other] = wanted.last ? visitsAfter(lead, finishedVisit(lead, wanted)) : [];
  if (!other) return undefined;
  const sentence = `There’s another visit, ${formatMoment(other.start, now)}. The receipt comes with the last one.`;
  return { reason: 'visit-added', sentence };
}

function lengthChanged(
  { length_ft }: Lead,
  { seen_length_ft, anyway }: Omit<WantedFinish, 'lines'>,
): Refusal | undefined {
  if (seen_length_ft === undefined || anyway || length_ft === seen_length_ft) return undefined;
  const now = length_ft === undefined ? 'taken out' : `changed to ${length_ft} ft`;
  const sentence = `The boat’s length was ${now} in the meantime. Yours is billed at ${seen_length_ft} ft.`;
  return { reason: 'boat-changed', sentence };
}

/** Why a job cannot be finished so; undefined when it can. */
export function finishRefusal(
  lead: Lead,
  wanted: Omit<WantedFinish, 'lines'>,
  now: string,
): Refusal | undefined {
  if (lead.status === 'CANCELED') return requestCanceled;
  if (wanted.version !== lead.record?.version) return wanted.version ? recordChanged : finishedSince;
  if ((lead.record?.version ?? 0) >= maxRecordVersions) {
    return {
      reason: 'record-full',
      sentence: `A record can be corrected ${maxRecordVersions} times at most.`,
    };
  }
  const approved = approvedSince(lead, wanted);
  if (approved) return approved;
  const visit = finishedVisit(lead, wanted);
  const finish = finishOf(wanted);
  const moved = visit && !isActDone(visit, finish) ? actRefusal(visit, finish, now) : undefined;
  return moved ?? addedSince(lead, wanted, now) ?? lengthChanged(lead, wanted);
}

/** A record is told of by the "done" email, once; afterwards by the receipt. */
function finishTasks(lead: Lead, { version }: JobRecord, isMailed: boolean, due_at: string): Task[] {
  if (lead.email === undefined || !isMailed) return [];
  if (version === 1 && lead.completed_at === undefined) return [{ kind: 'done', due_at }];
  return [{ kind: 'receipt', about: String(version), due_at }];
}

interface RecordFacts {
  /** Number and tax are those of a first record: a correction keeps what it was made with. */
  readonly number: string;
  readonly tax_percent: number;
  readonly from?: JobRecord['from'];
}

/** A correction leaves what was paid as it was, unless it names another way. */
function keptPayment(
  { paid_on, how, total, paid_total = total, settled }: JobRecord,
  after: number,
  paid: WantedFinish['paid'],
) {
  if (paid_on === undefined) return {};
  return {
    paid_on,
    how: paid?.how ?? how,
    ...(paid_total !== after && { paid_total }),
    ...(settled && { settled }),
  };
}

function recordAfter(
  lead: Lead,
  wanted: WantedFinish,
  facts: RecordFacts,
  { admin, now }: Editor,
): JobRecord {
  const { record: before } = lead;
  const { number, tax_percent } = before ?? facts;
  const done_at = before?.done_at ?? wanted.done_at ?? now;
  const isMailed = before === undefined || wanted.mail === true;
  const paid = wanted.paid && before?.paid_on === undefined;
  const extras = wanted.extras ?? [...(before?.extras ?? []), ...chargedIds(lead, wanted.lines)];
  const totals = recordTotals(wanted.lines, tax_percent, wanted.discount);
  return {
    number,
    version: (before?.version ?? 0) + 1,
    lines: [...wanted.lines],
    ...(wanted.note && { note: wanted.note }),
    job: receiptJobOf(lead),
    extras: [...new Set(extras)],
    tax_percent,
    ...totals,
    made_at: now,
    made_by: admin,
    ...(isMailed && { mails: true as const }),
    done_at,
    claims_until: before?.claims_until ?? complaintsUntil(now),
    ...(before && keptPayment(before, totals.total, wanted.paid)),
    ...(facts.from && { from: facts.from }),
    ...(paid && { paid_on: dayOf(wanted.done_at ?? now), how: wanted.paid.how }),
    earlier: before ? [...before.earlier, RecordVersion.strip().parse(before)] : [],
  };
}

/**
 * What a finish does to a lead: its visit is over and, unless others remain, the job is completed and recorded. Of a
 * job that has a record it makes the next version. Undefined when nothing is to be done.
 */
export function finishChange(
  lead: Lead,
  wanted: WantedFinish,
  facts: RecordFacts,
  editor: Editor,
): LeadChange | undefined {
  const { now, admin } = editor;
  const visit = finishedVisit(lead, wanted);
  const finish = finishOf(wanted);
  const over =
    visit && !isActDone(visit, finish)
      ? visitAct(lead, visit, finish, editor, { wantsMail: false })
      : undefined;
  if (!lead.record && visitsAfter(lead, visit).length > 0) return over;
  const record = recordAfter(lead, wanted, facts, editor);
  const happened_at = record.done_at;
  const isFirst = lead.record === undefined;
  const isComingBack = activeVisits(over?.visits ?? lead.visits).length > 0;
  const isNewStatus = isFirst && lead.status !== 'COMPLETED' && !isComingBack;
  const lead_id = lead.id;
  const status = isFirst ? 'Receipt made' : 'Receipt corrected';
  const { given_at } = wanted;
  const moved = given_at && `given as ${formatMoment(given_at, now)}, before Start was pressed`;
  const silent = lead.email !== undefined && !record.mails && 'no email';
  const note = [record.number, formatCents(record.total), moved, silent].filter(Boolean).join(', ');
  const change: LeadChange = {
    ...over,
    fields: {
      ...over?.fields,
      ...(isNewStatus && { status: 'COMPLETED' as const }),
      ...(isFirst && lead.completed_at === undefined && { completed_at: happened_at }),
      record,
      updated_at: now,
    },
    entries: [
      ...(over?.entries ?? []).map((entry) => ({ ...entry, ...(happened_at < now && { happened_at }) })),
      ...(isNewStatus && over?.fields.status === undefined
        ? [newEntry({ lead_id, status: 'COMPLETED', is_public: true, happened_at }, admin, now)]
        : []),
      newEntry({ lead_id, status, note, is_public: false }, admin, now),
    ],
    tasks: [...(over?.tasks ?? []), ...finishTasks(lead, record, record.mails === true, now)],
  };
  return withWorkBilled(change, lead, record.lines, wanted.left_off ?? [], editor);
}

/** Whether an email about a version is still the newest one that the customer is to get. */
export const isNewestMailed = ({ record }: Pick<Lead, 'record'>, version: number): boolean =>
  record !== undefined &&
  ![...record.earlier, record].some((later) => later.version > version && later.mails);

export const monthOfRecord = ({ done_at }: Pick<JobRecord, 'done_at'>): string => dayOf(done_at).slice(0, 7);
