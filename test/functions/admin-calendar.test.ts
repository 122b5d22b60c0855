import { BatchGetCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from 'vitest';
import { instantOf } from '#domain/los-angeles.ts';
import { initialSettings } from '#domain/settings.ts';
import { handler } from '#functions/admin-calendar.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { aLead } from '../a-lead.ts';
import { aVisit } from '../a-visit.ts';
import { asAdmin, mockedClients } from './mocked-clients.ts';

const { database } = mockedClients();
const day = '2026-12-02';
const visit = aVisit({ start: instantOf(`${day}T10:00`) });
const lead = aLead({ visits: [visit] });
const entry = {
  visit_id: visit.id,
  lead_id: lead.id,
  start: visit.start,
  hours: 3,
  area: 'marina-del-rey',
  status: 'planned',
};

/** The lead's row. */
let stored: Record<string, unknown>;

const show = (from: string, to: string) => asAdmin(handler, { query: { from, to } });

beforeEach(() => {
  stored = leadRecord(lead);
  database.on(QueryCommand).resolves({ Items: [] });
  const time_off = [{ from: instantOf(`${day}T13:00`), to: instantOf(`${day}T17:00`) }];
  database.on(GetCommand).resolves({
    Item: { id: 'current', version: 1, settings: { ...initialSettings, time_off } },
  });
  database.on(BatchGetCommand).callsFake(({ RequestItems }) => {
    if ('Days' in RequestItems) {
      return { Responses: { Days: [{ day, version: 1, entries: { [visit.id]: entry } }] } };
    }
    const isWanted = RequestItems.Leads?.Keys.some(({ id }: { id: string }) => id === lead.id);
    return isWanted ? { Responses: { Leads: [stored] } } : {};
  });
});

test('each day has its visits, time off, sunset and tide', async () => {
  const { status, body } = await show(day, '2026-12-03');
  expect(status).toBe(200);
  expect(Math.abs(Date.parse(body.now) - Date.now())).toBeLessThan(60_000);
  expect(body.days).toMatchObject([
    {
      day,
      visits: [
        {
          id: visit.id,
          lead_id: lead.id,
          name: 'Ana Ortiz',
          start: visit.start,
          hours: 3,
          status: 'planned',
          area: 'marina-del-rey',
        },
      ],
      time_off: [{ from: instantOf(`${day}T13:00`) }],
      sunset: expect.stringMatching(/^2026-12-03T00:4/),
      tide: expect.arrayContaining([expect.objectContaining({ kind: 'low' })]),
    },
    { day: '2026-12-03', visits: [], time_off: [] },
  ]);
});

test.each([
  ['days in the wrong order', '2026-12-03', '2026-12-02'],
  ['more days than two months', '2026-12-01', '2027-02-02'],
  ['a day that is none', '2026-13-01', '2026-13-02'],
  ['days after 2100', '9999-12-31', '9999-12-31'],
  ['days before 2000', '0000-01-01', '0000-01-02'],
])('%s are refused', async (_, from, to) => {
  expect((await show(from, to)).status).toBe(400);
});

test('a month is read without what the calendar does not show', async () => {
  await show(day, '2026-12-31');
  const asked = database
    .commandCalls(BatchGetCommand)
    .flatMap(({ args }) => Object.values(args[0].input.RequestItems?.Leads?.ExpressionAttributeNames ?? {}));
  expect(asked).toContain('full_name');
  expect(asked).not.toContain('notes');
});

test('a lead in quarantine has no name in the calendar', async () => {
  stored = { ...leadRecord(lead), quarantined: true };
  const { body } = await show(day, day);
  expect(body.days).toMatchObject([{ visits: [{ name: '' }] }]);
});
