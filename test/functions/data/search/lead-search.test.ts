import { expect, test } from 'vitest';
import { LeadFilter, sortFields } from '#domain/operations/admin-leads.ts';
import { statuses } from '#domain/statuses.ts';
import type { CustomerChange, CustomerRow } from '#functions/data/search/customer-row-source.ts';
import type { LeadRow, RowChange } from '#functions/data/search/lead-row.ts';
import type { LeadRowSource } from '#functions/data/search/lead-row-source.ts';
import { createLeadSearch, type SearchReading } from '#functions/data/search/lead-search.ts';

const now = '2026-11-20T18:00:00.000Z';
let number = 0;

function aRow(changes: Partial<LeadRow> = {}): LeadRow {
  number += 1;
  const created_at =
    changes.created_at ?? new Date(Date.parse('2026-11-01T00:00Z') + number * 1000).toISOString();
  return {
    id: `01JD${String(number).padStart(22, '0')}`,
    created_at,
    updated_at: created_at,
    public_slug: `slug-of-lead-number-${String(number).padStart(6, '0')}`,
    status: 'REQUEST_SENT',
    full_name: 'Ana Ortiz',
    email: 'ana@example.com',
    phone: '(310) 555-0142',
    city: 'Malibu',
    boat_type: 'Runabout',
    length_ft: 24,
    requested_service: 'complete',
    quarantined: false,
    has_water: true,
    has_power: true,
    ...changes,
  };
}

/** A table and its index, which learns of a write only when told to. */
function aSource(rows: readonly LeadRow[]) {
  const asked: (string | undefined)[] = [];
  let index: readonly RowChange[] = rows;
  let edited: readonly RowChange[] = [];
  let rewrite: string | undefined;
  const source: LeadRowSource = {
    changedSince: async (since) => {
      asked.push(since);
      return index.filter((row) => since === undefined || 'deleted' in row || row.updated_at >= since);
    },
    recentlyEdited: async () => [...edited],
    lastRewrite: async () => rewrite,
  };
  return {
    source,
    asked,
    setIndex: (changes: readonly RowChange[]) => {
      index = changes;
    },
    setEdited: (changes: readonly RowChange[]) => {
      edited = changes;
    },
    setRewrite: (mark: string) => {
      rewrite = mark;
    },
  };
}

const everything = { page: 1, pageSize: 100 };
const filterOf = (query: Record<string, string> = {}) => LeadFilter.parse(query);
const namesOf = async (rows: readonly LeadRow[], query: Record<string, string>) => {
  const search = createLeadSearch(aSource(rows).source, () => now);
  return (await search.search(filterOf(query), everything)).leads.map(({ full_name }) => full_name);
};

test.each([
  ['jose', ['José']],
  ['JOSÉ', ['José']],
  ['ose', ['José']],
  [' jose ', ['José']],
  ['café@', ['Mail']],
  ['DEL REY', ['City']],
  ['cruiser/y', ['Boat']],
  ['malibu runabout', []],
  ['(310)', ['Boat', 'City', 'Mail', 'José']],
  ['+1 310 555-01', ['Boat', 'City', 'Mail', 'José']],
  ['310.555.0199', []],
  ['%', []],
])('the search for %j finds %j', async (q, expected) => {
  const rows = [
    aRow({ full_name: 'José' }),
    aRow({ full_name: 'Mail', email: 'cafe@example.com' }),
    aRow({ full_name: 'City', city: 'Marina del Rey' }),
    aRow({ full_name: 'Boat', boat_type: 'Cruiser/Yacht' }),
  ];
  expect(await namesOf(rows, { q })).toEqual(expected);
});

