import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { packages } from '#content/packages.ts';
import { prices } from '#content/prices.ts';
import { shippedContent } from '#content/shipped.ts';
import { initialSettings } from '#domain/settings.ts';
import { VisitFields } from '#web/booking/visit-fields.tsx';
import { WithContent } from '#web/content/content.tsx';

const content = {
  prices,
  names: packages,
  floors: [],
  contact: shippedContent.contact,
  answer_time: initialSettings.answer_time,
  links: [],
};
const start = '2027-04-13T20:00:00.000Z';
const formOf = (wished?: string) =>
  renderToStaticMarkup(
    WithContent({
      content,
      children: createElement(VisitFields, { today: '2027-03-02', lengthFt: 24, wished }),
    }),
  );

test('a time that was picked in an email stands beside the day and its part', () => {
  expect(formOf(start).replaceAll('\u00a0', ' ')).toContain(
    'You picked Tue, Apr 13, 1:00 PM. Your request asks for that time',
  );
  expect(formOf()).not.toContain('You picked');
});
