import { expect, test } from 'vitest';
import { shippedContent } from '#content/shipped.ts';
import { filledContent, filledText } from '#domain/content/filled-text.ts';
import { nothingBeside } from '#domain/content/shown-content.ts';

const fill = (text: string, answer_time: string) => filledText(text, { ...shippedContent, answer_time });

test('prices, names, the email and the answer time are filled in', () => {
  const { prices, packages, contact } = shippedContent;
  expect(fill('{{name wash}}, {{rate wash}} a foot. {{email}}, {{answer time}}.', 'within two days')).toBe(
    `${packages.wash.title}, $${prices.wash} a foot. ${contact.email}, within two days.`,
  );
});

test.each(['{{rate wash}}', '{{email}}', '{{answer time}}', '{{name wash}}', '$&'])(
  'an answer time that says %s fills in nothing itself',
  (answer_time) => {
    expect(fill('We answer {{answer time}}.', answer_time)).toBe(`We answer ${answer_time}.`);
  },
);

test('what stands on pages is filled in everywhere, but for legal texts', () => {
  const content = { ...shippedContent, ...nothingBeside, announcement: { text: 'From {{rate wash}}.' } };
  const { terms, privacy, ...others } = filledContent(content);
  expect(others.announcement.text).toBe(`From $${content.prices.wash}.`);
  expect(JSON.stringify(others)).not.toContain('{{');
  expect({ terms, privacy }).toEqual({ terms: content.terms, privacy: content.privacy });
});
