import { createElement } from 'react';
import { expect, test } from 'vitest';
import { UnpaidList } from '#web/admin/record/unpaid-list.tsx';
import { aRecord } from '../../../a-record.ts';
import { shownInAdmin } from '../shown-in-admin.ts';

const shown = (lead: { readonly lead_id?: string }) =>
  shownInAdmin(
    createElement(UnpaidList, {
      records: [{ ...aRecord(), name: 'Ana Ortiz', ...lead }],
      now: '2026-12-01T18:24:00.000Z',
      busy: false,
      mark: () => Promise.resolve(undefined),
    }),
  );

test('who owes leads to their lead, until it is erased', () => {
  const lead_id = '01JD3ZK8Q0000000000000000A';
  expect(shown({ lead_id })).toMatch(/<b><a href="\/admin\?lead=01JD3ZK8Q0+A"[^>]*>Ana Ortiz<\/a><\/b>/);
  expect(shown({})).toContain('<b>Ana Ortiz</b>');
});
