import { expect, test } from 'vitest';
import { prices } from '#content/prices.ts';
import { leadAfter } from '#domain/lead-change.ts';
import { finishLines } from '#domain/record/finish-lines.ts';
import { unbilledWork, withWorkLeftOff } from '#domain/record/unbilled-work.ts';
import { aLead } from '../../a-lead.ts';
import { aRecord } from '../../a-record.ts';

const sent_at = '2026-05-01T17:00:00.000Z';
const editor = { admin: 'ana', now: '2026-05-02T17:00:00.000Z' };
const none = { fields: {}, entries: [] };

test('approved work stays off the receipt by the owner’s word, which makes no version and mails nobody', () => {
  const id = '01JD3ZK8Q0000000000000000E';
  const work = { id, version: 1, line: 'Canvas', amount: 12_000, sent_at, answer: 'approve' as const };
  const extras = [{ ...work, answered_at: sent_at }];
  const lead = aLead({ status: 'COMPLETED', extras, record: aRecord({ extras: [] }) });
  const change = withWorkLeftOff(none, lead, [id], editor);
  expect(change).toMatchObject({
    fields: { extras: [{ ...extras[0], left_off: true }] },
    entries: [{ status: 'Left off the receipt', note: 'Canvas, $120.00 before tax', is_public: false }],
    asRead: ['updated_at'],
  });
  const after = leadAfter(lead, change.fields);
  expect(unbilledWork(after)).toEqual([]);
  expect(withWorkLeftOff(none, after, [id], editor).entries).toEqual([]);
  expect(finishLines({ extras: after.extras }, prices).lines).toEqual([]);
});
