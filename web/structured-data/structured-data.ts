import { business } from '#domain/business.ts';
import type { Area } from '#domain/place/areas.ts';
import { formatRate } from '#domain/price/estimates.ts';
import type { OfferedPackage, Prices } from '#domain/price/prices.ts';

/** JSON-LD objects (schema.org). No street address and no ratings: the business has no public ones. */
export type JsonLd = Readonly<Record<string, unknown>>;

const at = (path: string): string => `${business.siteUrl}${path}`;
const businessId = at('/#business');

export const localBusiness = (
  prices: Prices,
  links: readonly { readonly href: string }[],
  areas: readonly Area[],
): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  '@id': businessId,
  name: business.name,
  description: business.tagline,
  url: at('/'),
  image: at('/og/og-home.jpg'),
  logo: at('/icons/icon-512.png'),
  priceRange: `${formatRate(Math.min(...Object.values(prices)))}-${formatRate(Math.max(...Object.values(prices)))} per foot`,
  sameAs: links.map(({ href }) => href),
  areaServed: areas.map(({ name, slug }) => ({ '@type': 'Place', name, url: at(`/locations/${slug}`) })),
});

/** `FOT` is the UN/CEFACT code of the foot. */
export const serviceOffer = (pkg: OfferedPackage, description: string, areas: readonly Area[]): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  name: pkg.title,
  serviceType: 'Boat detailing',
  description,
  url: at(`/services/${pkg.slug}`),
  provider: { '@type': 'LocalBusiness', '@id': businessId, name: business.name, url: at('/') },
  areaServed: areas.map(({ name }) => ({ '@type': 'Place', name })),
  offers: {
    '@type': 'Offer',
    priceCurrency: 'USD',
    price: pkg.ratePerFoot,
    url: at(`/booking?package=${pkg.id}`),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: pkg.ratePerFoot,
      priceCurrency: 'USD',
      unitCode: 'FOT',
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'FOT' },
    },
  },
});

export const breadcrumbs = (trail: readonly (readonly [name: string, path: string])[]): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/'] as const, ...trail].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: at(path),
  })),
});

export const faqPage = (faq: readonly { question: string; answer: string }[]): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

interface PostData {
  readonly title: string;
  readonly excerpt?: string | undefined;
  readonly slug: string;
  readonly created_at: string;
  readonly image: string;
}

export const blogPosting = ({ title, excerpt, slug, created_at, image }: PostData): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: title,
  ...(excerpt === undefined ? {} : { description: excerpt }),
  datePublished: created_at,
  dateModified: created_at,
  image: at(image),
  url: at(`/blog/${slug}`),
  mainEntityOfPage: at(`/blog/${slug}`),
  author: { '@type': 'Organization', '@id': businessId, name: business.name, url: at('/') },
  publisher: {
    '@type': 'Organization',
    '@id': businessId,
    name: business.name,
    logo: { '@type': 'ImageObject', url: at('/icons/icon-512.png') },
  },
});
