import { expect, test } from 'vitest';
import { linkHash, linkOf } from '#domain/status/page-parts.ts';

const start = '2026-12-01T18:00:00.000Z';

test('a link that names a time leads back to that time', () => {
  expect(linkOf(linkHash({ part: 'yes', start }))).toEqual({ part: 'yes', start });
  expect(linkOf(linkHash({ part: 'ready' }))).toEqual({ part: 'ready' });
});

test.each(['', '#', '#nothing', '#yes=soon', '#yes=99999999999999999', '#yes=%00', '#YES'])(
  '%j is no part of the page',
  (hash) => {
    expect(linkOf(hash)).toBeUndefined();
  },
);
