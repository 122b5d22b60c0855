import { business } from '#domain/business.ts';
import type { JsonLd } from '../structured-data/structured-data.ts';
import { EmbeddedJson } from './embedded-json.tsx';

interface PageHeadProps {
  readonly title: string;
  /** At most about 155 characters. */
  readonly description: string;
  /** Canonical path. */
  readonly path: string;
  /** Name of a picture in public/og. */
  readonly image?: string;
  readonly noindex?: boolean;
  readonly jsonLd?: readonly JsonLd[];
}

/** Search results cut off longer titles; a long one goes without the business's name. */
const titleLimit = 70;

/** Title, description, canonical URL, Open Graph and JSON-LD; React hoists the tags into the head. */
export function PageHead({
  title,
  description,
  path,
  image = 'og-home',
  noindex = false,
  jsonLd = [],
}: PageHeadProps) {
  const branded = `${title} | ${business.name}`;
  const full = path === '/' || branded.length > titleLimit ? title : branded;
  const url = `${business.siteUrl}${path}`;
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      {!noindex && (
        <>
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={business.name} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={url} />
          <meta property="og:image" content={`${business.siteUrl}/og/${image}.jpg`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {jsonLd.map((data) => (
        <EmbeddedJson
          key={JSON.stringify([data['@type'], data.name, data.url])}
          type="application/ld+json"
          data={data}
        />
      ))}
    </>
  );
}
