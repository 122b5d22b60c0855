import { GetObjectCommand } from '@aws-sdk/client-s3';
import { BatchGetCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach } from 'vitest';
import type { Lead } from '#domain/lead.ts';
import { instantOf } from '#domain/los-angeles.ts';
import { initialSettings, type Settings } from '#domain/settings.ts';
import type { DayEntry } from '#domain/visit/day-row.ts';
import { pointerKey } from '#functions/data/keys.ts';
import { leadRecord } from '#functions/data/lead-records.ts';
import { setClock } from '#functions/runtime/clock.ts';
import type { ApiHandler } from '#functions/runtime/pipeline.ts';
import { aLead } from '../a-lead.ts';
import { callHandler, type Sent } from '../call-handler.ts';
import { asAdmin, mockedClients } from './mocked-clients.ts';

/** Tuesday, December 1, 2026: what the product's clock says. */
export const pageNow = instantOf('2026-12-01T09:00');

/** A time of that winter in Los Angeles. */
export const winter = (wallClock: string): string => instantOf(`2026-12-${wallClock}`);

/** Another visit that begins then and takes three hours. */
export const othersVisit = (start: string): DayEntry => ({
  visit_id: '01JD3ZK8Q00000000000000000',
  lead_id: '01JD3ZK8Q00000000000000001',
  start,
  hours: 3,
  status: 'planned',
});

/** Clients of which the database knows one lead by its id and its page, and whatever a test adds. */
export function leadPage() {
  const clients = mockedClients();
  const { database, storage, transactions } = clients;
  const rows = new Map<string, Record<string, unknown>>();

  /** Stores a lead under its id and its page. */
  function leadIs(changes: Partial<Lead> = {}): Lead {
    const lead = aLead(changes);
    rows.set(lead.id, leadRecord(lead));
    rows.set(pointerKey.slug(lead.public_slug), { lead_id: lead.id });
    return lead;
  }

  const settingsAre = (changes: Partial<Settings>) =>
    rows.set('current', { version: 1, settings: { ...initialSettings, ...changes } });

  /** Visits that are in the way on a day. */
  const dayHas = (day: string, ...entries: DayEntry[]) =>
    database.on(BatchGetCommand).resolves({
      Responses: {
        Days: [
          { day, version: 1, entries: Object.fromEntries(entries.map((entry) => [entry.visit_id, entry])) },
        ],
      },
    });

  /** The newest forecast of an area. */
  const forecastIs = (row: object) =>
    database.on(BatchGetCommand).resolves({ Responses: { Forecasts: [row] } });

  /** What storage has wherever a photo was uploaded. */
  const uploadsAre = (content: string) =>
    storage.on(GetObjectCommand).resolves({
      // The one method that is called.
      Body: { transformToByteArray: async () => Buffer.from(content, 'latin1') } as never,
    });

  beforeEach(() => {
    setClock(pageNow);
    rows.clear();
    leadIs();
    database.on(GetCommand).callsFake(({ Key }) => ({ Item: rows.get(Key.id) }));
    database.on(QueryCommand).resolves({ Items: [] });
    return () => setClock(undefined);
  });

  /** Calls an operation of the page as the customer's browser does. */
  const act = (handler: ApiHandler, body: object, sent: Sent = {}) =>
    callHandler(handler, {
      headers: { 'idempotency-key': 'page-key-1' },
      ...sent,
      path: { slug: aLead().public_slug, ...sent.path },
      body,
    });

  /** Calls an operation about the lead as the owner's browser does. */
  const ask = (handler: ApiHandler, body: object, sent: Sent = {}) =>
    asAdmin(handler, {
      headers: { 'idempotency-key': 'page-key-1' },
      ...sent,
      path: { id: aLead().id, ...sent.path },
      body,
    });

  const items = () => transactions().at(-1) ?? [];
  /** The values that the last transaction writes into the lead. */
  const written = () =>
    items().find(({ Update }) => Update?.TableName === 'Leads')?.Update?.ExpressionAttributeValues;
  /** The timeline entries that it adds. */
  const told = () =>
    items().flatMap(({ Put }) => (Put?.TableName === 'LeadStatusHistory' ? [Put.Item ?? {}] : []));
  /** The kinds of work that the lead owes then. */
  const owed = (): string[] => (written()?.[':owed'] ?? []).map(({ kind }: { kind: string }) => kind);

  return {
    ...clients,
    rows,
    leadIs,
    settingsAre,
    dayHas,
    forecastIs,
    uploadsAre,
    act,
    ask,
    items,
    written,
    told,
    owed,
  };
}
