import { shortName } from '#domain/message/greeting-name.ts';
import { counted } from '#domain/plain-text.ts';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { savingText } from '../data/use-kept-act.ts';
import { useOnline } from '../use-online.ts';
import { missingText } from '../visit/miss-words.ts';
import type { Undoable } from '../visit/use-undoable.ts';

interface UndoPressProps extends Undoable {
  readonly visit: TodayVisit;
}

function sayOf({ act, mail }: Undoable['input'], visit: TodayVisit, time: string): string {
  if (act === 'miss') return missingText({ ...visit, isUnderway: visit.status === 'underway' }, time);
  if (act === 'finish') return `Done for today in ${time}. ${mail ? 'Then the' : 'No'} email goes out.`;
  const who = shortName(visit.name);
  return mail ? `Emails ${who} in ${time}.` : `Shows on ${who}’s page in ${time}.`;
}

export const focusNew = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

/** In place of the acts, while the one that was pressed can be taken back. */
export function UndoPress({ visit, input, secondsLeft, undo }: UndoPressProps) {
  const isOnline = useOnline();
  const time = counted(secondsLeft, 'second');
  return (
    <>
      <p className="acts__say">{isOnline ? sayOf(input, visit, time) : savingText(time)}</p>
      <div className="acts">
        <button type="button" className="btn btn--big btn--ink" ref={focusNew} onClick={() => void undo()}>
          Undo
        </button>
      </div>
    </>
  );
}
