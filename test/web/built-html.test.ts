import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { openBuiltSite } from './built-site.ts';

const site = await openBuiltSite();

const validator = new HtmlValidate(
  new StaticConfigLoader({
    // What the HTML standard, WCAG and links between elements of one document demand; no rules of style.
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // Scripts and styles come from our own origin, under names that carry their hash.
      'require-sri': 'off',
      // Groups of fields are named by the heading beside them; a legend cannot stand there.
      'wcag/h71': 'off',
    },
  }),
);

const files = [...site.files].filter((file) => file.endsWith('.html')).sort();

test.each(files)('%s is valid HTML', async (file) => {
  const { results } = await validator.validateString(await site.read(file), file);
  const findings = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
  );
  expect(findings).toEqual([]);
});

test('every page that the build promises is there', () => {
  expect(files).toContain('/404.html');
  expect(files).toContain('/app.html');
  expect(files).toContain('/admin.html');
  expect(files.length).toBeGreaterThan(40);
});
