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

test('what nobody has told of the place is said once, and the text asks for it', () => {
  const blank = { area: undefined, address: undefined, berth: {}, missing_place: 'place' } as const;
  expect(shown(blank).match(/You don’t know where the boat is yet/g)).toHaveLength(1);
  const harbor = shown({ address: 'Holiday Harbor', berth: {}, missing_place: 'slip' });
  expect(harbor).toContain('<span class="warn">You don’t know the dock and slip yet.</span>');
  expect(decodeURIComponent(harbor)).toContain('Which dock and slip? Tell us here: ');
  expect(harbor).toContain(encodeURIComponent('#place'));
  expect(shown({})).not.toContain('You don’t know');
});

test.each([
  [{ address: 'Marina del Rey, CA 90292', berth: { marina: 'Marina del Rey' } }],
  [{ address: '13755 Fiji Way, Marina del Rey', berth: {} }],
  [{ address: undefined, berth: { marina: 'Marina Del Rey' } }],
])('the area is said once of %o', (place) => {
  expect(shown({ area: 'marina-del-rey', ...place }).match(/>[^<]*Marina del Rey/gi)).toHaveLength(1);
});

test('above the address stands what it leaves out', () => {
  const place = { area: 'marina-del-rey', address: '13755 Fiji Way', berth: { marina: 'Holiday Basin' } };
  expect(shown(place)).toContain('<b>Marina del Rey, Holiday Basin</b><span>13755 Fiji Way</span>');
});

test('a dock that the address names already is not said twice', () => {
  const address = 'Basin C, slip 1204, Marina del Rey';
  expect(shown({ address, berth: { dock: 'Basin C' } }).match(/Basin C/g)).toHaveLength(1);
  expect(shown({ address, berth: { dock: 'C' } })).toContain('<span>C</span>');
});
