import { contentOperations } from '#domain/operations/content.ts';
import { publishOf } from './data/content/publishes.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { AppError } from './runtime/app-error.ts';

export const handler = adminOperation('admin-publish-state', contentOperations, async ({ id }) => {
  const publish = await publishOf(id);
  if (!publish) throw new AppError('not-found', 'This was never published.');
  const { state, pages, of, error } = publish;
  return { state, pages, of, error };
});
