import { type AnyContent, type ContentKind, contentKinds, isSameContent } from '#domain/content/content.ts';
import { draftBeside } from '#domain/content/published-as.ts';
import type { OperationOutput } from '#domain/operations/index.ts';
import { publishedOf, savedOf } from '../../data/content/contents.ts';

type Saved = Awaited<ReturnType<typeof savedOf>>[number];

interface Item extends OperationOutput<'admin-content'> {
  readonly unfinished?: AnyContent | undefined;
}

function itemOf({ kind, draft, unfinished, live }: Saved): Item {
  const published = publishedOf(kind, live);
  const content = draft ? draftBeside(kind, draft.content, published) : published;
  return {
    version: draft?.version ?? 0,
    content,
    unfinished: unfinished && draftBeside(kind, unfinished, published),
    published,
    is_draft: !isSameContent(content, published),
    author: draft?.author,
    saved_at: draft?.saved_at,
  };
}

/** All kinds of content as the admin sees them: what was saved last, and whether the site shows it. */
export const contentItems = async (): Promise<OperationOutput<'admin-contents'>['contents']> =>
  (await savedOf(contentKinds)).map((saved) => ({ kind: saved.kind, ...itemOf(saved) }));

export async function contentItem(kind: ContentKind): Promise<Item> {
  const [saved] = await savedOf([kind]);
  return itemOf(saved ?? { kind, draft: undefined, unfinished: undefined, live: undefined });
}
