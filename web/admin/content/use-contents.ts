import { useQuery } from '@tanstack/react-query';
import type { OperationOutput } from '#domain/operations/index.ts';
import { callAdmin } from '../data/call-admin.ts';
import { keys } from '../data/keys.ts';

export type Contents = OperationOutput<'admin-contents'>;
export type ContentItem = Contents['contents'][number];
export type PublishOnce = Contents['publishes'][number];

export const useContents = () =>
  useQuery({
    queryKey: keys.contents,
    queryFn: ({ signal }) => callAdmin('admin-contents', {}, { signal }),
    meta: { failure: 'Couldn’t load your site’s content. Check your signal.' },
  });
