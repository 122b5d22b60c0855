import { shortName } from '#domain/message/greeting-name.ts';
import { counted } from '#domain/plain-text.ts';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { useOnline } from '../use-online.ts';
import { missWords } from '../visit/miss-words.ts';
import type { Undoable } from './use-undoable.ts';

interface UndoPressProps extends Undoable {
  readonly visit: TodayVisit;
  readonly onUndo: () => void;
}

function sayOf({ act, mail }: Undoable['input'], visit: TodayVisit, time: string): string {
  const { name, email, status } = visit;
  const who = shortName(name);
  if (act === 'miss' && email === undefined) return `Missed in ${time}. Nobody is emailed.`;
  if (act === 'miss') return `Emails ${who} in ${time}: ${missWords(status === 'underway').told}.`;
  return mail ? `Emails ${who} in ${time}.` : `Shows on ${who}’s page in ${time}.`;
}

const focusNew = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

/** In place of the acts, while the one that was pressed can be taken back. */
export function UndoPress({ visit, input, secondsLeft, undo, onUndo }: UndoPressProps) {
  const isOnline = useOnline();
  const time = counted(secondsLeft, 'second');
  return (
    <div className="bar">
      <p className="acts__say">
        {isOnline ? sayOf(input, visit, time) : `Saved in ${time}. It goes out once there’s signal.`}
      </p>
      <div className="acts">
        <button
          type="button"
          className="btn btn--big btn--ink"
          ref={focusNew}
          onClick={() => {
            onUndo();
            void undo();
          }}
        >
          Undo
        </button>
      </div>
    </div>
  );
}
