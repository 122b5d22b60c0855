import type { Lead } from '#domain/lead.ts';
import { type Editor, type LeadChange, leadAfter } from '#domain/lead-change.ts';
import { ownerWrote } from '#domain/message/message.ts';
import { finishedVisit, visitsAfter } from '#domain/record/finish.ts';
import { mirroredStart } from '#domain/visit/visit-changes.ts';
import { outcomeHere } from '../device/outcome-here.ts';
import type { WaitingAct } from '../device/waiting-act.ts';

type Change = Pick<LeadChange, 'fields' | 'visits'>;
type VisitInput = Parameters<typeof outcomeHere>[1];

function changeOfVisit(lead: Lead, input: VisitInput, editor: Editor): Change | undefined {
  const outcome = outcomeHere(lead, input, editor);
  return outcome && 'change' in outcome ? outcome.change : undefined;
}

type Finish = Extract<WaitingAct, { name: 'admin-finish' }>['input'];

/** A job that is finished here is done; its receipt only the server makes. */
function changeOfFinish(lead: Lead, input: Finish, editor: Editor): Change | undefined {
  const { id, done_at: at, seen_start, anyway } = input;
  const visit = finishedVisit(lead, input);
  const isOpen = visit?.status === 'planned' || visit?.status === 'underway';
  if (visit && isOpen)
    return changeOfVisit(lead, { id, visitId: visit.id, act: 'finish', at, seen_start, anyway }, editor);
  return visitsAfter(lead, visit).length === 0 ? { fields: { status: 'COMPLETED' } } : undefined;
}

function changeBy(lead: Lead, { name, input, pressedAt: now }: WaitingAct): Change | undefined {
  const editor = { admin: '', now };
  if (name === 'admin-message') return ownerWrote(lead, { text: input.message ?? '', photos: [] }, editor);
  if (name === 'admin-finish' && !('version' in input) && !lead.record)
    return changeOfFinish(lead, input, editor);
  return name === 'admin-visit' ? changeOfVisit(lead, input, editor) : undefined;
}

function withAct(lead: Lead, act: WaitingAct): Lead {
  const change = changeBy(lead, act);
  if (!change) return lead;
  const { fields, visits } = change;
  const { updated_at } = lead;
  const shown = visits && { visits: [...visits], scheduled_at: mirroredStart(visits) ?? null };
  return leadAfter(lead, { ...fields, ...shown, updated_at });
}

/** A lead as it will be once what waits for it on this device has gone out. */
export const leadWithWaiting = (lead: Lead, acts: readonly WaitingAct[]): Lead => acts.reduce(withAct, lead);

export const isFinishedHere = (acts: readonly WaitingAct[]): boolean =>
  acts.some(({ name, input }) => name === 'admin-finish' && !('version' in input));
