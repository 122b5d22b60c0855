import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { ReceiptSection } from '#web/admin/record/receipt-section.tsx';
import { aLead } from '../../../a-lead.ts';
import { shownInAdmin } from '../shown-in-admin.ts';

const shown = (changes: Partial<Lead>) =>
  shownInAdmin(createElement(ReceiptSection, { context: { lead: aLead(changes), waiting: [] } }));

test('a finished job without a receipt names the button that makes it', () => {
  const done = shown({ status: 'COMPLETED' });
  expect(done).toContain('None yet. Make it under “Photos, price and finish”.');
  expect(done).toMatch(/<a class="btn[^>]*>Photos, price and finish</);
  expect(shown({ status: 'IN_PROGRESS' })).toContain('None yet. It’s made when the job is finished.');
});
