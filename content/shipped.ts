import { business } from '#domain/business.ts';
import type { Content } from '#domain/content/content.ts';
import { noAnnouncement } from '#domain/content/shown-content.ts';
import { areas } from '#domain/place/areas.ts';
import { type ServiceToken, serviceTokens } from '#domain/price/packages.ts';
import { areaNotes } from './areas/notes.ts';
import { faq } from './faq.ts';
import { privacy } from './legal/privacy.ts';
import { terms } from './legal/terms.ts';
import { links } from './links.ts';
import { reasons } from './reasons.ts';
import { reviews } from './reviews.ts';
import { shippedForLeads } from './shipped-for-leads.ts';
import { steps } from './steps.ts';
import { testimonials } from './testimonials.ts';

/** Of texts that ship; what the owner adds later gets another one. */
const withIds = <Item extends object>(items: readonly Item[], of = 'shipped') =>
  items.map((item, place) => ({ id: `${of}-${place + 1}`, ...item }));

const stepsOf = (token: ServiceToken) => ({
  summary: steps[token].summary,
  items: withIds(
    steps[token].steps.map((text) => ({ text })),
    token,
  ),
});

/** What the site says until the owner publishes something else. */
export const shippedContent: Content = {
  ...shippedForLeads,
  steps: Object.fromEntries(serviceTokens.map((token) => [token, stepsOf(token)])) as Content['steps'], // of each service
  announcement: noAnnouncement,
  questions: { items: withIds(faq) },
  contact: { email: business.replyTo },
  links: { items: withIds(links) },
  reasons: { items: withIds(reasons) },
  testimonials: { items: withIds(testimonials) },
  reviews: { items: withIds(reviews) },
  areas: {
    items: areas.map(({ slug, city = '' }) => ({
      id: slug,
      shown: true,
      city,
      notes: (areaNotes[slug] ?? []).join('\n'),
    })),
  },
  terms: { items: withIds(terms), ...shippedForLeads.terms },
  privacy: { items: withIds(privacy), version: '2024-01-01' },
};
