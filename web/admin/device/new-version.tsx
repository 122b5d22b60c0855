import { useIsMutating } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { subscribeToWaiting, waitingNow } from './waiting-state.ts';
import { subscribeToVersion, takeNewVersion, versionState } from './worker.ts';

/** Pages on which nothing is typed. */
const restingPlaces = ['/adminka', '/admin', '/admin/calendar'];

/** Whether no act is under way and nothing typed could get lost. */
function useRest(): boolean {
  const isActing = useIsMutating() > 0;
  const { isSending } = useSyncExternalStore(subscribeToWaiting, waitingNow);
  const { pathname, search } = useLocation();
  const isLeadOpen = new URLSearchParams(search).has('lead');
  return restingPlaces.includes(pathname) && !isLeadOpen && !isActing && !isSending;
}

/** A newer version is offered at rest; that this one is answered no longer is said wherever it is found out. */
export function NewVersion() {
  const state = useSyncExternalStore(subscribeToVersion, versionState);
  const isAtRest = useRest();
  const isTooOld = state === 'too-old';
  return (
    <div className="dev-version" role="status">
      {(isTooOld || (state === 'ready' && isAtRest)) && (
        <>
          <p>
            {isTooOld
              ? 'This version of the app is too old. Reload to go on. What waits on this device stays and goes out then.'
              : 'There’s a newer version of this app.'}
          </p>
          <button type="button" className="btn btn--line btn--small" onClick={() => takeNewVersion()}>
            Reload
          </button>
        </>
      )}
    </div>
  );
}
