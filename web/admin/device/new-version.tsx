import { useIsMutating } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { isNewVersionReady, subscribeToVersion, takeNewVersion } from './worker.ts';

/** Pages on which nothing is typed. */
const restingPlaces = ['/adminka', '/admin', '/admin/calendar'];

/** Offered where no act is under way and nothing typed could get lost. */
export function NewVersion() {
  const isReady = useSyncExternalStore(subscribeToVersion, isNewVersionReady);
  const isActing = useIsMutating() > 0;
  const { pathname, search } = useLocation();
  const isAtRest = restingPlaces.includes(pathname) && !new URLSearchParams(search).has('lead') && !isActing;
  return (
    <div className="dev-version" role="status">
      {isReady && isAtRest && (
        <>
          <p>There’s a newer version of this app.</p>
          <button type="button" className="btn btn--line btn--small" onClick={() => takeNewVersion()}>
            Reload
          </button>
        </>
      )}
    </div>
  );
}
