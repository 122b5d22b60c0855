import { isSameContent } from '#domain/content/content.ts';
import { contentOperations } from '#domain/operations/content.ts';
import { storeDraft } from './data/content/contents.ts';
import { emailOfAdmin } from './runtime/admin-email.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';
import { contentItem } from './use-cases/content/content-item.ts';
import { readDraft, refuseWrong } from './use-cases/content/read-draft.ts';

export const handler = adminOperation(
  'admin-content-save',
  contentOperations,
  async ({ kind, version, content: sent }, call) => {
    const content = readDraft(kind, sent);
    const newest = await contentItem(kind);
    // Saved before: the answer to it was lost.
    if (newest.version === version + 1 && isSameContent(newest.content, content)) return newest;
    await refuseWrong(kind, content, newest.published, call.now);
    const draft = { version: version + 1, author: await emailOfAdmin(call), saved_at: call.now, content };
    if (newest.version !== version || !(await storeDraft(kind, draft))) {
      const who = newest.author === undefined ? 'Somebody' : newest.author;
      throw new AppError('conflict', `${who} changed this in the meantime. Please look at it again.`);
    }
    return contentItem(kind);
  },
);
