import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { initialSettings } from '#domain/settings.ts';
import { leadStatus } from '#domain/status/lead-status.ts';
import { BookAgain } from '#web/status/book-again.tsx';
import { boatId } from '../../a-customer.ts';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';

const now = '2026-12-01T18:00:00.000Z';

function linkOf(sold: ReadonlySet<string>): string {
  const known = { entries: [], settings: initialSettings, isTaken: () => false, photos: new Map() };
  const done = aLead({ status: 'COMPLETED', record: aRecord(), boat_id: boatId });
  const lead = leadStatus(done, { ...known, sold, quotes: 'hidden', now });
  const page = createElement(BookAgain, { lead, title: 'Ready for the next one?' });
  return renderToStaticMarkup(createElement(MemoryRouter, null, page));
}

test('a boat that is no longer theirs is not offered to be booked for again', () => {
  expect(linkOf(new Set())).toMatch(/We already have your boat.*length=24.*Book again/);
  const sold = linkOf(new Set([boatId]));
  expect(sold).toContain('this boat isn’t yours anymore');
  expect(sold).toContain('Book another boat');
  expect(sold).not.toMatch(/We already have|We’ll fill in|length=/);
});
