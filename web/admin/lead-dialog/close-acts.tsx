import { Link } from 'react-router-dom';
import type { Lead } from '#domain/lead.ts';
import type { Visit } from '#domain/visit/visit.ts';
import { useOnce } from '../data/use-once.ts';
import { timePath } from '../lead-path.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import { missWords } from '../visit/miss-words.ts';

interface CloseActsProps {
  readonly lead: Lead;
  readonly visit: Visit;
}

/** A visit that has passed: done, missed, or at another time. */
export function CloseActs({ lead, visit }: CloseActsProps) {
  const { pending, perform } = useOnce('admin-visit');
  const tell = async (act: 'finish' | 'miss', done: string) => {
    if (pending) return;
    try {
      await perform({ id: lead.id, visitId: visit.id, act });
      tellSuccess('Visit Updated', done);
    } catch (error) {
      tellFailure(error, 'Failed to update the visit');
    }
  };
  const isOff = pending !== undefined;
  return (
    <>
      <button
        type="button"
        className="btn btn--big btn--main"
        aria-disabled={isOff}
        onClick={() => tell('finish', 'The visit is done.')}
      >
        Done
      </button>
      <button
        type="button"
        className="btn btn--big btn--line"
        aria-disabled={isOff}
        onClick={() => tell('miss', 'The visit is marked as missed.')}
      >
        {missWords(visit.status === 'underway').act}
      </button>
      {visit.status === 'planned' && (
        <Link className="btn btn--big btn--line" to={timePath(lead.id, visit.id)}>
          Move
        </Link>
      )}
    </>
  );
}
