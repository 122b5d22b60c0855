import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { Question } from '../lead/question.tsx';

interface FinishVisitProps {
  readonly visit: TodayVisit;
  readonly open: boolean;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a visit is called done: after a lead's last one the customer is emailed. */
export function FinishVisit({ visit, open, busy, onClose, onConfirm }: FinishVisitProps) {
  const { name, email, visits_left } = visit;
  const isMailed = visits_left === 0 && email !== undefined;
  const outcome = () => {
    if (visits_left > 0) return `No email goes to ${name}: there’s another visit to come.`;
    return isMailed
      ? `${name} will get an email saying the boat is done.`
      : `${name} left no email address, so you’ll tell them yourself.`;
  };
  return (
    <Question
      open={open}
      onClose={onClose}
      title={visits_left > 0 ? 'Done for today?' : 'Is the job done?'}
      confirm={isMailed ? 'Finish and send email' : 'Finish'}
      keep="Not yet"
      busy={busy}
      onConfirm={onConfirm}
    >
      {outcome()} This can’t be undone.
    </Question>
  );
}
