import { BatchWriteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { quarantineEnd } from '#domain/booking/quarantine-end.ts';
import { business } from '#domain/business.ts';
import type { Lead } from '#domain/lead.ts';
import { addHours, dayOf, nextDay, startOfDay } from '#domain/los-angeles.ts';
import { initialSettings } from '#domain/settings.ts';
import type { Status } from '#domain/statuses.ts';
import { documents } from '#functions/data/clients.ts';
import { customerWrites } from '#functions/data/customer/customers.ts';
import {
  daysTable,
  leadsTable,
  listShards,
  pointerKey,
  quotesTable,
  timelineTable,
} from '#functions/data/keys.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { storeSettings } from '#functions/data/settings/settings.ts';
import { withId } from '#functions/data/timeline.ts';
import { transact } from '#functions/data/transaction.ts';
import { env } from '#functions/runtime/env.ts';
import { DEMO_ADMIN } from '../provision/create-admin.ts';
import { withAnswers } from './answers.ts';
import { createChance } from './chance.ts';
import { demoCustomers, demoDays, demoPlans } from './demo-customers.ts';
import { type DemoLead, demoLead } from './demo-lead.ts';
import { addPhotos, drawnPictures, jobPhotosOf } from './demo-photos.ts';
import { demoQuote, demoTimeline } from './demo-timeline.ts';
import { finishedJobs, withReceipt } from './finished-jobs.ts';
import { demoNames } from './people.ts';
import type { Story } from './story.ts';
import { demoWeek, inThisWeek, workdayAfter } from './week.ts';

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

/** The number of the lead whose boat is on a plan. */
const onPlan = 42;

const repeated = { number: 40, of: 1 } as const;

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
  expires_at: quarantineEnd(lead.created_at),
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

async function saveDemoSettings(today: string, now: string): Promise<void> {
  const day = workdayAfter(today, 9);
  const off = { from: startOfDay(day), to: startOfDay(nextDay(day)), note: 'Boat show' };
  const pay_links = [
    { name: 'Card', url: 'https://pay.example.com/boat-detailing-la?amount={amount}&for={number}' },
    { name: 'Zelle', text: `Send {amount} to pay@${business.domain} and write {number} with it` },
  ];
  const receipt = {
    ...initialSettings.receipt,
    address: 'PO Box 1204\nMarina del Rey, CA 90295',
    phone: '(310) 555-0100',
  };
  const settings = {
    ...initialSettings,
    week: demoWeek(today),
    time_off: [off],
    pay_links,
    receipt,
    plans: demoPlans,
    postal_address: receipt.address,
  };
  await storeSettings({ version: 1, author: DEMO_ADMIN.email, saved_at: now, settings });
}

async function withWork(lead: Lead, number: number, { steps }: Story, pictures: readonly string[]) {
  const underway = lead.visits?.find(({ status }) => status === 'underway');
  if (underway) {
    const from = underway.started_at ?? underway.start;
    return {
      lead: { ...lead, job_photos: await jobPhotosOf(lead, pictures, { from, isDone: false }) },
      entries: [],
    };
  }
  const done_at = steps.at(-1)?.at;
  if (!finishedJobs[number] || done_at === undefined) return { lead, entries: [] };
  const job_photos = await jobPhotosOf(lead, pictures, { from: addHours(done_at, -2), isDone: true });
  return withReceipt({ ...lead, job_photos }, number, done_at);
}

/** About sixty leads of the last three months. Does nothing where there are leads. */
export async function seedDemo(): Promise<void> {
  if (await hasLeads()) return;
  const chance = createChance(20_240_101);
  const now = new Date().toISOString();
  const today = dayOf(now);
  const pictures = await drawnPictures();
  const statuses = (Object.keys(counts) as Status[]).flatMap((status) =>
    Array.from({ length: counts[status] }, () => status),
  );
  const rows: Row[] = [];
  const demos: DemoLead[] = [];
  for (const [number, status] of statuses.entries()) {
    const name = demoNames[number === repeated.number ? repeated.of : number] ?? `Guest ${number}`;
    const demo = demoLead(name, status, number, now, chance);
    const planned = inThisWeek(demo.lead, number, today, now);
    const made = demoQuote({ ...demo, lead: planned }, chance);
    const photo_urls = await addPhotos(demo, pictures, number === 0 ? 3 : chance.pick([0, 0, 1, 2, 3]));
    const answered = withAnswers({ ...planned, ...made?.offered }, number, { today, now });
    rows.push(...answered.entries.map((item) => ({ table: env(timelineTable.env), item })));
    const lead: Lead = {
      ...answered.lead,
      photo_urls,
      ...(number === 0 && { public_slug: demoSlug }),
      ...(made && { quote_id: made.quote.id }),
    };
    const worked = await withWork(lead, number, demo.story, pictures);
    rows.push(...worked.entries.map((entry) => ({ table: env(timelineTable.env), item: withId(entry) })));
    demos.push({ ...demo, lead: worked.lead });
    if (!made) continue;
    rows.push({ table: env(quotesTable.env), item: made.quote });
    rows.push(...made.entries.map((item) => ({ table: env(timelineTable.env), item })));
  }
  const all = demos.map(({ lead }) => lead);
  const { customers, leads } = demoCustomers(all, all[onPlan]?.id ?? '', now);
  for (const demo of demos) rows.push(...rowsOf({ ...demo, lead: leads.get(demo.lead.id) ?? demo.lead }));
  for (const item of demoDays(leads.values())) rows.push({ table: env(daysTable.env), item: { ...item } });
  for (const [index, name] of trapped.entries()) {
    const demo = demoLead(name, 'REQUEST_SENT', demoNames.length + index, now, chance);
    rows.push(...rowsOf({ ...demo, lead: inQuarantine(demo.lead) }));
  }
  await write(rows);
  for (const customer of customers) await transact({ customer: customerWrites({ customer }) });
  await saveDemoSettings(today, now);
}
