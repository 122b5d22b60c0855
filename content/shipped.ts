import type { Content } from '#domain/content/content.ts';
import { noAnnouncement } from '#domain/content/shown-content.ts';
import { prices } from './prices.ts';

/** What the site says until the owner publishes something else. */
export const shippedContent: Content = { prices, announcement: noAnnouncement };
