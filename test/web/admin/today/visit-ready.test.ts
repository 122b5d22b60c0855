import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TodayVisit } from '#domain/today/todays-visit.ts';
import { VisitReady } from '#web/admin/today/visit-ready.tsx';
import { aTodayVisit } from '../../../a-today.ts';

beforeEach(() => {
  vi.stubGlobal('window', { location: new URL('https://boatdetailingla.example/adminka') });
});
afterEach(() => vi.unstubAllGlobals());

const now = '2027-03-18T15:24:00.000Z';
const ready = { water: true, power: false, access: null, boat: true, at: '2027-03-18T14:12:00.000Z' };
const shown = (changes: Partial<TodayVisit>, at = now) =>
  renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client: new QueryClient() },
      createElement(VisitReady, { visit: aTodayVisit(changes), now: at }),
    ),
  );

test('before the work what nobody has said is open; at work only what was said is left', () => {
  expect(shown({ status: 'planned' })).toContain('Not answered yet');
  expect(shown({ status: 'planned', start: '2027-03-22T15:00:00.000Z' })).toContain('Asked the day before');
  expect(shown({ status: 'underway' })).toBe('');
  for (const status of ['planned', 'underway'] as const) {
    const text = shown({ status, ready });
    for (const words of ['Water is on', 'No power', 'Gate or key?']) expect(text).toContain(words);
  }
});

test('that something isn’t right is an answer, with its words', () => {
  const wrong = { water: null, power: null, access: null, boat: null, wrong: 'Bring the long hose.' };
  const text = shown({ ready: { ...wrong, at: ready.at }, answered_at: '2027-03-18T14:20:00.000Z' });
  expect(text).not.toContain('Not answered yet');
  expect(text.replaceAll(/\s/g, ' ')).toContain(
    'Something isn’t right: “Bring the long hose.” You answered Thu, Mar 18, 7:20 AM.',
  );
});

test('of a boat without water and power nobody asks for them', () => {
  const text = shown({ status: 'planned', has_water: false, has_power: false });
  expect(text).not.toMatch(/Water|Power/);
  expect(text).toContain('Gate or key?');
});

test('who has no email was not asked, and can be by a text once their page asks', () => {
  const before = '2027-03-18T14:24:00.000Z';
  const unmailed = { email: undefined };
  const text = shown(unmailed, before);
  expect(text).toContain('Not asked yet (no email on file)');
  expect(shown({ ...unmailed, texted_at: before }, before)).toContain('No answer yet (no email on file)');
  expect(text).not.toContain('Not answered yet');
  const [, href = ''] = /href="(sms:[^"]+)">Text Ana: is your boat ready\?/.exec(text) ?? [];
  expect(decodeURIComponent(href)).toContain(
    'Is your boat ready for us on Thursday, March 18 at 8:00 AM? Please tell us here: https://boatdetailingla.example/status/AAAAAAAAAAAAAAAAAAAAAA#ready=1805382000',
  );
  expect(
    shown({ ...unmailed, texted_at: '2027-03-18T03:00:00.000Z' }, before).replaceAll(/\s/g, ' '),
  ).toContain('You opened a text to them Wed, Mar 17, 8:00 PM.');
  const off = { ...unmailed, called_off: true as const };
  for (const other of [{}, { ...unmailed, phone: undefined }, { ...unmailed, ready }, off])
    expect(shown(other, before)).not.toContain('sms:');
  expect(shown(unmailed, '2027-03-17T20:00:00.000Z')).not.toContain('sms:');
  expect(shown({ ...unmailed, ready }, before)).toContain('Answered');
});
