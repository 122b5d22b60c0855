import { useOnce } from '../data/use-once.ts';
import type { LeadContext } from '../lead/lead-context.ts';
import { tellFailure, tellSuccess } from '../tell.ts';

interface NoAnswerNeededProps {
  readonly context: LeadContext;
  /** When it was said; undefined while nothing waits. */
  readonly at: string | undefined;
  readonly label: string;
  /** `The message needs no answer`. */
  readonly done: string;
  readonly onDone: () => void;
}

/** Takes what a customer said off what waits on Today without writing back. */
export function NoAnswerNeeded({ context, at, label, done, onDone }: NoAnswerNeededProps) {
  const { pending, perform } = useOnce('admin-lead-update');
  const { id } = context.lead;
  if (at === undefined) return null;
  const settle = async () => {
    if (pending) return;
    try {
      await perform({ id, no_answer_to: at }, { mayMail: false });
      tellSuccess('Lead Updated', done);
      onDone();
    } catch (error) {
      tellFailure(error, 'Failed to update lead');
    }
  };
  return (
    <p>
      <button
        type="button"
        className="btn btn--line btn--small"
        aria-disabled={pending !== undefined}
        onClick={() => void settle()}
      >
        {pending ? 'Saving...' : label}
      </button>
    </p>
  );
}
