import { onlineManager, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { NetworkError } from '../../api/call-operation.ts';
import { keepsOnDevice } from '../session/keeps-on-device.ts';
import { isServerFault, loadCause, tellFailure } from '../tell.ts';
import { useOnline } from '../use-online.ts';
import { isUnknown } from './is-unknown.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      readonly failure: string;
    };
  }
}

const mayPass = (error: unknown): boolean => error instanceof NetworkError || isServerFault(error);

/** A failure in a whole sentence is told with its cause. */
const withCause = (failure: string, error: unknown): string =>
  failure.endsWith('.') ? `${failure} ${loadCause(isServerFault(error))}` : failure;

/** Refetches when the tab regains focus or the connection returns; retries a failed load once. */
function createAdminClient(): QueryClient {
  // It takes itself to be online until it hears of a change, which a page that opens without a line never does.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta, state }) => {
        // That there is no line is said above the page, and what is missing in its place.
        if (!onlineManager.isOnline() && (state.data !== undefined || keepsOnDevice())) return;
        // A missing lead is reported where the lead would be shown.
        if (meta && !isUnknown(error)) tellFailure(error, withCause(meta.failure, error));
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 1 && mayPass(error),
        retryDelay: 400,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

const offlineText =
  'You’re offline. You’re seeing older data, and nothing gets sent until you’re back online.';

/** An open lead begins below the note, as high as it is. */
function makeRoom(note: HTMLElement) {
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => style.setProperty('--adm-offline', `${note.offsetHeight}px`));
  watch.observe(note);
  return () => {
    watch.disconnect();
    style.removeProperty('--adm-offline');
  };
}

function OfflineNote() {
  const isOnline = useOnline();
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!isOnline && note.current) return makeRoom(note.current);
  }, [isOnline]);
  const deviceText =
    'No signal. Visits, events, photos and messages go out later. Other changes may not save.';
  return (
    <p ref={note} className={isOnline ? 'vh' : 'adm-offline'} role="status">
      {!isOnline && (keepsOnDevice() ? deviceText : offlineText)}
    </p>
  );
}

/** The admin pages' query cache. It dies with the page, so no session sees another one's data. */
export function AdminQueries({ children }: { readonly children: ReactNode }) {
  const [client] = useState(createAdminClient);
  return (
    <QueryClientProvider client={client}>
      <OfflineNote />
      {children}
    </QueryClientProvider>
  );
}
