import { BatchGetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { addHours, dayOf } from '#domain/los-angeles.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { forecastsOf } from '#functions/data/sky/forecasts.ts';
import { handler } from '#functions/jobs/weather-forecasts.ts';
import { aLead } from '../../a-lead.ts';
import { aVisit } from '../../a-visit.ts';
import { mockedClients } from '../mocked-clients.ts';

const { database } = mockedClients();
const now = '2026-11-24T18:00:00.000Z';
const day = dayOf(now);
const asked: string[] = [];
let answers: Record<string, unknown> = {};

const period = {
  startTime: '2026-11-24T10:00:00-08:00',
  temperature: 68,
  temperatureUnit: 'F',
  probabilityOfPrecipitation: { value: 0 },
  windSpeed: '5 to 24 mph',
};

const entry = (area: string | undefined, status = 'planned') => ({
  visit_id: '01ARZ3NDEKTSV4RRFFQ69G5FA1',
  lead_id: '01ARZ3NDEKTSV4RRFFQ69G5FA2',
  start: addHours(now, 4),
  hours: 2,
  status,
  ...(area !== undefined && { area }),
});

const run = () => handler({}, { awsRequestId: 'run-1', getRemainingTimeInMillis: () => 60_000 });
const stored = () => database.commandCalls(PutCommand).map(({ args }) => args[0].input.Item);

function given(entries: Record<string, object>, forecasts: object[] = [], leads: Lead[] = []): void {
  const records = leads.map((lead) => leadRecord(lead));
  database.on(QueryCommand).callsFake(({ ExpressionAttributeValues }) => ({
    Items: ExpressionAttributeValues[':shard'] === 's0' ? records : [],
  }));
  database.on(BatchGetCommand).callsFake(({ RequestItems }) => {
    if ('Days' in RequestItems) return { Responses: { Days: [{ day, version: 1, entries }] } };
    if (!('Leads' in RequestItems)) return { Responses: { Forecasts: forecasts } };
    const wanted = RequestItems.Leads.Keys.map(({ id }: { id: string }) => id);
    return { Responses: { Leads: records.filter(({ id }) => wanted.includes(id)) } };
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
  asked.length = 0;
  answers = {
    '/points/33.76,-118.19': { properties: { gridId: 'LOX', gridX: 150, gridY: 30 } },
    '/gridpoints/LOX/150,30/forecast/hourly': { properties: { periods: [period] } },
  };
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
    const path = new URL(address).pathname;
    asked.push(path);
    expect(new Headers(headers).get('user-agent')).toMatch(/@/);
    const answer = answers[path];
    return answer === undefined ? new Response('', { status: 503 }) : Response.json(answer);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the forecast of an area with a visit is fetched and kept with its time, the higher wind counts', async () => {
  given({ a: entry('long-beach'), b: entry('malibu', 'canceled'), c: entry(undefined) });
  await run();
  expect(stored()).toEqual([
    {
      area: 'long-beach',
      wanted_since: now,
      grid: 'LOX/150,30',
      forecast: { fetched_at: now, hours: expect.any(String) },
    },
  ]);
  given({}, stored() as object[]);
  expect((await forecastsOf(['long-beach', undefined])).get('long-beach')).toEqual({
    area: 'long-beach',
    fetched_at: now,
    hours: [{ start: now, temperature_f: 68, rain_percent: 0, wind_mph: 24 }],
  });
});

test('a row of an earlier version has no forecast until the next one is fetched', async () => {
  const hours = [{ start: now, temperature_f: 68, rain_percent: 0, wind_mph: 24 }];
  const forecast = { area: 'long-beach', fetched_at: now, hours };
  given({}, [{ area: 'long-beach', wanted_since: now, forecast }]);
  expect(await forecastsOf(['long-beach'])).toEqual(new Map());
});

test('a known grid cell is not asked for again', async () => {
  given({ a: entry('long-beach') }, [{ area: 'long-beach', wanted_since: now, grid: 'LOX/150,30' }]);
  await run();
  expect(asked).toEqual(['/gridpoints/LOX/150,30/forecast/hourly']);
});

test('the forecast of where an open lead waits for a time is fetched, too', async () => {
  const waiting = { city: 'Long Beach', zip: '90802', address: 'Slip 4' };
  given({}, [], [aLead({ ...waiting, status: 'OFFER_SENT' })]);
  await run();
  expect(stored()).toMatchObject([{ area: 'long-beach', forecast: { fetched_at: now } }]);
});

test('a forecast is as old as the service says, and an hour without a word on rain is none', async () => {
  const made = '2026-11-21T10:00:00-08:00';
  const periods = [{ ...period, probabilityOfPrecipitation: { value: null } }, period];
  answers['/gridpoints/LOX/150,30/forecast/hourly'] = { properties: { updateTime: made, periods } };
  given({ a: entry('long-beach') });
  await run();
  expect(stored()).toMatchObject([{ forecast: { fetched_at: new Date(made).toISOString() } }]);
  given({}, stored() as object[]);
  expect((await forecastsOf(['long-beach'])).get('long-beach')?.hours).toHaveLength(1);
});

test.each(['../../admin', 'LO', 'LOXX', 'lox'])('%j is no grid to ask for', async (gridId) => {
  answers['/points/33.76,-118.19'] = { properties: { gridId, gridX: 150, gridY: 30 } };
  given({ a: entry('long-beach') });
  await run();
  expect(asked).toEqual(['/points/33.76,-118.19']);
});

test('an answer that does not end is given up', async () => {
  let pieces = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pieces += 1;
      controller.enqueue(new Uint8Array(65_536).fill(32));
    },
  });
  vi.stubGlobal('fetch', async () => new Response(endless));
  given({ a: entry('long-beach') });
  await run();
  expect(stored()).toEqual([{ area: 'long-beach', wanted_since: now }]);
  expect(pieces).toBeLessThan(100);
});

test('nobody is asked while there are no visits', async () => {
  given({});
  await run();
  expect(asked).toEqual([]);
});

const earlier = { fetched_at: addHours(now, -3), hours: '[]' };

test.each([
  ['no answer', undefined],
  ['something else than a forecast', { properties: { periods: [] } }],
  [
    'a storm of a thousand miles an hour',
    { properties: { periods: [{ ...period, windSpeed: '1000 mph' }] } },
  ],
])('%s leaves the forecast before it as it is', async (_, answer) => {
  given({ a: entry('long-beach') }, [
    { area: 'long-beach', wanted_since: addHours(now, -30), grid: 'LOX/150,30', forecast: earlier },
  ]);
  answers['/gridpoints/LOX/150,30/forecast/hourly'] = answer;
  await run();
  expect(stored()).toMatchObject([{ forecast: earlier }]);
});

test('the forecast of an area is fetched for a visit of a later day too, as it may be moved into these', async () => {
  const visit = aVisit({ start: addHours(now, 24 * 9) });
  given(
    {},
    [],
    [
      aLead({
        status: 'SCHEDULED',
        city: 'Long Beach',
        zip: '90802',
        address: 'Slip 4',
        updated_at: now,
        visits: [visit],
      }),
    ],
  );
  await run();
  expect(stored()).toMatchObject([{ area: 'long-beach', forecast: { fetched_at: now } }]);
});