test.each([
  [{ statuses: 'SCHEDULED,COMPLETED' }, ['C', 'B']],
  [{ statuses: '' }, ['D', 'C', 'B', 'A']],
  [{ hasPlan: 'true' }, ['B']],
  [{ hasPlan: 'false' }, ['D', 'C', 'A']],
  [{ quarantined: 'true' }, ['Q']],
  // 2026-11-02 in Los Angeles begins at 08:00 UTC and ends 24 hours later.
  [{ from: '2026-11-02' }, ['D', 'C', 'B']],
  [{ to: '2026-11-02' }, ['C', 'B', 'A']],
  [{ from: '2026-11-02', to: '2026-11-02' }, ['C', 'B']],
])('the filter %j keeps %j', async (query: Record<string, string>, expected) => {
  const rows = [
    aRow({ full_name: 'A', created_at: '2026-11-02T07:59:59.999Z' }),
    aRow({
      full_name: 'B',
      created_at: '2026-11-02T08:00:00.000Z',
      status: 'SCHEDULED',
      monthly_plan_interest: 'basic',
    }),
    aRow({ full_name: 'C', created_at: '2026-11-03T07:59:59.999Z', status: 'COMPLETED' }),
    aRow({ full_name: 'D', created_at: '2026-11-03T08:00:00.000Z' }),
    aRow({ full_name: 'Q', created_at: '2026-11-03T08:00:00.000Z', quarantined: true }),
  ];
  expect(await namesOf(rows, query)).toEqual(expected);
});

test.each([
  [{ sortBy: 'created_at', sortDir: 'desc' }, ['D', 'C', 'B', 'A']],
  [{ sortBy: 'created_at', sortDir: 'asc' }, ['A', 'B', 'C', 'D']],
  [{ sortBy: 'scheduled_at', sortDir: 'asc' }, ['B', 'A', 'D', 'C']],
  [{ sortBy: 'status', sortDir: 'asc' }, ['D', 'C', 'B', 'A']],
  [{ sortBy: 'city', sortDir: 'asc' }, ['D', 'A', 'C', 'B']],
  [{ sortBy: 'boat_type', sortDir: 'asc' }, ['B', 'D', 'C', 'A']],
])('the order %j is %j', async (query: Record<string, string>, expected) => {
  const rows = [
    aRow({ full_name: 'A', city: 'Avalon', status: 'SCHEDULED', scheduled_at: '2026-12-05T17:00:00.000Z' }),
    aRow({
      full_name: 'B',
      city: 'San Pedro',
      status: 'OFFER_SENT',
      boat_type: 'Fishing',
      scheduled_at: '2026-12-01T17:00:00.000Z',
    }),
    aRow({ full_name: 'C', city: 'malibu', status: 'COMPLETED' }),
    aRow({ full_name: 'D', city: 'Álamo', status: 'NEEDS_ACCESS_REVIEW', boat_type: 'PWC' }),
  ];
  expect(await namesOf(rows, query)).toEqual(expected);
});

test('by appointment a lead stands by its last visit when none is to come; the export names it', async () => {
  const [past, none, next] = [
    aRow({ full_name: 'Past', created_at: '2026-06-02T08:00:00.000Z' }),
    aRow({ full_name: 'None' }),
    aRow({ full_name: 'Next', scheduled_at: '2026-12-05T17:00:00.000Z' }),
  ];
  const spans: string[][] = [];
  const lastVisits = async (...span: [string, string]) => {
    spans.push(span);
    return new Map([[past.id, '2026-07-03T17:00:00.000Z']]);
  };
  const { source } = aSource([past, none, next]);
  const search = createLeadSearch(source, () => now, undefined, undefined, undefined, lastVisits);
  const named = async (sortDir: string) => {
    const filter = filterOf({ sortBy: 'scheduled_at', sortDir });
    return (await search.search(filter, everything)).leads.map(({ full_name }) => full_name);
  };
  expect(await named('asc')).toEqual(['Next', 'None', 'Past']);
  expect(await named('desc')).toEqual(['Next', 'Past', 'None']);
  expect(spans[0]).toEqual(['2026-06-02', '2026-11-20']);
  expect((await search.all(filterOf())).map((lead) => lead.last_visit_at)).toEqual([
    undefined,
    undefined,
    '2026-07-03T17:00:00.000Z',
  ]);
  await search.search(filterOf(), everything);
  expect(spans).toHaveLength(3);
});

