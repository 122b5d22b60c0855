import type { Publish } from '#domain/content/publish.ts';
import { contentOperations } from '#domain/operations/content.ts';
import { publishes } from './data/content/publishes.ts';
import { adminOperation } from './runtime/admin-operation.ts';
import { contentItems } from './use-cases/content/content-item.ts';

const shownPublishes = 50;

/** After a killed run the site asks for another; where that one finds all done already, nothing has happened. */
const hasDoneNothing = ({ state, changes, of }: Publish): boolean =>
  state === 'done' && changes.length === 0 && of === 0;

export const handler = adminOperation('admin-contents', contentOperations, async () => {
  const [contents, latest] = await Promise.all([contentItems(), publishes(shownPublishes)]);
  return { contents, publishes: latest.filter((publish) => !hasDoneNothing(publish)) };
});
