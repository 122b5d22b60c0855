import { contentKinds } from '#domain/content/content.ts';
import { contentOperations } from '#domain/operations/content.ts';
import { publishes } from './data/content/publishes.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { contentItem } from './use-cases/content/content-item.ts';

const shownPublishes = 50;

export const handler = adminOperation('admin-contents', contentOperations, async () => {
  const items = contentKinds.map(async (kind) => ({ kind, ...(await contentItem(kind)) }));
  return { contents: await Promise.all(items), publishes: [...(await publishes(shownPublishes))] };
});
