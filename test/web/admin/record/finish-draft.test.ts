import { expect, test } from 'vitest';
import { withoutLine } from '#web/admin/record/finish-draft.ts';
import { aLead } from '../../../a-lead.ts';

const at = '2026-12-01T16:00:00.000Z';
const line = (description: string) => ({ description, quantity: 1, unit_price: 6000, taxable: true });
const work = { version: 1, amount: 6000, sent_at: at, answer: 'approve', answered_at: at } as const;

test('the sheet knows of each line that is taken off which approved work it was', () => {
  const [cleats, rails] = ['01JD3ZK8Q0000000000000000E', '01JD3ZK8Q0000000000000000F'];
  const lead = aLead({
    extras: [
      { ...work, id: cleats, line: 'Cleats' },
      { ...work, id: rails, line: 'Rails' },
    ],
  });
  const draft = { lines: [line('Wash'), line('Cleats'), line('Rails')] };
  expect(withoutLine(draft, lead, 0)).toEqual({ lines: draft.lines.slice(1) });
  const off = withoutLine(draft, lead, 1);
  expect(off).toEqual({ lines: [line('Wash'), line('Rails')], left_off: [cleats] });
  expect(withoutLine(off, lead, 1)).toEqual({ lines: [line('Wash')], left_off: [cleats, rails] });
});
