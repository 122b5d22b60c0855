import type { Content, ContentKind } from '#domain/content/content.ts';
import { dayOfVersion, type LegalContent } from '#domain/content/legal.ts';
import { shownSlugs } from '#domain/content/shown-areas.ts';
import { formatDay, formatMoment, startOfDay } from '#domain/los-angeles.ts';
import { counted } from '#domain/plain-text.ts';
import { rateText } from './rate-text.ts';

interface KindWords<Kind extends ContentKind> {
  readonly title: string;
  /** What the site shows, in one line. */
  readonly now: (published: Content[Kind], now: string) => string;
}

const countedOrNone = ({ length }: readonly unknown[], one: string): string =>
  length === 0 ? 'None yet' : counted(length, one);
const sinceWhen = (legal: LegalContent): string => `As of ${formatDay(startOfDay(dayOfVersion(legal)))}`;

/** How the page "Your site" speaks of each kind. */
export const kindWords: { readonly [Kind in ContentKind]: KindWords<Kind> } = {
  prices: {
    title: 'Prices',
    now: (prices) => {
      const rates = Object.values(prices);
      return `${rateText(Math.min(...rates))} to ${rateText(Math.max(...rates))} per foot, plus tax`;
    },
  },
  surcharges: {
    title: 'Price suggestion',
    now: (surcharges) =>
      `Up to ${Math.max(...Object.values(surcharges).map(({ most }) => most))}% more, by condition and oxidation`,
  },
  packages: {
    title: 'Services',
    now: (packages) => `Names and texts of all ${Object.keys(packages).length}`,
  },
  steps: {
    title: 'What’s included',
    now: (steps) => counted(Object.values(steps).flatMap(({ items }) => items).length, 'step'),
  },
  announcement: {
    title: 'Announcement',
    now: ({ ends_at, text }, now) =>
      text !== '' && ends_at !== undefined && ends_at > now
        ? `Up until ${formatMoment(ends_at, now)}`
        : 'None',
  },
  questions: { title: 'Questions', now: ({ items }) => counted(items.length, 'answer') },
  contact: { title: 'Email', now: ({ email }) => email },
  links: {
    title: 'Social links',
    now: ({ items }) => items.map(({ label }) => label).join(', ') || 'None',
  },
  reasons: { title: 'How we work', now: ({ items }) => counted(items.length, 'reason') },
  testimonials: { title: 'Testimonials', now: ({ items }) => countedOrNone(items, 'testimonial') },
  reviews: { title: 'Reviews from elsewhere', now: ({ items }) => countedOrNone(items, 'review') },
  areas: {
    title: 'Areas',
    now: (areas) => `${shownSlugs(areas).length} harbors and lakes`,
  },
  terms: { title: 'Terms', now: sinceWhen },
  privacy: { title: 'Privacy policy', now: sinceWhen },
};

export const kindGroups: readonly { readonly title: string; readonly kinds: readonly ContentKind[] }[] = [
  { title: 'What you offer', kinds: ['prices', 'surcharges', 'packages', 'steps', 'areas'] },
  { title: 'What people read', kinds: ['reasons', 'testimonials', 'reviews', 'questions'] },
  { title: 'On every page', kinds: ['announcement', 'contact', 'links', 'terms', 'privacy'] },
];
