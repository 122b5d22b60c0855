import { rename, writeFile } from 'node:fs/promises';
import { readJsonFile } from '../damaged-file.ts';
import type { Engine } from './engine.ts';
import { type Item, type ItemKey, type JsonObject, listAt, objectAt, ServiceError, textAt } from './json.ts';

/** Settings that dynalite does not store. */
interface Settings {
  streamed?: boolean;
  timeToLive?: JsonObject;
}

export interface Tables {
  isStreamed(table: string): boolean;
  created(input: JsonObject): Promise<void>;
  deleted(table: string): Promise<void>;
  setTimeToLive(table: string, specification: JsonObject): Promise<void>;
  timeToLive(table: string): JsonObject | undefined;
  /** Tables whose rows expire, each with the attribute that says when. */
  expiring(): readonly { readonly table: string; readonly attribute: string }[];
  keyNames(table: string): Promise<readonly string[]>;
  keyOf(table: string, item: Item): Promise<ItemKey>;
}

async function load(file: string): Promise<Map<string, Settings>> {
  const settings = (await readJsonFile(file)) ?? {};
  return new Map(Object.entries(settings as Record<string, Settings>)); // written by this file alone
}

export async function openTables(file: string, engine: Engine): Promise<Tables> {
  const settings = await load(file);
  const keyNamesByTable = new Map<string, readonly string[]>();

  const save = async () => {
    await writeFile(`${file}.new`, JSON.stringify(Object.fromEntries(settings)));
    await rename(`${file}.new`, file);
  };

  const keyNames = async (table: string): Promise<readonly string[]> => {
    const known = keyNamesByTable.get(table);
    if (known) return known;
    const reply = await engine.call('DescribeTable', { TableName: table });
    if (reply.status !== 200)
      throw new ServiceError('ResourceNotFoundException', 'Requested resource not found');
    const schema = listAt(objectAt(JSON.parse(reply.body), 'Table'), 'KeySchema');
    const names = schema.map((part) => textAt(part, 'AttributeName'));
    keyNamesByTable.set(table, names);
    return names;
  };

  return {
    isStreamed: (table) => settings.get(table)?.streamed === true,
    created: async (input) => {
      const streamed = objectAt(input, 'StreamSpecification').StreamEnabled === true;
      settings.set(textAt(input, 'TableName'), { streamed });
      await save();
    },
    deleted: async (table) => {
      keyNamesByTable.delete(table);
      settings.delete(table);
      await save();
    },
    setTimeToLive: async (table, specification) => {
      await keyNames(table);
      settings.set(table, { ...settings.get(table), timeToLive: specification });
      await save();
    },
    timeToLive: (table) => settings.get(table)?.timeToLive,
    expiring: () =>
      [...settings].flatMap(([table, { timeToLive }]) =>
        timeToLive?.Enabled === true ? [{ table, attribute: textAt(timeToLive, 'AttributeName') }] : [],
      ),
    keyNames,
    keyOf: async (table, item) => {
      const names = await keyNames(table);
      return { table, key: Object.fromEntries(names.map((name) => [name, item[name]])) };
    },
  };
}
