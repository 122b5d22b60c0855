import { expect, test } from 'vitest';
import { shippedContent } from '#content/shipped.ts';
import { contentKinds } from '#domain/content/content.ts';
import { literalMarks } from '#domain/content/literal-marks.ts';
import { textsIn } from '#domain/content/settings-promises.ts';

const plain = { isMarkdown: false };

test.each([
  ['Now <b>cheap</b>.', '<b>'],
  ['From {price} a foot.', '{price}'],
  ['From {rate complete a foot.', '{rate complete a foot.'],
  ['Very **clean**.', '**clean**'],
  ['See [our guide](/blog/wax).', '[our guide](/blog/wax)'],
])('of %s it is told what would stand there', (text, mark) => {
  expect(literalMarks(text, plain)).toEqual([`“${mark}” would stand on the page just like that`]);
});

test('what is filled in and what means something is not told', () => {
  expect(literalMarks('From {{rate complete}}: 2 < 3, we <3 boats, 5 * 4 * 3.', plain)).toEqual([]);
  expect(literalMarks('**Bold** and [a link](/booking).', { isMarkdown: true })).toEqual([]);
});

test('nothing that ships has any', () => {
  for (const kind of contentKinds) {
    const isMarkdown = kind === 'terms' || kind === 'privacy';
    expect(textsIn(shippedContent[kind]).flatMap((text) => literalMarks(text, { isMarkdown }))).toEqual([]);
  }
});
