import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VisitFields } from '#web/booking/visit-fields.tsx';
import { WithContent } from '#web/content/content.tsx';
import { siteContent } from '../site-content.ts';

const start = '2027-04-13T20:00:00.000Z';
const formOf = (wished?: string) =>
  renderToStaticMarkup(
    WithContent({
      content: siteContent,
      children: createElement(VisitFields, { today: '2027-03-02', lengthFt: 24, wished }),
    }),
  );

test('a time that was picked in an email stands beside the day and its part', () => {
  expect(formOf(start).replaceAll('\u00a0', ' ')).toContain(
    'You picked Tue, Apr 13, 1:00 PM. Your request asks for that time',
  );
  expect(formOf()).not.toContain('You picked');
});
