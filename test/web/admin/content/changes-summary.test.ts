import { expect, test } from 'vitest';
import { changesSummary } from '#web/admin/content/changes-summary.ts';

const found = { pages: [], changed: ['/', '/booking'], lines: [], problems: [] };
const seen = '. Your visitors don’t see this yet; every admin does, and can publish it.';

test('pages are counted once the check of these drafts is done, not from the one before', () => {
  expect(changesSummary(4, { state: 'checked', found })).toBe(`4 changes on 2 pages${seen}`);
  for (const state of ['checking', 'failed', 'offline'] as const) {
    expect(changesSummary(1, { state, found })).toBe(`1 change${seen}`);
  }
  expect(changesSummary(1, { state: 'checking', found: undefined })).toBe(`1 change${seen}`);
});
