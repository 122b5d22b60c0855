import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import type { mockedClients } from './mocked-clients.ts';

type Row = Record<string, unknown>;

const rows = new Map<string, Row>();

/** Lets reads of content answer these rows, by `kind row`. */
export function givenContent(
  database: ReturnType<typeof mockedClients>['database'],
  given: Readonly<Record<string, Row>> = {},
): void {
  rows.clear();
  for (const [key, row] of Object.entries(given)) rows.set(key, row);
  database.on(BatchGetCommand).callsFake(({ RequestItems }) => {
    const keys = RequestItems.Content?.Keys ?? [];
    const found = keys.flatMap(({ kind, row }: Row) => {
      const given = rows.get(`${kind} ${row}`);
      return given ? [{ kind, row, ...given }] : [];
    });
    return { Responses: { Content: found } };
  });
}

export const aDraft = (complete: number, version = 1) => ({
  version,
  author: 'ana',
  saved_at: '2026-11-22T18:00:00.000Z',
  content: { complete, exterior: 14, interior: 14, restorer: 30, wash: 7 },
});

export const aLive = (complete: number, version = 1) => ({
  ...aDraft(complete, version),
  published_by: 'ana',
  published_at: '2026-11-22T18:05:00.000Z',
});

export const aPublish = (id: string, state: 'running' | 'done' | 'failed' = 'running') => ({
  id,
  state,
  author: 'ana',
  asked_at: '2026-11-22T18:05:00.000Z',
  changes: [],
  pages: 3,
  of: 31,
});
