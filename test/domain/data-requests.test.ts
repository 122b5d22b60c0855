import { expect, test } from 'vitest';
import { dataCodeMinutes, mostCodeTries } from '#domain/data-request.ts';
import { codeMissed, codeSent, dataRequestDue, dataRequested, validCode } from '#domain/data-requests.ts';
import type { Lead } from '#domain/lead.ts';
import { aLead } from '../a-lead.ts';

const now = '2026-03-04T16:00:00.000Z';
const later = (minutes: number, milliseconds = 0) =>
  new Date(Date.parse(now) + minutes * 60_000 + milliseconds).toISOString();
const withCode = (tries = 0): Lead => aLead({ data_code: { code: '012345', sent_at: now, tries } });

test('a code counts for half an hour', () => {
  expect(validCode(withCode(), later(dataCodeMinutes, -1))).toBe('012345');
  expect(validCode(withCode(), later(dataCodeMinutes))).toBeUndefined();
  expect(validCode(aLead(), now)).toBeUndefined();
});

test('each wrong code counts, and after five a new one is needed', () => {
  let lead = withCode();
  for (let tries = 1; tries <= mostCodeTries; tries += 1) {
    expect(validCode(lead, now)).toBe('012345');
    const { data_code } = codeMissed(lead).fields;
    lead = { ...lead, data_code: data_code ?? undefined };
    expect(lead.data_code?.tries).toBe(tries);
  }
  expect(validCode(lead, now)).toBeUndefined();
  expect(validCode({ ...lead, ...codeSent('777777', now).fields } as Lead, now)).toBe('777777');
});

test('a code is emailed and stands in no timeline', () => {
  const { entries, tasks } = codeSent('012345', now);
  expect(entries).toEqual([]);
  expect(tasks).toEqual([{ kind: 'data-code', about: now, due_at: now }]);
});

test('a request uses its code up, waits 45 days at most, and is the owner’s to read', () => {
  const change = dataRequested(withCode(), { wish: 'correction', message: 'My name is Anna' }, now);
  const due_at = '2026-04-18T16:00:00.000Z';
  expect(dataRequestDue(now)).toBe(due_at);
  expect(change.fields).toMatchObject({
    data_code: null,
    data_request: { wish: 'correction', at: now, due_at, message: 'My name is Anna' },
  });
  expect(change.entries).toMatchObject([{ note: 'My name is Anna', is_public: false }]);
  expect(change.mailsEntry).toBe('news');
});
