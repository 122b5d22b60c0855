import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, test } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { handler } from '#functions/admin-gap-offer.ts';
import { aLead } from '../a-lead.ts';
import { leadPage, othersVisit, winter } from './lead-page.ts';
import { asAdmin } from './mocked-clients.ts';

const { database, dayHas, leadIs, transactions } = leadPage();
const mails = mockClient(SESClient);
const start = winter('02T10:00');
const wants = { status: 'REQUEST_SENT', preferred_date: '2026-12-02' } as const;
const offer = (...lead_ids: string[]) => asAdmin(handler, { body: { start, lead_ids } });

test('one press emails the offer of that time, and a second changes nothing', async () => {
  database.on(BatchGetCommand).resolves({ Responses: {} });
  mails.reset();
  mails.on(SendRawEmailCommand).resolves({ MessageId: 'sent' });
  const { id } = leadIs(wants);
  expect(await offer(id)).toMatchObject({ status: 200, body: { results: [{ lead_id: id, ok: true }] } });
  expect(mails.commandCalls(SendRawEmailCommand)).toHaveLength(1);
  expect(JSON.stringify(transactions())).toContain('is open. There are other times, too.');
  const writes = transactions().length;
  leadIs({
    ...wants,
    status: 'OFFER_SENT',
    offer_sent: { est_price_min: 1, est_price_max: 2, sent_at: winter('01T09:00'), times: [start] },
  });
  expect(await offer(id)).toMatchObject({ body: { results: [{ ok: true }] } });
  expect(transactions()).toHaveLength(writes);
});

test('a time that is gone, or suits them no more, is refused for that one alone', async () => {
  const { id } = leadIs(wants);
  dayHas('2026-12-02', othersVisit(start));
  expect((await offer(id, '01JD3ZK8Q0000000000000000Z')).body).toMatchObject({
    results: [{ ok: false }, { ok: false, error: 'We couldn’t find this lead.' }],
  });
  database.on(BatchGetCommand).resolves({ Responses: {} });
  leadIs({ status: 'CANCELED' });
  expect((await offer(aLead().id)).body).toMatchObject({ results: [{ ok: false }] });
});

test('that the first to pick it gets it is said only where several are offered it', async () => {
  database.on(BatchGetCommand).resolves({ Responses: {} });
  mails.reset();
  mails.on(SendRawEmailCommand).resolves({ MessageId: 'sent' });
  const { id } = leadIs(wants);
  await offer(id, '01JD3ZK8Q0000000000000000Z');
  expect(JSON.stringify(transactions())).toContain('The first to pick it gets it; there are other times');
});

test('a time that another offer has left out since is offered anew', async () => {
  database.on(BatchGetCommand).resolves({ Responses: {} });
  mails.reset();
  mails.on(SendRawEmailCommand).resolves({ MessageId: 'sent' });
  const keyOf = async (changes: Partial<Lead>) => {
    const { id } = leadIs({ ...wants, ...changes });
    const before = transactions().length;
    expect(await offer(id)).toMatchObject({ body: { results: [{ ok: true }] } });
    const [claim = []] = transactions().slice(before);
    return claim.flatMap(({ Put }) => Put?.Item?.id ?? []);
  };
  const first = await keyOf({});
  const offer_sent = { est_price_min: 1, est_price_max: 2, sent_at: '2026-11-29T17:00:00.000Z' };
  expect(await keyOf({ status: 'OFFER_SENT', offer_sent })).not.toEqual(first);
});
