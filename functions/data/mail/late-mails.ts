import * as z from 'zod';
import { LeadId } from '#domain/ids.ts';
import { lateBefore, mailLateSince } from '#domain/mail/late-mail.ts';
import { owedShard } from '../keys.ts';
import { leadPartsById } from '../lead/leads-by-id.ts';
import { owedRowIds } from '../lead/owed-index.ts';
import { tasksOfRow } from '../lead-records.ts';

const Owing = z.object({
  id: LeadId,
  email: z.string().optional(),
  owed: z.unknown().optional(),
  owed_since: z.string().optional(),
});

/** Since when the customers of these leads wait for an email that could not be sent yet, by the lead's id. */
export async function lateMailsOf(ids: readonly string[], now: string): Promise<Map<string, string>> {
  const rows = [...(await leadPartsById(Owing, ids)).values()];
  return new Map(
    rows.flatMap(({ id, email, owed, owed_since }) => {
      const since = email && owed_since && mailLateSince(tasksOfRow({ owed }, owed_since), now);
      return since ? [[id, since] as const] : [];
    }),
  );
}

export async function lateMails(now: string): Promise<Map<string, string>> {
  const ids: string[] = [];
  for await (const id of owedRowIds(owedShard, lateBefore(now))) ids.push(id);
  return lateMailsOf(ids, now);
}
