import * as z from 'zod';
import { ItemId, listChanges, listOf } from './list-content.ts';
import { pricedLine } from './typed-text.ts';

export const longestReasonTitle = 60;
export const longestReason = 300;
const maxItems = 12;

/** Why an owner would choose this business, in the order shown. */
export const ReasonContent = listOf(
  z.strictObject({ id: ItemId, title: pricedLine(longestReasonTitle), text: pricedLine(longestReason) }),
  maxItems,
).refine(({ items }) => items.length > 0, { path: ['items'], error: 'Keep at least one.' });
export type Reason = z.infer<typeof ReasonContent>['items'][number];

export const reasonChanges = listChanges<Reason>({
  one: 'reason',
  many: 'reasons',
  nameOf: ({ title }) => title,
});
