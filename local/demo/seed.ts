import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Lead } from '#domain/lead.ts';
import { quarantineDays } from '#domain/lead.ts';
import type { Status } from '#domain/statuses.ts';
import { documents } from '#functions/data/clients.ts';
import { leadsTable, listShards, pointerKey, quotesTable, timelineTable } from '#functions/data/keys.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { env } from '#functions/runtime/env.ts';
import { createChance } from './chance.ts';
import { type DemoLead, demoLead } from './demo-lead.ts';
import { addPhotos, drawnPictures } from './demo-photos.ts';
import { demoQuote, demoTimeline } from './demo-timeline.ts';
import { demoNames } from './people.ts';

/** The status page of one demo lead, always the same, so that it can be bookmarked: /status/{demoSlug}. */
export const demoSlug = 'demo-boat-in-marina-del-rey';

/** How many leads stand at each status. The first of SCHEDULED carries the demo slug. */
const counts: Readonly<Record<Status, number>> = {
  SCHEDULED: 9,
  REQUEST_SENT: 8,
  NEEDS_ACCESS_REVIEW: 4,
  CONTACTED: 6,
  OFFER_SENT: 10,
  IN_PROGRESS: 1,
  COMPLETED: 16,
  CANCELED: 6,
};

const trapped = ['Cheap Backlinks', 'SEO Rank Booster', 'Crypto Opportunity'] as const;

type Row = { readonly table: string; readonly item: Record<string, unknown> };

/** The rows of a lead: itself, its pointers, its timeline. It owes no mails: those were sent long ago. */
function rowsOf({ lead, story, mooring }: DemoLead): Row[] {
  const {
    owed: _,
    owed_shard: _shard,
    owed_since: _since,
    tasks_added: _added,
    ...record
  } = leadRecord(lead);
  const table = env(leadsTable.env);
  const pointer = { lead_id: lead.id, expires_at: lead.expires_at };
  const slug = { ...pointer, id: pointerKey.slug(lead.public_slug) };
  const booking = {
    ...pointer,
    id: pointerKey.booking(lead.meta_event_id),
    slug: lead.public_slug,
    body_hash: 'demo',
  };
  const entries = lead.quarantined ? [] : demoTimeline({ lead, story, mooring });
  return [
    ...[record, slug, booking].map((item) => ({ table, item })),
    ...entries.map((item) => ({ table: env(timelineTable.env), item })),
  ];
}

const inQuarantine = (lead: Lead): Lead => ({
  ...lead,
  notes: 'We can bring your site to the first page. Visit us at https://spam.example',
  quarantined: true,
  expires_at: Math.floor(Date.parse(lead.created_at) / 1000) + quarantineDays * 86_400,
});

async function write(rows: readonly Row[]): Promise<void> {
  const batchSize = 25;
  for (let start = 0; start < rows.length; start += batchSize) {
    let left: Record<string, { PutRequest: { Item: Record<string, unknown> } }[]> = {};
    for (const { table, item } of rows.slice(start, start + batchSize)) {
      left[table] = [...(left[table] ?? []), { PutRequest: { Item: item } }];
    }
    while (Object.keys(left).length > 0) {
      const { UnprocessedItems = {} } = await documents().send(new BatchWriteCommand({ RequestItems: left }));
      left = UnprocessedItems as typeof left;
    }
  }
}

async function hasLeads(): Promise<boolean> {
  const shards = Array.from({ length: listShards }, (_, number) => `s${number}`);
  const pages = await Promise.all(
    shards.map((shard) =>
      documents().send(
        new QueryCommand({
          TableName: env(leadsTable.env),
          IndexName: 'list',
          KeyConditionExpression: 'list_shard = :shard',
          ExpressionAttributeValues: { ':shard': shard },
          Limit: 1,
        }),
      ),
    ),
  );
  return pages.some(({ Count }) => Count !== 0);
}

/**
 * Fills the tables with about sixty leads of the last three months, so that each screen can be judged at
 * first sight. Does nothing where there are leads.
 */
export async function seedDemo(): Promise<void> {
  if (await hasLeads()) return;
  const chance = createChance(20_240_101);
  const now = new Date().toISOString();
  const pictures = await drawnPictures();
  const statuses = (Object.keys(counts) as Status[]).flatMap((status) =>
    Array.from({ length: counts[status] }, () => status),
  );
  const rows: Row[] = [];
  for (const [number, status] of statuses.entries()) {
    const demo = demoLead(demoNames[number] ?? `Guest ${number}`, status, number, now, chance);
    const made = demoQuote(demo, chance);
    const photo_urls = await addPhotos(demo, pictures, number === 0 ? 3 : chance.pick([0, 0, 1, 2, 3]));
    const lead: Lead = {
      ...demo.lead,
      photo_urls,
      ...(number === 0 && { public_slug: demoSlug }),
      ...(made && { quote_id: made.quote.id }),
    };
    rows.push(...rowsOf({ ...demo, lead }));
    if (!made) continue;
    rows.push({ table: env(quotesTable.env), item: made.quote });
    rows.push(...made.entries.map((item) => ({ table: env(timelineTable.env), item })));
  }
  for (const [index, name] of trapped.entries()) {
    const demo = demoLead(name, 'REQUEST_SENT', demoNames.length + index, now, chance);
    rows.push(...rowsOf({ ...demo, lead: inQuarantine(demo.lead) }));
  }
  await write(rows);
}
