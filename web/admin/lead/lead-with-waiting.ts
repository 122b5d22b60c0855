import type { Lead } from '#domain/lead.ts';
import { type LeadChange, leadAfter } from '#domain/lead-change.ts';
import { ownerWrote } from '#domain/message/message.ts';
import { mirroredStart } from '#domain/visit/visit-changes.ts';
import { outcomeHere } from '../device/outcome-here.ts';
import type { WaitingAct } from '../device/waiting-act.ts';

function changeBy(lead: Lead, { name, input, pressedAt: now }: WaitingAct): LeadChange | undefined {
  const editor = { admin: '', now };
  if (name === 'admin-message') return ownerWrote(lead, { text: input.message ?? '', photos: [] }, editor);
  const outcome = name === 'admin-visit' ? outcomeHere(lead, input, editor) : undefined;
  return outcome && 'change' in outcome ? outcome.change : undefined;
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
