import { refusedPrices } from '#domain/content/price-guard.ts';
import { contentOperations } from '#domain/operations/content.ts';
import { storeDraft } from './data/content/contents.ts';
import { emailOfAdmin } from './runtime/admin-email.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';
import { contentItem } from './use-cases/content/content-item.ts';

export const handler = adminOperation(
  'admin-content-save',
  contentOperations,
  async ({ kind, version, content }, call) => {
    const newest = await contentItem(kind);
    // Saved before: the answer to it was lost.
    if (newest.version === version + 1 && JSON.stringify(newest.content) === JSON.stringify(content))
      return newest;
    const refused = Object.entries(refusedPrices(content, newest.published));
    const [first] = refused;
    if (first) {
      const fields = Object.fromEntries(refused.map(([id, sentence]) => [`content.${id}`, sentence]));
      throw new AppError('invalid', first[1], { fields });
    }
    const draft = { version: version + 1, author: await emailOfAdmin(call), saved_at: call.now, content };
    if (newest.version !== version || !(await storeDraft(kind, draft))) {
      const who = newest.author === undefined ? 'Somebody' : newest.author;
      throw new AppError('conflict', `${who} changed this in the meantime. Please look at it again.`);
    }
    return contentItem(kind);
  },
);
