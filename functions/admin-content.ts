import { contentOperations } from '#domain/operations/content.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { contentItem } from './use-cases/content/content-item.ts';

export const handler = adminOperation('admin-content', contentOperations, ({ kind }) => contentItem(kind));
