import { shortName } from '#domain/message/greeting-name.ts';
import { counted } from '#domain/plain-text.ts';
import { savingText, useKeptAct, waitsText } from '../data/use-kept-act.ts';
import { tellFailure, tellSuccess } from '../tell.ts';
import { missWords } from './miss-words.ts';
import { useUndoable } from './use-undoable.ts';

interface TakeBackMissProps {
  readonly leadId: string;
  readonly name: string;
  readonly visitId: string;
  readonly wasUnderway: boolean;
  /** Who has none may have been texted that they were missed. */
  readonly hasEmail: boolean;
  readonly look: string;
}

const onAgain = 'The visit is on again.';

function takingBackText(name: string, hasEmail: boolean, time: string): string {
  if (!navigator.onLine) return savingText(time);
  return hasEmail
    ? `Emails ${shortName(name)} in ${time} that it’s on after all.`
    : `On again in ${time}. Nobody is emailed.`;
}

/** Puts a visit back that was called missed; for ten seconds that can be undone. */
export function TakeBackMiss({ leadId, name, visitId, wasUnderway, hasEmail, look }: TakeBackMissProps) {
  const { pending, perform } = useKeptAct('admin-visit');
  const undoable = useUndoable(visitId);
  const undoing = undoable?.input.act === 'take-back-miss' ? undoable : undefined;
  const { takeBack } = missWords(wasUnderway);
  const press = async () => {
    try {
      const about = { leadId, said: `${takeBack}, ${name}`, canUndo: true };
      const outcome = await perform({ id: leadId, visitId, act: 'take-back-miss' }, about);
      if (outcome === 'undone') return;
      const isOn = hasEmail
        ? `${onAgain} They get that by email, too.`
        : `${onAgain} If you’ve texted them, text them that.`;
      if (outcome === 'waiting') tellSuccess('Saved here', waitsText());
      else tellSuccess('Visit Updated', isOn);
    } catch (error) {
      tellFailure(error, 'Failed to update the visit');
    }
  };
  const isOff = pending !== undefined && !undoing;
  return (
    <>
      {undoing && (
        <span className="xs">{takingBackText(name, hasEmail, counted(undoing.secondsLeft, 'second'))}</span>
      )}
      <button
        type="button"
        className={look}
        aria-disabled={isOff}
        onClick={() => (undoing ? void undoing.undo() : !isOff && press())}
      >
        {undoing && 'Undo'}
        {!undoing && (isOff ? 'Saving...' : takeBack)}
        <span className="vh"> {name}</span>
      </button>
    </>
  );
}
