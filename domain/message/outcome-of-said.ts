import type { Lead } from '../lead.ts';
import type { Editor } from '../lead-change.ts';
import type { Visit } from '../visit/visit.ts';
import {
  type ActOutcome,
  type MailWish,
  outcomeOfAct,
  type SaidOfVisit,
  type VisitAct,
} from '../visit/visit-act.ts';
import { outcomeOfTakingBack } from './take-back-miss.ts';

export interface SaidByOwner extends Omit<SaidOfVisit, 'act'> {
  readonly act: VisitAct | 'take-back-miss';
}

/** What comes of what the owner says of a visit, the same at once and when it waited on a device. */
export const outcomeOfSaid = (
  lead: Lead,
  visit: Visit,
  { act, ...about }: SaidByOwner,
  editor: Editor,
  mailed: MailWish,
): ActOutcome | undefined =>
  act === 'take-back-miss'
    ? outcomeOfTakingBack(lead, visit, about, editor)
    : outcomeOfAct(lead, visit, { act, ...about }, editor, mailed);
