import * as z from 'zod';
import { ItemId, listChanges, listOf } from './list-content.ts';
import { WebAddress } from './site-link.ts';
import { neededLine } from './typed-text.ts';

export const longestLabel = 30;
const maxItems = 8;

/** The business's profiles elsewhere, in the order shown. The one for reviews is in the settings. */
export const LinkContent = listOf(
  z.strictObject({ id: ItemId, label: neededLine(longestLabel), href: WebAddress }),
  maxItems,
);
export type ProfileLink = z.infer<typeof LinkContent>['items'][number];

export const linkChanges = listChanges<ProfileLink>({
  one: 'link',
  many: 'links',
  nameOf: ({ label }) => label,
});
