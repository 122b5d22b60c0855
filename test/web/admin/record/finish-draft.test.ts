import { expect, test } from 'vitest';
import { prices } from '#content/prices.ts';
import {
  draftOfFinish,
  isMailed,
  keepDraft,
  openDraft,
  withoutLine,
} from '#web/admin/record/finish-draft.ts';
import { aLead } from '../../../a-lead.ts';
import { aRecord } from '../../../a-record.ts';
import '../../../fake-indexed-db.ts';

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

test('a line that was typed, asked for and approved stands once; work of the same words that was approved before, beside it', () => {
  const kept = { discount: 0, note: '', wasPressed: false, extras: [] };
  const opened = (lines: readonly string[], extras: readonly string[], known: readonly string[] = []) => {
    const lead = aLead({ extras: extras.map((id) => ({ ...work, id, line: 'Rails' })) });
    keepDraft(lead.id, { ...kept, lines: lines.map(line), extras: [...known] });
    const { draft } = openDraft(lead, prices, at);
    expect(draft.extras).toEqual(extras);
    return draft.lines.map(({ description }) => description);
  };
  const [first, second] = ['01JD3ZK8Q0000000000000000E', '01JD3ZK8Q0000000000000000F'];
  expect(opened(['Wash', 'Rails'], [first])).toEqual(['Wash', 'Rails']);
  expect(opened(['Wash', 'rails'], [first])).toEqual(['Wash', 'rails']);
  expect(opened(['Wash'], [first])).toEqual(['Wash', 'Rails']);
  expect(opened(['Wash', 'Rails'], [first, second], [first])).toEqual(['Wash', 'Rails', 'Rails']);
  expect(opened(['Rails', 'Rails'], [first, second], [first])).toEqual(['Rails', 'Rails']);
});

test('a new line that is typed and not on the bill yet goes once the same work is approved, and stays beside other work', () => {
  const lead = aLead({ extras: [{ ...work, id: '01JD3ZK8Q0000000000000000E', line: 'Oxidized rails' }] });
  const opened = (description: string, unit_price: string, what: 'new' | 0 = 'new') => {
    const typed = { what, line: { key: 'line', description, quantity: '1', unit_price, taxable: true } };
    keepDraft(lead.id, {
      ...{ lines: [line('Wash')], discount: 0, note: '', wasPressed: false, extras: [] },
      typed,
    });
    const { draft } = openDraft(lead, prices, at);
    expect(draft.lines.map(({ description }) => description)).toEqual(['Wash', 'Oxidized rails']);
    return draft.typed?.line.description;
  };
  expect(opened('oxidized  Rails', '60')).toBeUndefined();
  expect(opened('Oxidized rails', '')).toBeUndefined();
  expect(opened('Oxidized rails', '75')).toBe('Oxidized rails');
  expect(opened('Rails', '60')).toBe('Rails');
  expect(opened('Oxidized rails', '60', 0)).toBe('Oxidized rails');
});

test('a payment that was put down before more work was approved is asked for again; else it stays', () => {
  const id = '01JD3ZK8Q0000000000000000E';
  const lead = aLead({ extras: [{ ...work, id, line: 'Rails' }] });
  const opened = (extras: string[], lines: readonly string[]) => {
    keepDraft(lead.id, {
      ...{ discount: 0, note: '', wasPressed: true, how: 'check', extras },
      lines: lines.map(line),
    });
    const { draft, paidBefore } = openDraft(lead, prices, at);
    return { how: draft.how, paidBefore };
  };
  expect(opened([], ['Wash'])).toEqual({ how: undefined, paidBefore: 'check' });
  expect(opened([], ['Wash', 'Rails'])).toEqual({ how: 'check', paidBefore: undefined });
  expect(opened([id], ['Wash'])).toEqual({ how: 'check', paidBefore: undefined });
});

test('a first finish that was refused and becomes a correction is emailed as one that nobody has unticked', () => {
  const lead = aLead({ record: aRecord() });
  const input = { id: lead.id, lines: [line('Wash')] };
  const mine = draftOfFinish(input, lead);
  keepDraft(lead.id, mine);
  expect(openDraft(lead, prices, at).mine?.differences.at(-1)).toMatchObject({ field: 'Email' });
  expect(isMailed({ ...mine, version: 1 }, lead)).toBe(true);
  expect(isMailed(draftOfFinish({ ...input, version: 1 }, lead), lead)).toBe(false);
});
