import { business } from '#domain/business.ts';
import type { Content } from '#domain/content/content.ts';
import { noAnnouncement } from '#domain/content/shown-content.ts';
import { faq } from './faq.ts';
import { links } from './links.ts';
import { prices } from './prices.ts';

/** Of texts that ship; what the owner adds later gets another one. */
const withIds = <Item extends object>(items: readonly Item[]) =>
  items.map((item, place) => ({ id: `shipped-${place + 1}`, ...item }));

/** What the site says until the owner publishes something else. */
export const shippedContent: Content = {
  prices,
  announcement: noAnnouncement,
  questions: { items: withIds(faq) },
  contact: { email: business.replyTo },
  links: { items: withIds(links) },
};
