import { shownContent } from '#domain/content/shown-content.ts';
import { contentOperations } from '#domain/operations/content.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';
import { savedContent } from './use-cases/content/site-changes.ts';
import { siteRenderer } from './use-cases/content/site-renderer.ts';

export const handler = adminOperation('admin-preview', contentOperations, async ({ path }, { now }) => {
  const renderer = await siteRenderer();
  const pageWith = async (part: 'published' | 'content') =>
    renderer.renderPath(path, shownContent(await savedContent(part), now));
  const [html, published] = await Promise.all([pageWith('content'), pageWith('published')]);
  if (html === undefined || published === undefined)
    throw new AppError('not-found', 'There’s no such page on your site.');
  return { html, published };
});
