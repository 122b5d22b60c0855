import { expect, test } from 'vitest';
import { shippedContent } from '#content/shipped.ts';
import { nothingBeside } from '#domain/content/shown-content.ts';
import { shellWith } from '#prerender/shell.ts';
import { namesIn } from '#web/admin/data/live-names.tsx';

const shell = '<body><script type="application/json" id="content">{}</script><p>After</p></body>';

test('the names of services are those that a published page carries', () => {
  const packages = structuredClone(shippedContent.packages);
  const renamed = { ...packages, complete: { ...packages.complete, title: 'Hull < Deck' } };
  const content = { ...shippedContent, ...nothingBeside, packages: renamed };
  expect(namesIn(shellWith(shell, content))?.complete.title).toBe('Hull < Deck');
  expect(namesIn('<p>No content</p>')).toBeUndefined();
});
