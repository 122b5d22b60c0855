import { createHash } from 'node:crypto';
import { IdempotentParameterMismatchException } from '@aws-sdk/client-dynamodb';
import type { TimelineEntry } from '#domain/timeline.ts';
import { leadIsThere } from '../lead-records.ts';
import { putEntry, timelineOf } from '../timeline.ts';
import { transact } from '../transaction.ts';

/** Characters of a ULID that encode its time; the rest is random. */
const timeLength = 10;
const freeLength = 16;

const freePart = (key: string): string =>
  createHash('sha256').update(key).digest('hex').slice(0, freeLength).toUpperCase();

/** Once per key. Returns the entry as first written; undefined when the lead is gone. */
export async function addEntry(
  entry: TimelineEntry,
  key: string | undefined,
): Promise<TimelineEntry | undefined> {
  const write = async (added: TimelineEntry, token?: string) => {
    const refused = await transact({ lead: leadIsThere(entry.lead_id), entry: putEntry(added) }, token);
    return refused.length === 0 ? added : undefined;
  };
  if (key === undefined) return write(entry);

  const free = freePart(key);
  const earlier = async () =>
    (await timelineOf(entry.lead_id)).find(({ id }) => id.slice(timeLength) === free);
  const found = await earlier();
  if (found) return found;
  try {
    return await write(
      { ...entry, id: entry.id.slice(0, timeLength) + free },
      `${entry.lead_id}${free}`.slice(-36),
    );
  } catch (error) {
    // A concurrent call with the same key has written it.
    if (error instanceof IdempotentParameterMismatchException) return earlier();
    throw error;
  }
}
