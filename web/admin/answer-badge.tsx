import { answerLabels } from '#domain/lead-answer.ts';
import type { ListedLead } from '#domain/operations/admin-leads.ts';

/** What the customer said, while it waits for the owner. */
export const AnswerBadge = ({ answer }: Pick<ListedLead, 'answer'>) =>
  answer === undefined ? null : (
    <span className={`answer-badge answer-badge--${answer}`}>{answerLabels[answer]}</span>
  );
