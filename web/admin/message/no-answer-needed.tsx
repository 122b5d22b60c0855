import { useOnce } from '../data/use-once.ts';
import type { LeadContext } from '../lead/lead-context.ts';
import { tellFailure, tellSuccess } from '../tell.ts';

interface NoAnswerNeededProps {
  readonly context: LeadContext;
  readonly onDone: () => void;
}

/** Takes a message off what waits on Today without writing back; nothing while none waits. */
export function NoAnswerNeeded({ context: { lead }, onDone }: NoAnswerNeededProps) {
  const { pending, perform } = useOnce('admin-lead-update');
  const { id, unanswered } = lead;
  if (!unanswered) return null;
  const settle = async () => {
    if (pending) return;
    try {
      await perform({ id, no_answer_to: unanswered.at }, { mayMail: false });
      tellSuccess('Lead Updated', 'The message needs no answer');
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
        {pending ? 'Saving...' : 'No answer needed'}
      </button>
    </p>
  );
}
