import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { initialSettings } from '#domain/settings.ts';
import { type LeadStatus, leadStatus } from '#domain/status/lead-status.ts';
import { PageStateProvider } from '#web/status/page-state.ts';
import { WhatYouSent, WhereWeWrite } from '#web/status/what-you-sent.tsx';
import { WhereExactly } from '#web/status/where-exactly.tsx';
import { aLead } from '../../a-lead.ts';

const now = '2026-12-01T18:00:00.000Z';

afterEach(() => vi.unstubAllGlobals());

function shown(
  part: ComponentType<{ readonly lead: LeadStatus }>,
  changes: Partial<Lead>,
  missingPlace?: 'place' | 'slip',
): string {
  const lead = leadStatus(aLead(changes), {
    entries: [],
    settings: initialSettings,
    isTaken: () => false,
    photos: new Map(),
    quotes: 'hidden',
    missingPlace,
    now,
  });
  const [accept, refresh, tell] = [() => undefined, () => undefined, () => undefined];
  const value = { slug: 'slug', lead, now, accept, refresh, tell };
  const page = createElement(PageStateProvider, { value }, createElement(part, { lead }));
  return renderToStaticMarkup(createElement(MemoryRouter, null, page)).replace(/<[^>]+>/g, '|');
}

test('what is given and not shown is said to be there', () => {
  expect(shown(WhatYouSent, { notes: 'Gate 4417' })).toContain('Address, notes');
  expect(shown(WhatYouSent, { notes: 'Gate 4417' })).not.toContain('4417');
  expect(shown(WhatYouSent, { address: undefined })).not.toContain('Not shown here');
});

test('what the owner has entered is nothing that the customer sent', () => {
  expect(shown(WhatYouSent, {})).toContain('What you sent');
  expect(shown(WhatYouSent, { source: 'phone' })).not.toContain('What you sent');
});

test('of a plan’s visit nothing was asked for', () => {
  expect(shown(WhatYouSent, { preferred_window: 'morning' })).toContain('You asked for');
  const plan = { id: '01JD3ZK8Q0000000000000000P', due: '2026-12-05', every_weeks: 4 };
  expect(shown(WhatYouSent, { preferred_window: 'morning', plan })).not.toContain('You asked for');
});

test('only the tab that sent the request looks for the first email', () => {
  const spam = 'Look in your spam folder.';
  expect(shown(WhereWeWrite, {})).not.toContain(spam);
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify({ slug: 'slug', visit: 'v' }) });
  expect(shown(WhereWeWrite, {})).toContain(spam);
  expect(shown(WhereWeWrite, { status: 'OFFER_SENT' })).not.toContain(spam);
  vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify({ slug: 'other', visit: 'v' }) });
  expect(shown(WhereWeWrite, {})).not.toContain(spam);
});

test('a harbor without dock and slip is asked about, beside whatever else is', () => {
  expect(shown(WhereExactly, {})).toBe('');
  expect(shown(WhereExactly, {}, 'slip')).toContain('Which dock and slip?');
  expect(shown(WhereExactly, { status: 'SCHEDULED' }, 'place')).toContain('Where’s your boat?');
});
