import { onlineManager, useQuery } from '@tanstack/react-query';
import type { AnyContent, Content, ContentKind } from '#domain/content/content.ts';
import type { OperationOutput } from '#domain/operations/index.ts';
import { callAdmin } from '../data/call-admin.ts';
import { keys } from '../data/keys.ts';
import { typing } from '../device/typed-contents.ts';

const loadAgainMs = 30_000;

export type Contents = OperationOutput<'admin-contents'>;
export type ContentItem = Contents['contents'][number];

export const allTyped = ({ content, unfinished }: Pick<ContentItem, 'content' | 'unfinished'>): AnyContent =>
  (unfinished as AnyContent | undefined) ?? content; // of the kind's form, as the server has checked
export type PublishOnce = Contents['publishes'][number];

/** Of one kind, whose schema the server went by. */
export type ItemOf<Kind extends ContentKind> = Omit<ContentItem, 'content' | 'published' | 'kind'> & {
  readonly kind: Kind;
  readonly content: Content[Kind];
  readonly published: Content[Kind];
};

export const itemOf = <Kind extends ContentKind>(
  contents: Contents['contents'],
  kind: Kind,
): ItemOf<Kind> | undefined => contents.find((item) => item.kind === kind) as ItemOf<Kind> | undefined;

export const useContents = () =>
  useQuery({
    queryKey: keys.contents,
    queryFn: async ({ signal }) => {
      await typing.load();
      return callAdmin('admin-contents', {}, { signal });
    },
    meta: { failure: 'Couldn’t load your site’s content.' },
    // Another admin may save and publish while this page is open.
    refetchInterval: () => (onlineManager.isOnline() ? loadAgainMs : false),
  });