test('the price of canceled leads is in no total', async () => {
  const rows = [
    aRow({ est_price_min: 400 }),
    aRow({ est_price_min: 900, status: 'CANCELED' }),
    aRow({ est_price_min: 250, status: 'COMPLETED' }),
  ];
  const search = createLeadSearch(aSource(rows).source, () => now);
  expect((await search.search(filterOf(), everything)).totals.revenue).toBe(650);
});

test('more leads than fit: the newest are found, the answer says so, and later changes count as ever', async () => {
  const rows = Array.from({ length: 5 }, (_, index) => aRow({ full_name: `Lead ${index}` }));
  const { source, setIndex } = aSource(rows);
  const search = createLeadSearch(source, () => now, undefined, 3);
  const names = async () =>
    (await search.search(filterOf(), everything)).leads.map(({ full_name }) => full_name);
  expect(await names()).toEqual(['Lead 4', 'Lead 3', 'Lead 2']);
  setIndex([aRow({ full_name: 'Lead 5', updated_at: now })]);
  expect(await names()).toEqual(['Lead 5', 'Lead 4', 'Lead 3']);
  expect(await search.search(filterOf({ q: 'lead 0' }), everything)).toMatchObject({
    total: 0,
    truncated: true,
  });
});

test('as long as all leads fit, the answer does not speak of more', async () => {
  const search = createLeadSearch(aSource([aRow(), aRow()]).source, () => now, undefined, 2);
  expect(await search.search(filterOf(), everything)).not.toHaveProperty('truncated');
});

test('totals count all matching leads, the pages of them show a part', async () => {
  const rows = Array.from({ length: 45 }, (_, index) =>
    aRow({
      status: index % 3 === 0 ? 'SCHEDULED' : 'COMPLETED',
      ...(index % 2 === 0 && { est_price_min: 100 }),
    }),
  );
  const search = createLeadSearch(aSource(rows).source, () => now);
  const page = (of: number, query = {}) => search.search(filterOf(query), { page: of, pageSize: 20 });
  expect((await page(3)).leads).toHaveLength(5);
  expect((await page(4)).leads).toHaveLength(0);
  expect(await page(1)).toMatchObject({
    total: 45,
    totals: { scheduled: 15, completed: 30, revenue: 2300, by_status: { SCHEDULED: 15, COMPLETED: 30 } },
  });
  expect(await page(1, { statuses: 'SCHEDULED' })).toMatchObject({
    total: 15,
    totals: { scheduled: 15, completed: 0, by_status: { SCHEDULED: 15, COMPLETED: 30 } },
  });
});

test('after the first load only changes are read, with an overlap of a minute', async () => {
  const row = aRow();
  const { source, asked, setIndex } = aSource([row]);
  let clock = now;
  const search = createLeadSearch(source, () => clock);
  await search.search(filterOf(), everything);
  clock = '2026-11-20T18:05:00.000Z';
  setIndex([{ ...row, status: 'CONTACTED', updated_at: clock }, aRow({ updated_at: clock })]);
  const { leads } = await search.search(filterOf(), everything);
  expect(asked).toEqual([undefined, '2026-11-20T17:59:00.000Z']);
  expect(leads.map(({ status }) => status)).toEqual(['REQUEST_SENT', 'CONTACTED']);
});

test('a clock that was set back has everything read anew, as no change since would be found', async () => {
  const { source, asked, setIndex } = aSource([aRow()]);
  let clock = '2027-03-13T18:00:00.000Z';
  const search = createLeadSearch(source, () => clock);
  await search.search(filterOf(), everything);
  clock = now;
  setIndex([aRow({ updated_at: now }), aRow({ updated_at: '2027-03-13T17:00:00.000Z' })]);
  expect((await search.search(filterOf(), everything)).total).toBe(2);
  expect(asked).toEqual([undefined, undefined]);
});

