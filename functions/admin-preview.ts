import { shownContent } from '#domain/content/shown-content.ts';
import { contentOperations } from '#domain/operations/content.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';
import { savedContent } from './use-cases/content/site-changes.ts';
import { besideContent } from './use-cases/content/site-content.ts';
import { siteRenderer } from './use-cases/content/site-renderer.ts';

export const handler = adminOperation('admin-preview', contentOperations, async ({ path, kind }, { now }) => {
  const [{ drafted, published }, beside] = await Promise.all([savedContent(), besideContent()]);
  const old = kind === undefined ? published : { ...drafted, [kind]: published[kind] };
  const renderer = await siteRenderer();
  const [html, without = ''] = await Promise.all(
    [drafted, old].map((content) => renderer.renderPath(path, shownContent(content, beside, now))),
  );
  if (html === undefined) throw new AppError('not-found', 'There’s no such page on your site.');
  return { html, without };
});
