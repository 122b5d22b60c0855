import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DynamoDBClient,
  type GlobalSecondaryIndex,
  type KeySchemaElement,
  type Projection,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { type IndexDefinition, type TableDefinition, tables } from '#functions/data/keys.ts';
import { LOCAL_CREDENTIALS } from '../credentials.ts';

interface Keys {
  readonly partition: string;
  readonly sort?: string;
}

function keySchema({ partition, sort }: Keys): KeySchemaElement[] {
  const hash: KeySchemaElement = { AttributeName: partition, KeyType: 'HASH' };
  return sort === undefined ? [hash] : [hash, { AttributeName: sort, KeyType: 'RANGE' }];
}

function projection({ columns }: IndexDefinition): Projection {
  if (columns === undefined) return { ProjectionType: 'ALL' };
  return columns.length === 0
    ? { ProjectionType: 'KEYS_ONLY' }
    : { ProjectionType: 'INCLUDE', NonKeyAttributes: [...columns] };
}

export function tableInput(table: TableDefinition): CreateTableCommandInput {
  const keys: readonly Keys[] = [table, ...table.indexes];
  const names = new Set(
    keys.flatMap(({ partition, sort }) => (sort === undefined ? [partition] : [partition, sort])),
  );
  const indexes: GlobalSecondaryIndex[] = table.indexes.map((index) => ({
    IndexName: index.name,
    KeySchema: keySchema(index),
    Projection: projection(index),
  }));
  return {
    TableName: table.id,
    BillingMode: 'PAY_PER_REQUEST',
    KeySchema: keySchema(table),
    AttributeDefinitions: [...names].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    ...(indexes.length === 0 ? {} : { GlobalSecondaryIndexes: indexes }),
    ...(table.stream ? { StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' } } : {}),
  };
}

async function createTable(client: DynamoDBClient, table: TableDefinition): Promise<void> {
  try {
    await client.send(new CreateTableCommand(tableInput(table)));
  } catch (error) {
    if (error instanceof ResourceInUseException) return;
    throw error;
  }
  await waitUntilTableExists({ client, maxWaitTime: 10, minDelay: 0.02 }, { TableName: table.id });
  if (table.ttl === undefined) return;
  const TimeToLiveSpecification = { AttributeName: table.ttl, Enabled: true };
  await client.send(new UpdateTimeToLiveCommand({ TableName: table.id, TimeToLiveSpecification }));
}

export async function createTables(): Promise<void> {
  const client = new DynamoDBClient({ credentials: LOCAL_CREDENTIALS });
  try {
    await Promise.all(tables.map((table) => createTable(client, table)));
  } finally {
    client.destroy();
  }
}
