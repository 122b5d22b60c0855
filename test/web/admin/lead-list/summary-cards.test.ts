import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SummaryCards } from '#web/admin/lead-list/summary-cards.tsx';
import { aLead } from '../../../a-lead.ts';

const shown = (...leads: ReturnType<typeof aLead>[]) => {
  const totals = { scheduled: 11, completed: 3, revenue: 18_193, by_status: {} };
  const page = { leads, total: 40, totals };
  return renderToStaticMarkup(createElement(SummaryCards, { page, query: {} } as never));
};

test('each figure says what it counts, and where canceled leads are in one and not in the other', () => {
  const open = aLead({ est_price_min: 1000 });
  const canceled = aLead({ est_price_min: 650, status: 'CANCELED' });
  expect(shown(open)).toContain('on this page, $18,193 all time</dd>');
  expect(shown(open, canceled)).toContain('$1,650');
  expect(shown(open, canceled)).toContain('on this page, $18,193 all time without canceled');
});
