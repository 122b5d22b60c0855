import { expect, test } from 'vitest';
import { meets, withUnsaved } from '#web/admin/lead/unsent-edits.ts';
import { aLead } from '../../../a-lead.ts';

const edit = { changes: { est_price_max: 215, city: null }, before: { est_price_max: 200, city: 'Malibu' } };
const { city: _, ...lead } = aLead();

test.each([
  ['seen', { ...lead, est_price_max: 200, city: 'Malibu' }],
  ['mine', { ...lead, est_price_max: 215 }],
  ['others', { ...lead, est_price_max: 240, city: 'Malibu' }],
  ['others', { ...lead, est_price_max: 215, city: 'Malibu' }],
] as const)('an edit meets %s values of a lead', (met, now) => {
  expect(meets(edit, now)).toBe(met);
});

test('a lead shows what is kept of it here, not what was refused', () => {
  const mark = { state: 'failed', before: {} } as const;
  const marks = {
    address: { ...mark, changes: { address: '2 Mine Street' }, isKept: true as const },
    brand: { ...mark, changes: { brand: 'Sea Ray' } },
  };
  expect(withUnsaved(lead, marks)).toEqual({ ...lead, address: '2 Mine Street' });
});
