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

function lateSince({ email, owed, owed_since }: z.infer<typeof Owing>, now: string) {
  return email && owed_since ? mailLateSince(tasksOfRow({ owed }, owed_since), now) : undefined;
}

/** Since when the customer of a lead waits for an email that could not be sent yet, by the lead's row. */
export const mailLateOf = (row: Readonly<Record<string, unknown>>, now: string): string | undefined =>
  row.quarantined === true ? undefined : lateSince(Owing.parse(row), now);

/** The same of all who wait, by the lead's id. */
export async function lateMails(now: string): Promise<Map<string, string>> {
  const ids: string[] = [];
  for await (const id of owedRowIds(owedShard, lateBefore(now))) ids.push(id);
  const rows = [...(await leadPartsById(Owing, ids)).values()];
  return new Map(
    rows.flatMap((row) => {
      const since = lateSince(row, now);
      return since ? [[row.id, since] as const] : [];
    }),
  );
}
