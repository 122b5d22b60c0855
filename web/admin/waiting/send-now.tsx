import { useState } from 'react';
import { useWaiting } from '../data/use-waiting.ts';

interface SendNowProps {
  readonly areActsWaiting: boolean;
  readonly onSend: () => Promise<void>;
}

/** Sends what waits, and says so where it didn't get out. */
export function SendNow({ areActsWaiting, onSend }: SendNowProps) {
  const { arePhotosStuck, isSending } = useWaiting();
  const [wasTried, setTried] = useState(false);
  const send = async () => {
    if (isSending) return;
    await onSend();
    setTried(true);
  };
  const stuck = arePhotosStuck
    ? 'Photos can’t be uploaded right now. They stay here and are tried again on their own.'
    : wasTried && areActsWaiting && 'Not everything has gone out yet. It’s tried again on its own.';
  return (
    <>
      <button
        type="button"
        className="btn btn--line btn--small"
        aria-disabled={isSending}
        onClick={() => void send()}
      >
        {isSending ? 'Sending...' : 'Send now'}
      </button>
      <p className="warn" role="status">
        {!isSending && stuck}
      </p>
    </>
  );
}
