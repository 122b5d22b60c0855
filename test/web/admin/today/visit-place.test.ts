import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { VisitPlace } from '#web/admin/today/visit-place.tsx';
import { aTodayVisit, todayNow } from '../../../a-today.ts';

beforeEach(() => {
  vi.stubGlobal('window', { location: new URL('https://boatdetailingla.example/adminka') });
});
afterEach(() => vi.unstubAllGlobals());

const shown = (changes: Partial<TodayVisit>) => {
  const place = createElement(VisitPlace, {
    visit: aTodayVisit({ has_gate_code: false, ...changes }),
    now: todayNow,
  });
  return renderToStaticMarkup(createElement(MemoryRouter, null, place));
};

test('beside the address of a boat whose customer has corrected it stands that, with a link to their words', () => {
  const text = shown({ is_place_told: true });
  expect(text).toContain('13755 Fiji Way, Marina del Rey, CA 90292');
  expect(text).toMatch(
    /Corrected by the customer, not yet in the address\. <a class="adm-link" href="\/admin\?lead=01KM0000000000000000000011"/,
  );
  expect(shown({})).not.toContain('Corrected');
});

test('a dock that the address names already is not said twice', () => {
  const address = 'Basin C, slip 1204, Marina del Rey';
  expect(shown({ address, berth: { dock: 'Basin C' } }).match(/Basin C/g)).toHaveLength(1);
  expect(shown({ address, berth: { dock: 'C' } })).toContain('<span>C</span>');
});