test('rows that were put back are found although they have changed long ago, and those that went are not', async () => {
  const [kept, gone, back] = [aRow(), aRow(), aRow()];
  const { source, asked, setIndex, setRewrite } = aSource([kept, gone]);
  let clock = now;
  const search = createLeadSearch(source, () => clock);
  const ids = async () => (await search.search(filterOf(), everything)).leads.map(({ id }) => id);
  expect(await ids()).toEqual([gone.id, kept.id]);
  setIndex([kept, back]);
  setRewrite('a restore');
  clock = '2026-11-20T18:05:00.000Z';
  expect(await ids()).toEqual([back.id, kept.id]);
  clock = '2026-11-20T18:10:00.000Z';
  await ids();
  clock = '2026-11-20T18:11:00.000Z';
  await ids();
  // The read that hears of it reads all again, once.
  const whole = undefined;
  const [third, fourth] = ['18:04', '18:09'].map((time) => `2026-11-20T${time}:00.000Z`);
  expect(asked).toEqual([whole, whole, third, fourth]);
});

test('an edit shows while the index still lags behind, and stays when the index has caught up', async () => {
  const row = aRow();
  const edited = { ...row, status: 'CONTACTED' as const, updated_at: now };
  const { source, setEdited, setIndex } = aSource([row]);
  const search = createLeadSearch(source, () => now);
  const statusShown = async () => (await search.search(filterOf(), everything)).leads[0]?.status;
  expect(await statusShown()).toBe('REQUEST_SENT');
  setEdited([edited]);
  expect(await statusShown()).toBe('CONTACTED');
  setIndex([edited]);
  setEdited([]);
  expect(await statusShown()).toBe('CONTACTED');
});

test('a deleted lead goes, by its tombstone or because the table no longer has it', async () => {
  const rows = [aRow({ full_name: 'A' }), aRow({ full_name: 'B' }), aRow({ full_name: 'C' })] as const;
  const { source, setEdited, setIndex } = aSource(rows);
  const search = createLeadSearch(source, () => now);
  const names = async () =>
    (await search.search(filterOf(), everything)).leads.map(({ full_name }) => full_name);
  expect(await names()).toEqual(['C', 'B', 'A']);
  setIndex([{ id: rows[1].id, deleted: true }]);
  setEdited([{ id: rows[0].id, deleted: true }]);
  expect(await names()).toEqual(['C']);
});

test('a quarantined lead is gone after thirty days, though the table deletes it without a word', async () => {
  const rows = [
    aRow({ full_name: 'old', quarantined: true, updated_at: '2026-10-20T00:00:00.000Z' }),
    aRow({ full_name: 'young', quarantined: true, updated_at: '2026-10-22T00:00:00.000Z' }),
  ];
  expect(await namesOf(rows, { quarantined: 'true' })).toEqual(['young']);
});

test('a read that fails, fails the search and no later one', async () => {
  const { source, asked } = aSource([aRow()]);
  let isDown = true;
  const flaky: LeadRowSource = {
    ...source,
    changedSince: (since) => (isDown ? Promise.reject(new Error('no answer')) : source.changedSince(since)),
  };
  const search = createLeadSearch(flaky, () => now);
  await expect(search.search(filterOf(), everything)).rejects.toThrow('no answer');
  isDown = false;
  expect((await search.search(filterOf(), everything)).total).toBe(1);
  // Still the whole load: the failed one left nothing behind.
  expect(asked).toEqual([undefined]);
});

test('two searches at once each read for themselves', async () => {
  const { source, asked } = aSource([aRow()]);
  const search = createLeadSearch(source, () => now);
  const [first, second] = await Promise.all([
    search.search(filterOf(), everything),
    search.search(filterOf(), everything),
  ]);
  expect([first.total, second.total]).toEqual([1, 1]);
  expect(asked).toHaveLength(2);
});

