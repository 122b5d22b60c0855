import { messageAnswered } from '#domain/status/standing.ts';
import type { PublicVisit } from '#domain/visit/public-visit.ts';
import { unbroken } from '../components/unbroken.ts';
import { ActButton } from './act-button.tsx';
import { ActForm } from './act-form.tsx';
import { Note } from './note.tsx';
import { usePage } from './page-state.ts';
import { TroubleNote } from './trouble-note.tsx';
import { useMove } from './use-move.ts';

interface CancelWishProps {
  readonly visit: PublicVisit;
  readonly isMain: boolean;
}

/** They asked to cancel, too late to do it by themselves: it waits for us, and can be taken back until then. */
export function CancelWish({ visit, isMain }: CancelWishProps) {
  const { lead, now } = usePage();
  const { move, pending, trouble } = useMove(visit);
  const keep = () => void move(visit.start);
  return (
    <ActForm className="stack" id="cancel" tabIndex={-1} onSubmit={keep}>
      <Note tone="calm" title="You asked to cancel.">
        <p>{unbroken(`${messageAnswered(lead, now)} Until then it’s still on.`)}</p>
      </Note>
      <TroubleNote trouble={trouble} onRetry={keep} />
      <div className={isMain ? 'go' : undefined}>
        <ActButton pending={pending} look={isMain ? 'main' : 'line'}>
          Keep my appointment
        </ActButton>
      </div>
    </ActForm>
  );
}
