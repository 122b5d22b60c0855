import { BatchGetCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import ICAL from 'ical.js';
import { beforeEach, expect, test } from 'vitest';
import { addHours } from '#domain/los-angeles.ts';
import { handler } from '#functions/calendar-feed.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { aLead } from '../a-lead.ts';
import { aVisit } from '../a-visit.ts';
import { contextOf, eventOf, testContext } from '../call-handler.ts';
import { mockedClients } from './mocked-clients.ts';

const { database } = mockedClients();
const secret = 'CCCCCCCCCCCCCCCCCCCCCC';
const start = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 86_400_000).toISOString();
const visit = aVisit({ start, sequence: 2 });
const gone = aVisit({
  id: '01JD3ZK8Q0000000000000000W',
  uid: 'gone@boatdetailingla.example',
  start: addHours(start, 24),
  status: 'canceled',
  sequence: 4,
});
const lead = aLead({ visits: [visit, gone], notes: 'Gate code 4417', internal_notes: 'Pays late' });

const read = (file: string, headers: Record<string, string> = {}) =>
  handler(eventOf({ path: { file }, headers }), testContext());

beforeEach(() => {
  database.on(GetCommand).resolves({ Item: { id: 'feed', secret, made_at: lead.created_at } });
  database.on(BatchGetCommand).callsFake(({ RequestItems }) => {
    const entries = { a: { visit_id: visit.id, lead_id: lead.id, start, hours: 3, status: 'planned' } };
    if ('Days' in RequestItems)
      return { Responses: { Days: [{ day: start.slice(0, 10), version: 1, entries }] } };
    return 'Leads' in RequestItems ? { Responses: { Leads: [leadRecord(lead)] } } : {};
  });
});

test('the feed is a calendar of all visits, those that were called off as canceled', async () => {
  const { statusCode, headers, body } = await read(`${secret}.ics`);
  expect(statusCode).toBe(200);
  expect(headers?.['content-type']).toBe('text/calendar; charset=utf-8');
  const events = new ICAL.Component(ICAL.parse(String(body))).getAllSubcomponents('vevent');
  expect(
    events.map((event) => [event.getFirstPropertyValue('uid'), event.getFirstPropertyValue('sequence')]),
  ).toEqual([
    [visit.uid, 2],
    [gone.uid, 4],
  ]);
  expect(events.map((event) => event.getFirstPropertyValue('status'))).toEqual(['CONFIRMED', 'CANCELLED']);
  expect(events[0]?.getFirstPropertyValue('summary')).toBe('Ana Ortiz, Complete Detail');
});

test('the feed holds name, place and package, and nothing else of the customer', async () => {
  const { body } = await read(`${secret}.ics`);
  for (const secretText of ['4417', 'Pays late', 'ana@example.com', '555-0142', lead.public_slug]) {
    expect(body).not.toContain(secretText);
  }
});

test('whoever has the feed already is told so, until it changes', async () => {
  const { headers } = await read(`${secret}.ics`);
  const etag = String(headers?.etag);
  const again = await read(`${secret}.ics`, { 'if-none-match': etag });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBeUndefined();
  expect((await read(`${secret}.ics`, { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test('a calendar that asks for the head alone is answered', async () => {
  const event = eventOf({ path: { file: `${secret}.ics` } });
  const head = { ...event, requestContext: contextOf('HEAD') };
  expect((await handler(head, testContext())).statusCode).toBe(200);
});

// As many letters as the secret has, in more bytes, are no failure of ours.
const longerInBytes = `${'é'.repeat(secret.length)}.ics`;

test.each(['DDDDDDDDDDDDDDDDDDDDDD.ics', longerInBytes, 'short.ics', '.ics', secret])(
  '%s is 404',
  async (file) => {
    expect((await read(file)).statusCode).toBe(404);
  },
);

test('before an admin has asked for it there is no feed', async () => {
  database.on(GetCommand).resolves({});
  expect((await read(`${secret}.ics`)).statusCode).toBe(404);
});
