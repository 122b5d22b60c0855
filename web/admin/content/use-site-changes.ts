import { useQuery } from '@tanstack/react-query';
import type { ContentKind } from '#domain/content/content.ts';
import type { OperationOutput } from '#domain/operations/index.ts';
import { callAdmin } from '../data/call-admin.ts';
import { keys } from '../data/keys.ts';

export type SiteChanges = OperationOutput<'admin-site-changes'>;

export const problemsIn = ({ problems, lines }: SiteChanges): SiteChanges['problems'] => [
  ...lines.flatMap((line) => line.problems),
  ...problems,
];

/** Where each draft would show, and what would be wrong with it: as saved, so anew after each save. */
export const useSiteChanges = () =>
  useQuery({
    queryKey: keys.siteChanges,
    queryFn: ({ signal }) => callAdmin('admin-site-changes', {}, { signal }),
    meta: { failure: 'Couldn’t check your changes. Check your signal.' },
  });

export const usePreview = (path: string, kind: ContentKind | undefined) =>
  useQuery({
    queryKey: keys.preview(path, kind),
    queryFn: ({ signal }) => callAdmin('admin-preview', { path, ...(kind && { kind }) }, { signal }),
    meta: { failure: 'Couldn’t load the preview. Check your signal.' },
  });
