import { readdirSync, readFileSync } from 'node:fs';
import matter from 'gray-matter';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { faq } from '#content/faq.ts';
import { privacy } from '#content/legal/privacy.ts';
import { terms } from '#content/legal/terms.ts';
import { prices } from '#content/prices.ts';
import { business } from '#domain/business.ts';
import { LegalContent, legalGuard } from '#domain/content/legal.ts';
import { estimateDollars, formatDollars } from '#domain/price/estimates.ts';
import { packageOfId } from '#domain/price/packages.ts';
import { withPrices } from '#domain/price/price-tokens.ts';
import { pricedPackages } from '#domain/price/prices.ts';
import { BlogPost, PostSlug } from '#domain/site/blog-post.ts';
import { pages, postPath } from '#domain/site/routes.ts';

const folder = new URL('../../content/', import.meta.url);
const read = (path: string) => matter(readFileSync(new URL(path, folder), 'utf8'));

const articles = readdirSync(new URL('blog/', folder)).map((file) => ({
  slug: file.replace(/\.md$/, ''),
  ...read(`blog/${file}`),
}));
const priced = articles.map((article) => ({ ...article, content: withPrices(article.content, prices) }));
const legal = Object.entries({ privacy, terms }).map(([slug, sections]) => ({
  slug,
  sections,
  content: sections.map(({ heading, text }) => `## ${heading}\n\n${text}`).join('\n\n'),
}));
const texts = [...articles, ...legal].map(({ slug, content }) => ({ slug, content }));

const FrontMatter = BlogPost.pick({
  title: true,
  excerpt: true,
  tags: true,
  published: true,
  created_at: true,
})
  .required()
  .extend({ cover: z.string() });

test.each(articles)('article $slug: the front matter is complete', ({ slug, data }) => {
  expect(PostSlug.safeParse(slug).success).toBe(true);
  const front = FrontMatter.parse(data);
  expect(front.cover).toBe(`blog-${slug}`);
  expect(front.tags.length).toBeGreaterThan(0);
});

test('no two articles share a title or a date', () => {
  expect(new Set(articles.map(({ data }) => data.title)).size).toBe(articles.length);
  expect(new Set(articles.map(({ data }) => data.created_at)).size).toBe(articles.length);
});

test.each(texts)('$slug: headings start at the second level', ({ content }) => {
  expect(content).toMatch(/^## /m);
  expect(content).not.toMatch(/^# /m);
});

test.each(texts)('$slug: internal links lead to pages that exist', ({ content }) => {
  const known = new Set([...pages.map(({ path }) => path), ...articles.map(({ slug }) => postPath(slug))]);
  for (const [, href = ''] of content.matchAll(/\]\((\/[^)]*)\)/g)) {
    const { pathname, hash, searchParams } = new URL(href, business.siteUrl);
    expect(known, href).toContain(pathname);
    if (searchParams.has('package')) expect(packageOfId(searchParams.get('package')), href).toBeDefined();
    if (hash !== '') expect(packageOfId(hash.slice(1)), href).toBeDefined();
  }
});

test.each(priced)('article $slug: rates are those of the packages', ({ content }) => {
  const rates = pricedPackages(prices).map(({ ratePerFoot }) => ratePerFoot);
  for (const [, rate] of content.matchAll(/\$(\d+) per foot/g)) expect(rates).toContain(Number(rate));
});

test.each(priced)('article $slug: price tables multiply rate and length', ({ content }) => {
  const rows = content.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  let lengths: number[] = [];
  for (const cells of rows) {
    if (cells.some((cell) => /^\d+ ft$/.test(cell))) lengths = cells.map((cell) => Number.parseInt(cell, 10));
    const pkg = pricedPackages(prices).find(({ slug }) => cells[1]?.endsWith(`](/services/${slug})`));
    if (!pkg) continue;
    expect(cells[2]).toContain(`$${pkg.ratePerFoot}`);
    for (const [column, length] of lengths.entries()) {
      if (length > 0) expect(cells[column]).toContain(formatDollars(estimateDollars(pkg, length)));
    }
  }
});

test.each(priced)('article $slug: sums in running text are right', ({ content }) => {
  for (const [sum, times, price = '', total = ''] of content.matchAll(/(\d+) × \$([\d,]+) = \$([\d,]+)/g)) {
    expect(Number(times) * Number(price.replace(',', '')), sum).toBe(Number(total.replace(',', '')));
  }
});

test.each(legal)(
  '$slug: is of the kind that the owner edits, with no gap but those that are filled',
  ({ sections }) => {
    const items = sections.map((section, place) => ({ id: `${place}`, ...section }));
    expect(LegalContent.safeParse({ items, version: '2024-01-01' }).error).toBeUndefined();
    expect(legalGuard({ items, version: '2024-01-01' })).toEqual({});
  },
);

test.each([...texts, { slug: 'faq', content: JSON.stringify(faq) }])(
  '$slug: the voice stays plain',
  ({ content }) => {
    expect(content).not.toMatch(/!|\b(?:elevate|unleash|amazing|stunning)\b|\p{Extended_Pictographic}/iu);
    expect(content).not.toMatch(/\b(?:she|lies|mails|call fee)\b|\d+ %/i);
  },
);
