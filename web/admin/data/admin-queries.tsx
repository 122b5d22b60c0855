import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError, NetworkError } from '../../api/call-operation.ts';
import { tellFailure } from '../tell.ts';
import { useOnline } from '../use-online.ts';
import { isUnknown } from './is-unknown.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The toast when the load fails. */
      readonly failure: string;
    };
  }
}

const mayPass = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);

/** Loads again whenever the tab comes to the front or the connection is back; a failed load is tried twice. */
const createAdminClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        // That a lead is not there is said in its place.
        if (meta && !isUnknown(error)) tellFailure(error, meta.failure);
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

function OfflineNote() {
  const isOnline = useOnline();
  return (
    <p className={isOnline ? 'vh' : 'adm-offline'} role="status">
      {!isOnline && 'You’re offline. What you see is from before; nothing saves until you’re back.'}
    </p>
  );
}

/** What the admin pages have loaded. It ends with the page, so that no session sees what another one loaded. */
export function AdminQueries({ children }: { readonly children: ReactNode }) {
  const [client] = useState(createAdminClient);
  return (
    <QueryClientProvider client={client}>
      <OfflineNote />
      {children}
    </QueryClientProvider>
  );
}
