import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { unsentSheets } from '../device/sheets.ts';
import { typing } from '../device/typed-contents.ts';
import { countTyped } from '../device/typed-places.ts';
import { subscribeToWaiting, waitingNow } from '../device/waiting-state.ts';
import { InlineQuestion } from '../inline-question.tsx';
import { useOnline } from '../use-online.ts';
import { countHere, leavingPress, leavingText, noWayBack } from './leaving-text.ts';

export interface Leaving {
  /** Leaves, or asks first where something waits on this device. */
  readonly press: () => void;
  readonly question: ReactNode;
}

/** Asks before a sign-out that would lose what this device alone has. */
export function useLeaving(leave: () => Promise<void>): Leaving {
  const { acts, photos } = useSyncExternalStore(subscribeToWaiting, waitingNow);
  const [kept, setKept] = useState({ sheets: 0, drafts: 0 });
  const [isAsking, setAsking] = useState(false);
  const isOnline = useOnline();
  const look = async () => {
    await typing.load();
    const drafts = countTyped() + typing.kinds().length;
    const begun = { sheets: (await unsentSheets(acts)).length, drafts };
    setKept(begun);
    const isAny = countHere({ acts: acts.length, photos: photos.length, ...begun }) > 0;
    if (isAny || !navigator.onLine) setAsking(true);
    else await leave();
  };
  const press = () => void look();
  const here = { acts: acts.length, photos: photos.length, ...kept };
  const isAny = countHere(here) > 0;
  const asked = [isAny && leavingText(here), !isOnline && noWayBack].filter(Boolean);
  const question = isAsking && (
    <div className="wrap dev-leaving">
      <InlineQuestion
        question={asked.join(' ') || 'Log out?'}
        confirm={isAny ? leavingPress(here) : 'Log out'}
        onConfirm={() => void leave()}
        dismiss="Stay logged in"
        onDismiss={() => setAsking(false)}
        isLoss
      />
    </div>
  );
  return { question, press };
}
