import process from 'node:process';
import * as z from 'zod';
import { formatDay } from '#domain/los-angeles.ts';
import { DataRequest } from '#domain/privacy/data-request.ts';
import { wishTexts } from '#domain/privacy/data-requests.ts';
import type { Person } from './find-person.ts';
import { isProven, type Traces, tableOfTraces } from './prove-erasure.ts';

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** A row may be damaged; what it asks for is then seen in the admin. */
const Asking = z.object({ id: z.string(), data_request: DataRequest });

function tellRequests({ rows }: Person): void {
  for (const row of rows.leads) {
    const { success, data } = Asking.safeParse(row);
    if (!success) continue;
    const { wish, at, due_at } = data.data_request;
    say(
      `Lead ${data.id} asked for ${wishTexts[wish]} on ${formatDay(at)}. It is due by ${formatDay(due_at)}.`,
    );
  }
}

function tellByHand({ rows, wanted }: Person): void {
  for (const { id, email } of rows.leads) {
    if (email !== undefined || wanted.leadIds.includes(id)) continue;
    say(`Lead ${id} has no email, but their phone and name: it counts as theirs.`);
  }
}

/** Reports what was found; false when nothing was. */
export function tellFound(person: Person): boolean {
  const { rows, photos, mails, exports } = person;
  const figures = {
    leads: rows.leads.length,
    'rows beside them': rows.pointers.length,
    'timeline entries': rows.timeline.length,
    quotes: rows.quotes.length,
    customers: rows.customers.length,
    'customers that stay': rows.keptCustomers.length,
    'days with visits': rows.days.length,
    'photos, all versions': photos.length,
    'kept mails': mails.length,
    'CSV exports naming them': exports.length,
  };
  for (const [name, count] of Object.entries(figures)) {
    say(`  ${name.padEnd(26)}${String(count).padStart(5)}`);
  }
  const isAnything = Object.values(figures).some((count) => count > 0);
  tellRequests(person);
  tellByHand(person);
  if (!isAnything) say('There is nothing.');
  return isAnything;
}

/** Reports remaining traces; true when there are none. */
export function tellTraces(traces: readonly Traces[]): boolean {
  say(tableOfTraces(traces));
  const shared = [...new Set(traces.flatMap((trace) => trace.shared))];
  if (shared.length > 0) {
    say(`The same phone or name stands in leads or customers under another address: ${shared.join(', ')}.`);
    say('If these are the same person, erase them with --lead.');
  }
  if (isProven(traces)) return true;
  say('NOT ERASED: something is left. Run this again.');
  const named = [...new Set(traces.flatMap((trace) => trace.named))];
  if (named.length > 0) say(`If it stays: the texts of these leads name the person: ${named.join(', ')}.`);
  return false;
}

export function tellRest(email = 'ADDRESS'): void {
  say(`Erased. What this command does not reach (docs/data.md):
  - tables can be put back to any second of the last 35 days; after such a restore: npm run privacy -- reapply
  - copies by backup:export hold the person until they are deleted; backup:restore leaves the erased out
  - the business's own mailboxes hold mails about the person: search there and delete
  - the mail service keeps an address that bounced on its suppression list:
    aws sesv2 delete-suppressed-destination --email-address '${email.trim().replaceAll("'", '')}'`);
}
