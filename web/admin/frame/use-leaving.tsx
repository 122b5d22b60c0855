import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { counted } from '#domain/plain-text.ts';
import { subscribeToWaiting, waitingNow } from '../device/waiting-state.ts';
import { InlineQuestion } from '../inline-question.tsx';

export interface Leaving {
  /** Leaves, or asks first where something waits on this device. */
  readonly press: () => void;
  readonly question: ReactNode;
}

/** Asks before a sign-out that would lose what was pressed without a line. */
export function useLeaving(leave: () => Promise<void>): Leaving {
  const { acts } = useSyncExternalStore(subscribeToWaiting, waitingNow);
  const [isAsking, setAsking] = useState(false);
  const question = isAsking && acts.length > 0 && (
    <div className="wrap dev-leaving">
      <InlineQuestion
        question={`${counted(acts.length, 'thing')} you pressed ${acts.length === 1 ? 'is' : 'are'} only on this device. Log out, and ${acts.length === 1 ? 'it’s' : 'they’re'} gone for good.`}
        confirm="Log out and lose them"
        onConfirm={leave}
        dismiss="Stay logged in"
        onDismiss={() => setAsking(false)}
      />
    </div>
  );
  return { question, press: () => (acts.length > 0 ? setAsking(true) : void leave()) };
}
