import { expect, test } from 'vitest';
import { shippedContent } from '#content/shipped.ts';
import { filledText } from '#domain/content/filled-text.ts';

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
