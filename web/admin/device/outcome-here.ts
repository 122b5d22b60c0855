import type { Lead } from '#domain/lead.ts';
import type { Editor } from '#domain/lead-change.ts';
import { outcomeOfSaid } from '#domain/message/outcome-of-said.ts';
import { type ActOutcome, changedMeanwhile } from '#domain/visit/visit-act.ts';
import type { WaitingAct } from './waiting-act.ts';

type VisitInput = Extract<WaitingAct, { name: 'admin-visit' }>['input'];

/** What comes of it at this lead; nothing where it is so already. */
export function outcomeHere(lead: Lead, input: VisitInput, editor: Editor): ActOutcome | undefined {
  const { visitId, mail: wantsMail, act, ...about } = input;
  const visit = lead.visits?.find(({ id }) => id === visitId);
  if (!visit || act === 'come') return { refusal: changedMeanwhile };
  return outcomeOfSaid(lead, visit, { act, ...about }, editor, { wantsMail });
}
