import { expect, test } from 'vitest';
import { type HtmlByPath, pageProblems, readableHtml, titleOf } from '#domain/content/page-problems.ts';

const page = (body: string) =>
  `<title>Boats &amp; us | Boat Detailing LA</title><h1 id="top">Boats</h1>${body}`;
const wordsOf = (html: string, pages: HtmlByPath) => pageProblems(html, pages).map(({ words }) => words);
const pages = new Map([
  ['/', page('')],
  ['/services', page('<h2 id="prices">Prices</h2>')],
  ['/booking', page('')],
  ['/blog/wax', page('')],
]);

test.each([
  '/services',
  '/services?length=24#prices',
  '/services/',
  '/book-now',
  '/blog/wax',
  '#top',
  'https://example.com/x',
  'mailto:ana@example.com',
])('a link to %s leads somewhere', (to) => {
  expect(wordsOf(page(`<a class="x" href="${to}">See</a>`), pages)).toEqual([]);
});

test.each(['/trailers', '/blog/nothing', '/services#nothing', '#nothing', '/services/nothing'])(
  'a link to %s leads nowhere, and is told once with its words',
  (to) => {
    const link = `<a href="${to}">our <b>trailer</b> guide</a>`;
    expect(wordsOf(page(link + link), pages)).toEqual([`The link “our trailer guide” leads nowhere: ${to}`]);
  },
);

test('a heading that skips a level is told, one that goes back up is not', () => {
  expect(wordsOf(page('<h2>A</h2><h3>B</h3><h2>C</h2>'), pages)).toEqual([]);
  expect(wordsOf(page('<h2>A</h2><h4 class="x">Wax &amp; polish</h4>'), pages)).toEqual([
    'The heading “Wax & polish” skips a level: 4 comes after 2',
  ]);
});

test('a page is named as search results name it', () => {
  expect(titleOf(page(''))).toBe('Boats & us');
});

test('what a page carries along for its script is not read', () => {
  const data = '<script type="application/json" id="content">{"prices":1}</script>';
  expect(readableHtml(page(data))).toBe(page(''));
});
