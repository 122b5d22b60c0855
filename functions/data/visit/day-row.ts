import { type DayEntry, DayRow, daysOfTime } from '#domain/visit/day-row.ts';
import { env } from '../../runtime/env.ts';
import { readRows } from '../batch-read.ts';
import { daysTable } from '../keys.ts';
import type { TransactItem } from '../transaction.ts';

/** Rows of days by day; a day on which nobody has booked is not among them. */
export type DayRows = ReadonlyMap<string, DayRow>;

/** What a key of the days' rows was and what it becomes; absent for nothing. */
export interface EntryChange {
  readonly key: string;
  readonly before?: DayEntry | undefined;
  readonly after?: DayEntry | undefined;
}

/** The key under which a time is held while its email is sent. */
export const heldKey = (visitId: string): string => `${visitId}#held`;

export async function dayRows(days: readonly string[]): Promise<DayRows> {
  const rows = (await readRows(daysTable, days)).map((item) => DayRow.parse(item));
  return new Map(rows.map((row) => [row.day, row]));
}

export const entriesOf = (rows: DayRows): DayEntry[] => [
  ...new Map([...rows.values()].flatMap(({ entries }) => Object.entries(entries))).values(),
];

interface RowUpdate {
  readonly sets: Map<string, DayEntry>;
  readonly removals: Set<string>;
}

function updatesByDay(changes: readonly EntryChange[]): Map<string, RowUpdate> {
  const days = new Map<string, RowUpdate>();
  const ofDay = (day: string): RowUpdate => {
    const update = days.get(day) ?? { sets: new Map(), removals: new Set() };
    days.set(day, update);
    return update;
  };
  for (const { key, before } of changes) {
    for (const day of before ? daysOfTime(before) : []) ofDay(day).removals.add(key);
  }
  for (const { key, after } of changes) {
    if (!after) continue;
    for (const day of daysOfTime(after)) {
      const update = ofDay(day);
      update.removals.delete(key);
      update.sets.set(key, after);
    }
  }
  return days;
}

/** The update of one row. With `version` it holds only for the row that was read, and makes it the next one. */
function updateOf(
  day: string,
  { sets, removals }: RowUpdate,
  version?: number,
): NonNullable<TransactItem['Update']> {
  const set = [...sets].map(([key, entry], place) => ({
    key,
    entry,
    name: `#set${place}`,
    value: `:set${place}`,
  }));
  const removed = [...removals].map((key, place) => ({ key, name: `#removed${place}` }));
  const assignments = [
    ...set.map(({ name, value }) => `#entries.${name} = ${value}`),
    ...(version === undefined ? [] : ['version = :next']),
  ];
  const expression = [
    ...(assignments.length > 0 ? [`SET ${assignments.join(', ')}`] : []),
    ...(removed.length > 0 ? [`REMOVE ${removed.map(({ name }) => `#entries.${name}`).join(', ')}`] : []),
  ];
  const values = {
    ...Object.fromEntries(set.map(({ value, entry }) => [value, entry])),
    ...(version !== undefined && { ':read': version, ':next': version + 1 }),
  };
  return {
    TableName: env(daysTable.env),
    Key: { day },
    UpdateExpression: expression.join(' '),
    ConditionExpression: version === undefined ? 'attribute_exists(version)' : 'version = :read',
    ExpressionAttributeNames: {
      '#entries': 'entries',
      ...Object.fromEntries([...set, ...removed].map(({ name, key }) => [name, key])),
    },
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  };
}

/** Changes that take no time (an end, a held time now planned) need no look at the day's others. */
export const entryWrites = (changes: readonly EntryChange[]): TransactItem[] =>
  [...updatesByDay(changes)].map(([day, update]) => ({ Update: updateOf(day, update) }));

/** They fail when anybody else has taken a time of those days meanwhile; the caller reads and decides again. */
export const takingWrites = (changes: readonly EntryChange[], rows: DayRows): TransactItem[] =>
  [...updatesByDay(changes)].map(([day, update]) => {
    const row = rows.get(day);
    if (row) return { Update: updateOf(day, update, row.version) };
    const Item: DayRow = { day, version: 1, entries: Object.fromEntries(update.sets) };
    return {
      Put: {
        TableName: env(daysTable.env),
        Item,
        ConditionExpression: 'attribute_not_exists(version)',
      },
    };
  });
