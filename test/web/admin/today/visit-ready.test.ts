import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VisitReady } from '#web/admin/today/visit-ready.tsx';

const now = '2027-03-18T15:24:00.000Z';
const ready = { water: true, power: false, access: null, boat: true, at: '2027-03-18T14:12:00.000Z' };
const shown = (visit: Parameters<typeof VisitReady>[0]['visit']) =>
  renderToStaticMarkup(createElement(VisitReady, { visit, now }));

test('before the work what nobody has said is open; at work only what was said is left', () => {
  expect(shown({ status: 'planned' })).toContain('Not answered yet');
  expect(shown({ status: 'underway' })).toBe('');
  for (const status of ['planned', 'underway'] as const) {
    const text = shown({ status, ready });
    for (const words of ['Water is on', 'No power', 'Gate or key?']) expect(text).toContain(words);
  }
});
