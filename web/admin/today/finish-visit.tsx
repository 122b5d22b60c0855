import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { Question } from '../lead/question.tsx';

interface FinishVisitProps {
  readonly visit: TodayVisit;
  readonly open: boolean;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a visit is called done of which the lead has others: the last one is finished on a sheet of its own. */
export function FinishVisit({ visit: { name }, open, busy, onClose, onConfirm }: FinishVisitProps) {
  return (
    <Question
      open={open}
      onClose={onClose}
      title="Done for today?"
      confirm="Finish"
      keep="Not yet"
      busy={busy}
      onConfirm={onConfirm}
    >
      No email goes to {name}: there’s another visit to come. This can’t be undone.
    </Question>
  );
}
