import * as z from 'zod';
import { Instant } from '../ids.ts';
import { SiteLink } from './site-link.ts';
import { optionalPricedLine, pricedLine } from './typed-text.ts';

export const longestAnnouncement = 140;
export const longestLinkText = 40;

/** The bar on top of every page, until it ends by itself; without a text there is none. */
export const AnnouncementContent = z
  .strictObject({
    text: optionalPricedLine(longestAnnouncement),
    link: z.strictObject({ label: pricedLine(longestLinkText), to: SiteLink }).optional(),
    ends_at: Instant.optional(),
  })
  .refine(({ text, ends_at }) => text === '' || ends_at !== undefined, {
    path: ['ends_at'],
    error: 'Choose when it comes down.',
  });
export type Announcement = z.infer<typeof AnnouncementContent>;
