import { contentOperations } from '#domain/operations/content.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { siteChanges } from './use-cases/content/site-changes.ts';
import { siteRenderer } from './use-cases/content/site-renderer.ts';

export const handler = adminOperation('admin-site-changes', contentOperations, async (_, { now }) =>
  siteChanges(await siteRenderer(), now),
);
