import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { env } from '../../runtime/env.ts';
import { documents } from '../clients.ts';
import { leadsTable } from '../keys.ts';

const [, owedIndex] = leadsTable.indexes;
const IndexRow = z.object({ id: z.string() });

/** Rows of a shard that are due, longest first. */
export async function* owedRowIds(shard: string, now: string): AsyncGenerator<string> {
  const pages = paginateQuery(
    { client: documents(), pageSize: 100 },
    {
      TableName: env(leadsTable.env),
      IndexName: owedIndex.name,
      KeyConditionExpression: 'owed_shard = :shard AND owed_since <= :now',
      ExpressionAttributeValues: { ':shard': shard, ':now': now },
    },
  );
  for await (const { Items = [] } of pages) for (const item of Items) yield IndexRow.parse(item).id;
}
