import { shortName } from '#domain/message/greeting-name.ts';
import { counted } from '#domain/plain-text.ts';
import { savingText } from '../data/use-kept-act.ts';
import { useOnline } from '../use-online.ts';
import { useUndoable } from './use-undoable.ts';
import { type ActedOn, useVisitAct } from './use-visit-act.ts';

interface Starting {
  readonly text: string | undefined;
  readonly isStarting: boolean;
  readonly canUndo: boolean;
  readonly press: () => void;
}

export function useStart(visit: ActedOn): Starting {
  const { pending, unkept, perform } = useVisitAct(visit);
  const isOnline = useOnline();
  const undoable = useUndoable(visit.id);
  const undoing = undoable?.input.act === 'start' ? undoable : undefined;
  const isStarting = pending !== undefined && !undoing;
  const press = () => {
    if (undoing) void undoing.undo();
    else if (!isStarting) void perform({ act: 'start' });
  };
  const time = undoing && counted(undoing.secondsLeft, 'second');
  const saving =
    time && (isOnline ? `Shows on ${shortName(visit.name)}’s page in ${time}.` : savingText(time));
  return { text: saving ?? unkept, isStarting, canUndo: undoing !== undefined, press };
}
