import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ContentKind } from '#domain/content/content.ts';
import type { OperationOutput } from '#domain/operations/index.ts';
import { callAdmin } from '../data/call-admin.ts';
import { keys } from '../data/keys.ts';
import { useOnline } from '../use-online.ts';
import type { Contents } from './use-contents.ts';

export type SiteChanges = OperationOutput<'admin-site-changes'>;

export const problemsIn = ({ problems, lines }: SiteChanges): SiteChanges['problems'] => [
  ...lines.flatMap((line) => line.problems),
  ...problems,
];

export interface SiteCheck {
  readonly state: 'checking' | 'checked' | 'failed' | 'offline';
  /** Of the last check; it may have been another draft's. */
  readonly found: SiteChanges | undefined;
  readonly again: () => void;
}

/** Where each draft would show, and what would be wrong with it: as saved, so anew after each save, whoever saves. */
export function useSiteChanges({ contents }: Pick<Contents, 'contents'>): SiteCheck {
  const isOnline = useOnline();
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: keys.siteChanges,
    queryFn: ({ signal }) => callAdmin('admin-site-changes', {}, { signal }),
    meta: { failure: 'Couldn’t check your changes.' },
  });
  const seen = contents.map(({ version, is_draft }) => `${version}${is_draft}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each save; after one's own it is on its way already
  useEffect(() => {
    if (!isFetching) void refetch();
  }, [seen]);
  const isIn = data !== undefined && !isError;
  const settled = isIn ? 'checked' : 'failed';
  const state = isFetching ? 'checking' : settled;
  return { state: isOnline ? state : 'offline', found: data, again: () => void refetch() };
}

export const usePreview = (path: string, kind: ContentKind | undefined) =>
  useQuery({
    queryKey: keys.preview(path, kind),
    queryFn: ({ signal }) => callAdmin('admin-preview', { path, ...(kind && { kind }) }, { signal }),
    meta: { failure: 'Couldn’t load the preview.' },
  });
