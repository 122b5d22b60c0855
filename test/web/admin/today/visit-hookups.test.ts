import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { VisitHookups } from '#web/admin/today/visit-hookups.tsx';
import { aTodayVisit } from '../../../a-today.ts';

const none = 'there’s none for this visit';
const said = { water: null, power: false, access: true, boat: true, at: '2027-03-18T14:12:00.000Z' };

test.each<[Partial<TodayVisit>, string]>([
  [{ berth: {}, has_power: true }, 'At the boat'],
  [{ berth: {}, has_power: true, ready: said }, `At the boat, but they said ${none}`],
  [{ berth: { power: '30 A' }, ready: said }, `30 A, but they said ${none}`],
  [{ berth: {}, has_power: undefined }, 'Not known yet'],
  [{ berth: {}, has_power: undefined, ready: said }, `They said ${none}`],
])('power of %o reads “%s”', (changes, text) => {
  const markup = renderToStaticMarkup(createElement(VisitHookups, { visit: aTodayVisit(changes) }));
  expect(markup).toContain(`<dt>Power</dt><dd>${text}</dd>`);
});
