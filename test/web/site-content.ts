import { packages } from '#content/packages.ts';
import { prices } from '#content/prices.ts';
import { shippedContent } from '#content/shipped.ts';
import { initialSettings } from '#domain/settings.ts';

/** What a page is rendered with that nobody has published to. */
export const siteContent = {
  prices,
  names: packages,
  floors: [],
  contact: shippedContent.contact,
  answer_time: initialSettings.answer_time,
  links: [],
};
