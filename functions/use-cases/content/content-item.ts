import { type ContentKind, isSameContent } from '#domain/content/content.ts';
import { draftBeside } from '#domain/content/published-as.ts';
import type { OperationOutput } from '#domain/operations/index.ts';
import { draftOf, liveOf, publishedOf } from '../../data/content/contents.ts';

/** One kind of content as the admin sees it: what was saved last, and whether the site shows it. */
export async function contentItem(kind: ContentKind): Promise<OperationOutput<'admin-content'>> {
  const [draft, live] = await Promise.all([draftOf(kind), liveOf(kind)]);
  const published = publishedOf(kind, live);
  const content = draft ? draftBeside(kind, draft.content, published) : published;
  return {
    version: draft?.version ?? 0,
    content,
    published,
    is_draft: !isSameContent(content, published),
    author: draft?.author,
    saved_at: draft?.saved_at,
  };
}
