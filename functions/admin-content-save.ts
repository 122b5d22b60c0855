import { fieldErrors } from '#domain/booking/field-errors.ts';
import { type AnyContent, type ContentKind, contentSchemas, isSameContent } from '#domain/content/content.ts';
import { refusedFields } from '#domain/content/content-guards.ts';
import { laidOver } from '#domain/content/laid-over.ts';
import { hasFormOf } from '#domain/content/typed-shape.ts';
import { contentOperations } from '#domain/operations/content.ts';
import { storeDraft } from './data/content/contents.ts';
import { publishedBefore } from './data/content/publishes.ts';
import { emailOfAdmin } from './runtime/admin-email.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';
import { contentItem } from './use-cases/content/content-item.ts';

function readDraft(kind: ContentKind, sent: unknown): AnyContent {
  const { data, error } = contentSchemas[kind].safeParse(sent);
  if (data) return data;
  const issues = error?.issues ?? [];
  const wrong = fieldErrors(issues.map((issue) => ({ ...issue, path: ['content', ...issue.path] })));
  throw new AppError('invalid', wrong.error, { fields: wrong.fields });
}

/** Throws for what is wrong beside what is published, or at this moment. */
async function refuseWrong(
  kind: ContentKind,
  draft: AnyContent,
  published: AnyContent,
  now: string,
): Promise<void> {
  if (Object.keys(refusedFields(kind, draft, published, now)).length === 0) return;
  const refused = Object.entries(refusedFields(kind, draft, published, now, await publishedBefore(kind)));
  const [first] = refused;
  if (!first) return;
  const fields = Object.fromEntries(refused.map(([field, sentence = '']) => [`content.${field}`, sentence]));
  throw new AppError('invalid', first[1] ?? '', { fields });
}

/** What was typed beside what can stand on the site; where nothing is sent of it, what waited before still does. */
function readUnfinished(
  kind: ContentKind,
  content: AnyContent,
  typed: unknown,
  newest: Awaited<ReturnType<typeof contentItem>>,
): AnyContent | undefined {
  const before = newest.unfinished && { over: newest.content, typed: newest.unfinished };
  const all = typed ?? (before && laidOver(before, content));
  if (all === undefined) return undefined;
  if (!hasFormOf(kind, all)) throw new AppError('invalid', 'This isn’t content of that kind.');
  return isSameContent(all, content) ? undefined : all;
}

export const handler = adminOperation(
  'admin-content-save',
  contentOperations,
  async ({ kind, version, content: sent, typed }, call) => {
    const content = readDraft(kind, sent);
    const newest = await contentItem(kind);
    const unfinished = readUnfinished(kind, content, typed, newest);
    // Saved before: the answer to it was lost, or is still on its way.
    const isThis = (item: typeof newest) =>
      item.version === version + 1 &&
      isSameContent(item.content, content) &&
      isSameContent(item.unfinished ?? content, unfinished ?? content);
    if (isThis(newest)) return newest;
    await refuseWrong(kind, content, newest.published, call.now);
    const draft = { version: version + 1, author: await emailOfAdmin(call), saved_at: call.now, content };
    const isOpen = unfinished !== undefined || !isSameContent(content, newest.published);
    const isStored = newest.version === version && (await storeDraft(kind, { draft, unfinished, isOpen }));
    const stored = await contentItem(kind);
    if (isStored || isThis(stored)) return stored;
    throw new AppError(
      'conflict',
      `${stored.author ?? 'Somebody'} changed this in the meantime. Please look at it again.`,
    );
  },
);
