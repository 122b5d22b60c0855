import { contentOperations } from '#domain/operations/content.ts';
import { publishes } from './data/content/publishes.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { contentItems } from './use-cases/content/content-item.ts';

const shownPublishes = 50;

export const handler = adminOperation('admin-contents', contentOperations, async () => {
  const [contents, latest] = await Promise.all([contentItems(), publishes(shownPublishes)]);
  return { contents, publishes: [...latest] };
});
