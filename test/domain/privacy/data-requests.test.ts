import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import {
  codeMissed,
  codeSent,
  dataRequestDue,
  dataRequested,
  validCode,
} from '#domain/privacy/data-requests.ts';
import { oneMoreAct } from '#domain/status/act-limit.ts';
import { aLead } from '../../a-lead.ts';

const now = '2026-11-20T18:00:00.000Z';
const after = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString();

/** A lead after a change, as far as codes go. */
const changed = (lead: Lead, fields: object): Lead => ({ ...lead, ...fields });
const coded = changed(aLead(), codeSent(aLead(), '123456', now)?.fields ?? {});

test('a code is good for half an hour', () => {
  expect(validCode(coded, after(29))).toBe('123456');
  expect(validCode(coded, after(30))).toBeUndefined();
});

test('after five wrong codes the right one is worth nothing, and a new one is', () => {
  let lead = coded;
  for (let tries = 1; tries <= 5; tries += 1) {
    expect(validCode(lead, now)).toBe('123456');
    lead = changed(lead, codeMissed(lead).fields);
  }
  expect(validCode(lead, now)).toBeUndefined();
  expect(validCode(changed(lead, codeSent(lead, '654321', now)?.fields ?? {}), now)).toBe('654321');
});

test('an address gets three codes a day, whoever asks, and three more on the next', () => {
  let lead = aLead();
  for (let sent = 1; sent <= 3; sent += 1) lead = changed(lead, codeSent(lead, '123456', now)?.fields ?? {});
  expect(codeSent(lead, '123456', after(5 * 60))).toBeUndefined();
  // Using one up gives none back.
  const used = changed(lead, dataRequested(lead, { wish: 'copy' }, now).fields);
  expect(codeSent(used, '123456', now)).toBeUndefined();
  expect(codeSent(lead, '123456', after(24 * 60))?.fields.data_codes_sent).toEqual({
    day: '2026-11-21',
    count: 1,
  });
});

test('what is asked for is due 45 days later, and the code is used up', () => {
  const { fields, entries, mailsEntry } = dataRequested(coded, { wish: 'deletion' }, now);
  expect(fields).toMatchObject({
    data_code: null,
    data_request: { wish: 'deletion', at: now, due_at: '2027-01-04T18:00:00.000Z' },
  });
  expect(dataRequestDue(now)).toBe('2027-01-04T18:00:00.000Z');
  expect({ entries, mailsEntry }).toMatchObject({ entries: [{ is_public: false }], mailsEntry: 'news' });
});

test('a page takes 60 acts on a day in Los Angeles', () => {
  const day = { acts: { day: '2026-11-20', count: 59 } };
  expect(oneMoreAct(day, now)).toEqual({ day: '2026-11-20', count: 60 });
  expect(oneMoreAct({ acts: { day: '2026-11-20', count: 60 } }, now)).toBeUndefined();
  // 11:30 PM in Los Angeles is the same day, half an hour later is the next.
  expect(oneMoreAct({ acts: { day: '2026-11-20', count: 60 } }, '2026-11-21T07:30:00.000Z')).toBeUndefined();
  expect(oneMoreAct({ acts: { day: '2026-11-20', count: 60 } }, '2026-11-21T08:00:00.000Z')).toEqual({
    day: '2026-11-21',
    count: 1,
  });
});
