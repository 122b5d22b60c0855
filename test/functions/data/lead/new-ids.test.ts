import { expect, test } from 'vitest';
import { newSlug } from '#functions/data/lead/new-ids.ts';

test('addresses begin and end with a letter or digit, and none comes twice', () => {
  const slugs = Array.from({ length: 2000 }, newSlug);
  for (const slug of slugs) expect(slug).toMatch(/^[A-Za-z0-9][\w-]{22}[A-Za-z0-9]$/);
  expect(new Set(slugs).size).toBe(2000);
});
