import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Article } from '#web/blog/article.tsx';
import { PostCard } from '#web/blog/post-card.tsx';
import { summaryOf } from '#web/blog/post-summary.ts';

const published = (cover_image_url?: string) =>
  summaryOf({
    id: 'wax',
    slug: 'wax',
    title: 'Wax again',
    tags: [],
    published: true,
    created_at: '2026-11-01T16:00:00.000Z',
    ...(cover_image_url !== undefined && { cover_image_url }),
  });

const cardOf = (cover?: string): string =>
  renderToStaticMarkup(createElement(PostCard, { post: published(cover), heading: 'h2' }));

test.each(['blog-not-drawn-yet', 'constructor', '', undefined])(
  'a post whose cover is "%s" shows no picture, in the list as on its own page',
  (cover) => {
    expect(cardOf(cover)).toContain('Wax again');
    expect(cardOf(cover)).not.toContain('<img');
    const article = renderToStaticMarkup(createElement(Article, { post: published(cover), html: '' }));
    expect(article).not.toContain('article__cover');
  },
);

test('a cover is one of our pictures by its name, or any picture by its address', () => {
  expect(cardOf('blog-oxidation-explained')).toContain('blog-oxidation-explained-824.jpg');
  expect(cardOf('/photos/slip.jpg')).toContain('src="/photos/slip.jpg"');
});
