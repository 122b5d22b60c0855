import type { ListedLead } from '#domain/operations/admin-leads.ts';

const labels = { yes: 'Said yes', question: 'Question', no: 'Declined' } as const;

export const AnswerBadge = ({ answer }: Pick<ListedLead, 'answer'>) =>
  answer === undefined ? null : (
    <span className={`answer-badge answer-badge--${answer}`}>{labels[answer]}</span>
  );