test('the export goes through all matching leads in order', async () => {
  const rows = Array.from({ length: 250 }, () => aRow());
  const search = createLeadSearch(aSource(rows).source, () => now);
  const found = await search.all(filterOf({ sortDir: 'asc' }));
  expect(found.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});

test.each(sortFields)('any run of changes leaves the list by %s as sorting anew would', async (sortBy) => {
  const cities = ['Malibu', 'Avalon', 'San Pedro', 'malibu'];
  const known = new Map<string, LeadRow>();
  const { source, setIndex } = aSource([]);
  const search = createLeadSearch(source, () => now);
  const filter = filterOf({ sortBy, sortDir: 'asc' });
  for (let step = 0; step < 200; step += 1) {
    const ids = [...known.keys()];
    const id = ids[(step * 7) % Math.max(1, ids.length)];
    const old = id === undefined ? undefined : known.get(id);
    if (old && step % 5 === 4) {
      known.delete(old.id);
      setIndex([{ id: old.id, deleted: true }]);
    } else {
      const city = cities[step % cities.length] ?? '';
      const status = statuses[(step * 3) % statuses.length] ?? 'CONTACTED';
      const row =
        old && step % 3 === 0 ? { ...old, city, status, updated_at: now } : aRow({ city, updated_at: now });
      known.set(row.id, row);
      setIndex([row]);
    }
    const { leads } = await search.search(filter, { page: 1, pageSize: 1000 });
    const anew = createLeadSearch(aSource([...known.values()]).source, () => now);
    expect(leads).toEqual((await anew.search(filter, { page: 1, pageSize: 1000 })).leads);
  }
});

test('each read tells how many leads there are, and the first how long the load took', async () => {
  const readings: SearchReading[] = [];
  const search = createLeadSearch(
    aSource([aRow(), aRow()]).source,
    () => now,
    (reading) => readings.push(reading),
  );
  await search.search(filterOf(), everything);
  await search.search(filterOf(), everything);
  expect(readings).toEqual([{ size: 2, loadMs: expect.any(Number) }, { size: 2 }]);
});

test('leads are found by their customer’s words, which follow the lead from one customer to another', async () => {
  const [one, two] = [aRow({ full_name: 'One' }), aRow({ full_name: 'Two' })];
  const aCustomer = (id: string, lead_ids: string[], search_text: string): CustomerRow => ({
    ...{ id, lead_ids, search_text, name: id, emails: [], phones: [], updated_at: now },
  });
  let changes: CustomerChange[] = [aCustomer('ana', [one.id, two.id], 'Second Wind\nC-1204')];
  const customers = { changedSince: async () => changes };
  const search = createLeadSearch(aSource([one, two]).source, () => now, undefined, undefined, customers);
  const found = async (q: string) =>
    (await search.search(filterOf({ q }), everything)).leads.map(({ full_name }) => full_name).sort();
  expect(await found('second wind')).toEqual(['One', 'Two']);
  // The customer that the lead goes to may be read first.
  changes = [aCustomer('ben', [two.id], 'Wet Bar'), aCustomer('ana', [one.id], 'Second Wind')];
  expect(await found('second wind')).toEqual(['One']);
  expect(await found('wet bar')).toEqual(['Two']);
  expect(await found('c-1204')).toEqual([]);
  changes = [{ id: 'ben', deleted: true }];
  expect([await found('wet bar'), await found('two')]).toEqual([[], ['Two']]);
});

test('customers are read for a search by words alone', async () => {
  const asked: (string | undefined)[] = [];
  const customers = {
    changedSince: async (since: string | undefined) => {
      asked.push(since);
      return [];
    },
  };
  const search = createLeadSearch(aSource([aRow()]).source, () => now, undefined, undefined, customers);
  await search.search(filterOf(), everything);
  expect(asked).toEqual([]);
  await search.search(filterOf({ q: 'ana' }), everything);
  await search.search(filterOf({ q: 'ana' }), everything);
  expect(asked).toEqual([undefined, '2026-11-20T17:59:00.000Z']);
});
