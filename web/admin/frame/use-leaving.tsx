import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { subscribeToWaiting, waitingNow } from '../device/waiting-state.ts';
import { InlineQuestion } from '../inline-question.tsx';
import { leavingText } from './leaving-text.ts';

export interface Leaving {
  /** Leaves, or asks first where something waits on this device. */
  readonly press: () => void;
  readonly question: ReactNode;
}

/** Their code is no part of the first screen. */
async function photosHere(): Promise<number> {
  const { waitingPhotos } = await import('../job-photo/waiting-photos.ts');
  return (await waitingPhotos.all()).length;
}

async function forgetPhotos(): Promise<void> {
  const { photoQueue } = await import('../job-photo/photo-queue.ts');
  await photoQueue.empty();
}

/** Asks before a sign-out that would lose what was pressed without a line, or photos that haven't been sent. */
export function useLeaving(leave: () => Promise<void>): Leaving {
  const { acts } = useSyncExternalStore(subscribeToWaiting, waitingNow);
  const [photos, setPhotos] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const press = async () => {
    const here = await photosHere().catch(() => 0);
    setPhotos(here);
    if (acts.length + here > 0) setAsking(true);
    else await leave();
  };
  const lose = async () => {
    if (photos > 0) await forgetPhotos().catch(() => undefined);
    await leave();
  };
  const question = isAsking && acts.length + photos > 0 && (
    <div className="wrap dev-leaving">
      <InlineQuestion
        question={leavingText(acts.length, photos)}
        confirm="Log out and lose them"
        onConfirm={() => void lose()}
        dismiss="Stay logged in"
        onDismiss={() => setAsking(false)}
      />
    </div>
  );
  return { question, press: () => void press() };
}
