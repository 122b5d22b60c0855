import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { customerPage } from '#domain/status/customer-page.ts';
import { statuses } from '#domain/statuses.ts';
import { BookBoatAgain } from '#web/status/book-boat-again.tsx';
import { aCustomer, boatId, customerId } from '../../a-customer.ts';
import { aLead } from '../../a-lead.ts';

test.each(statuses)('a boat whose request is %s is booked again only once that is over', (status) => {
  const lead = aLead({ status, customer_id: customerId, boat_id: boatId });
  const page = customerPage(aCustomer(), [lead], '2026-12-01T18:00:00.000Z');
  const [request] = page.requests;
  const shown =
    request && renderToStaticMarkup(createElement(BookBoatAgain, { page, request, isMain: true }));
  const isOver = status === 'COMPLETED' || status === 'CANCELED';
  expect(shown).toContain(isOver ? 'Book again' : `/status/${lead.public_slug}`);
});

test('where there are several boats each link says which one it is for', () => {
  const lead = aLead({ status: 'COMPLETED', customer_id: customerId, boat_id: boatId });
  const page = customerPage(aCustomer(), [lead], '2026-12-01T18:00:00.000Z');
  const [request] = page.requests;
  const link = request && createElement(BookBoatAgain, { page, request, about: 'Sea Breeze', isMain: false });
  expect(link && renderToStaticMarkup(link).replaceAll(/<[^>]*>/g, '')).toBe('Book again for Sea Breeze');
});
