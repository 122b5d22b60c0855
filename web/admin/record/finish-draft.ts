import * as z from 'zod';
import type { Lead } from '#domain/lead.ts';
import { QuoteLine } from '#domain/offer/quote.ts';
import type { OperationRequest } from '#domain/operations/index.ts';
import { isSameWords } from '#domain/plain-text.ts';
import type { Prices } from '#domain/price/prices.ts';
import { lineAmount } from '#domain/price/quote-totals.ts';
import { finishLines, type LinesSource } from '#domain/record/finish-lines.ts';
import { PayWay } from '#domain/record/job-record.ts';
import { recordTotals } from '#domain/record/record-totals.ts';
import { approvedIds, idsOfLine } from '#domain/record/unbilled-work.ts';
import {
  changesBalance,
  type VersionDifference,
  versionDifferences,
} from '#domain/record/version-differences.ts';
import { forgetSheet, heldSheet, keepSheet } from '../device/sheets.ts';
import type { WaitingAct } from '../device/waiting-act.ts';
import { countableLines, TypedLine } from '../lead/quote-lines.ts';

/** What the owner has changed on the sheet, or pressed Send with. */
const KeptDraft = z.object({
  /** Of the record that it corrects. */
  version: z.int().optional(),
  lines: z.array(QuoteLine),
  discount: z.int().min(0),
  note: z.string(),
  how: PayWay.optional(),
  /** As it was ticked for a correction; absent while nobody has touched the tick. */
  mail: z.boolean().optional(),
  /** Send was pressed, and nobody knows yet that it went. */
  wasPressed: z.boolean(),
  /** The approved extra work that was on the sheet already. */
  extras: z.array(z.string()),
  /** That of it whose lines were taken off. */
  left_off: z.array(z.string()).optional(),
  /** The line that is typed and not on the bill yet, and in whose place it is. */
  typed: z.object({ what: z.union([z.int().min(0), z.literal('new')]), line: TypedLine }).optional(),
});
export type FinishDraft = Readonly<z.infer<typeof KeptDraft>>;

export interface OpenDraft {
  readonly draft: FinishDraft;
  readonly from: LinesSource | 'record' | 'draft';
  /** How it was paid, as it was put down before more work was approved: that payment may not have covered it. */
  readonly paidBefore?: FinishDraft['how'];
  /** What was put down here, of a receipt that has been changed elsewhere since and says something else. */
  readonly mine?: { readonly draft: FinishDraft; readonly differences: readonly VersionDifference[] };
}

function keptDraft(leadId: string): FinishDraft | undefined {
  try {
    return KeptDraft.safeParse(JSON.parse(heldSheet(leadId) ?? '')).data;
  } catch {
    return undefined;
  }
}

export const keepDraft = (leadId: string, draft: FinishDraft): void =>
  keepSheet(leadId, JSON.stringify(draft));

export const forgetDraft = forgetSheet;

/** Whether the customer is emailed. A correction is unless it is unticked, where it changes the total or what is due. */
export function isMailed(draft: FinishDraft, { email, record }: Pick<Lead, 'email' | 'record'>): boolean {
  if (email === undefined) return false;
  if (!record) return true;
  const { lines, discount, how } = draft;
  const { total } = recordTotals(lines, record.tax_percent, discount);
  return draft.mail ?? changesBalance(record, { total, how });
}

/** Whether a new line that isn't on the bill yet says what stands there now: its price may still be missing. */
function isTypedAnew({ typed }: FinishDraft, work: QuoteLine): boolean {
  if (typed?.what !== 'new' || !isSameWords(typed.line.description, work.description)) return false;
  return countableLines([typed.line]).every((line) => lineAmount(line) === lineAmount(work));
}

/** With the extra work that was approved since the draft was begun. A line that was typed and then asked for is that work. */
function withNewExtras(draft: FinishDraft, lead: Lead, prices: Prices): FinishDraft {
  const { extras = [] } = lead;
  const { extras: known, left_off = [] } = draft;
  const stand = extras.filter(({ id }) => known.includes(id) && !left_off.includes(id));
  const news = extras.filter(({ id }) => !known.includes(id));
  const works = [...finishLines({ extras: stand }, prices).lines];
  const lines = [...draft.lines];
  let { typed } = draft;
  for (const work of finishLines({ extras: news }, prices).lines) {
    works.push(work);
    const isSame = (line: QuoteLine) =>
      isSameWords(line.description, work.description) && lineAmount(line) === lineAmount(work);
    if (lines.filter(isSame).length < works.filter(isSame).length) {
      lines.push(work);
      if (isTypedAnew(draft, work)) typed = undefined;
    }
  }
  return { ...draft, lines, typed, extras: approvedIds(lead) };
}

/** Without one of its lines, knowing of which approved work it was. */
export function withoutLine(
  { lines, left_off = [] }: Pick<FinishDraft, 'lines' | 'left_off'>,
  lead: Lead,
  place: number,
): Pick<FinishDraft, 'lines' | 'left_off'> {
  const off = [...left_off, ...lines.slice(place, place + 1).flatMap((line) => idsOfLine(lead, line))];
  return {
    lines: lines.toSpliced(place, 1),
    ...(off.length > 0 && { left_off: [...new Set(off)] }),
  };
}

export const draftOfFinish = (
  {
    version,
    lines,
    discount = 0,
    note = '',
    paid,
    mail = false,
    extras,
    left_off,
  }: OperationRequest<'admin-finish'>,
  lead: Lead,
): FinishDraft => ({
  version,
  lines: z.array(QuoteLine).parse(lines),
  discount,
  note,
  how: paid?.how,
  mail: version === undefined ? undefined : mail,
  wasPressed: true,
  extras: extras ?? approvedIds(lead),
  left_off,
});

/** Whether a finish ends one day of a job that goes on: what was put down waits on the sheet for the last. */
export const isOfDay = ({ name, input }: WaitingAct): boolean =>
  name === 'admin-finish' && input.visit_id !== undefined && !input.last;

export function ofDay(act: WaitingAct): WaitingAct {
  if (act.name !== 'admin-finish') return act;
  const { last: _, ...input } = act.input;
  return { ...act, input };
}

/** The sheet as it opens: as it was left, else the record that is corrected, else what was agreed. */
export function openDraft(lead: Lead, prices: Prices, now: string): OpenDraft {
  const kept = keptDraft(lead.id);
  const { record } = lead;
  if (kept && kept.version === record?.version) {
    const draft = withNewExtras(kept, lead, prices);
    if (draft.lines.length === kept.lines.length) return { draft, from: 'draft' };
    return { draft: { ...draft, how: undefined }, from: 'draft', paidBefore: kept.how };
  }
  if (record) {
    const { version, lines, discount, note = '', extras = approvedIds(lead) } = record;
    const draft = withNewExtras({ version, lines, discount, note, wasPressed: false, extras }, lead, prices);
    const differences = kept ? versionDifferences(record, { ...kept, mail: isMailed(kept, lead) }, now) : [];
    if (kept && differences.length > 0) return { draft, from: 'record', mine: { draft: kept, differences } };
    if (kept) forgetDraft(lead.id);
    return { draft, from: 'record' };
  }
  const { lines, from } = finishLines(lead, prices);
  return { draft: { note: '', discount: 0, wasPressed: false, extras: approvedIds(lead), lines }, from };
}
