/**
 * npm run privacy -- find   --email name@example.com [--lead ID]...
 * npm run privacy -- export --email name@example.com [--lead ID]... [--to FOLDER]
 * npm run privacy -- erase  --email name@example.com [--lead ID]... [--yes] [--backups FOLDER]
 * npm run privacy -- reapply [--backups FOLDER]
 *
 * Answers a person's request about their data: what there is, a copy of it, its erasure with proof. `reapply`
 * erases again what a restore has brought back. docs/data.md says how to go about such a request.
 */
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { LeadId } from '#domain/ids.ts';
import { mailboxKey } from '#domain/person.ts';
import { notedErasures, noteErasure } from './backup/erasure-ledger.ts';
import { enterSurroundings, type Surroundings } from './operator-surroundings.ts';
import { type ErasureTools, erasePerson } from './privacy/erase-person.ts';
import { exportPerson } from './privacy/export-person.ts';
import { findPerson, type Person } from './privacy/find-person.ts';
import { type MailKeeper, mailsOfInbox, noMails } from './privacy/kept-mails.ts';
import { isProven, type Traces, tableOfTraces } from './privacy/prove-erasure.ts';
import { reapplyErasures } from './privacy/reapply-erasures.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const now = () => new Date().toISOString();

const Options = z.object({
  email: z.string('--email must name a mailbox.').regex(/\S@\S/, '--email must name a mailbox.'),
  lead: z.array(LeadId).default([]),
});

function summary({ rows, photos, mails, exports }: Person): string {
  const figures = {
    leads: rows.leads.length,
    'rows beside them': rows.pointers.length,
    'timeline entries': rows.timeline.length,
    quotes: rows.quotes.length,
    'photos, all versions': photos.length,
    'kept mails': mails.length,
    'CSV exports naming them': exports.length,
  };
  return Object.entries(figures)
    .map(([name, count]) => `  ${name.padEnd(26)}${String(count).padStart(5)}`)
    .join('\n');
}

const isNothing = ({ rows, photos, mails, exports }: Person): boolean =>
  [...Object.values(rows), photos, mails, exports].every((list) => list.length === 0);

/** Whether the operator types the mailbox once more. */
async function isConfirmed(email: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const typed = await terminal.question('This cannot be undone. Type the email address again: ');
    return mailboxKey(typed) === mailboxKey(email);
  } finally {
    terminal.close();
  }
}

/** Tells what is left; answers the exit code. */
function report(traces: readonly Traces[]): number {
  say(tableOfTraces(traces));
  const shared = [...new Set(traces.flatMap((trace) => trace.shared))];
  if (shared.length > 0) {
    say(`The same phone or name stands in leads under another address: ${shared.join(', ')}.`);
    say('If these are the same person, erase them with --lead.');
  }
  if (isProven(traces)) return 0;
  say('NOT ERASED: something is left. Run this again; if it stays, a text of another lead names the person.');
  return 1;
}

const afterwards = (email: string) => `Erased. What no command reaches at once (docs/data.md):
  - tables can be put back to any second of the last 35 days; after such a restore run: npm run privacy -- reapply
  - copies by backup:export hold the person until they are deleted; a restore leaves the erased out
  - the business's own mailboxes hold mails about the person: search there and delete
  - the mail service may suppress the address after a bounce:
    aws sesv2 delete-suppressed-destination --email-address '${email.trim().replaceAll("'", '')}'`;

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      lead: { type: 'string', multiple: true },
      to: { type: 'string' },
      yes: { type: 'boolean', default: false },
      backups: { type: 'string', default: 'backups' },
    },
  });
  const [task = ''] = positionals;
  if (!['find', 'export', 'erase', 'reapply'].includes(task)) {
    throw new Error('Say find, export, erase or reapply.');
  }
  const surroundings: Surroundings = await enterSurroundings();
  say(`Working on ${surroundings.name}.`);
  const mails: MailKeeper = surroundings.inboxUrl ? mailsOfInbox(surroundings.inboxUrl) : noMails;
  const tools: ErasureTools = {
    mails,
    clock: now,
    waitUntil: (instant) => sleep(Date.parse(instant) - Date.now()),
    say,
    remember: (leadIds, instant) => noteErasure(values.backups, leadIds, instant),
  };
  if (task === 'reapply') {
    const { leadIds, traces } = await reapplyErasures(await notedErasures(values.backups), tools);
    say(
      leadIds.length === 0
        ? 'Nothing that was erased has come back.'
        : `Erased ${leadIds.length} leads again.`,
    );
    return report(traces);
  }

  const { email, lead: leadIds } = Options.parse(values);
  const person = await findPerson({ email, leadIds }, mails);
  say(summary(person));
  if (isNothing(person)) {
    say('There is nothing under this address.');
    return 0;
  }
  if (task === 'export') {
    const directory = path.resolve(values.to ?? `privacy-export-${now().replaceAll(':', '-')}`);
    const files = await exportPerson(person, mails, directory, now());
    say(`${files} files in ${directory}. Delete them once they are handed over.`);
  }
  if (task !== 'erase') return 0;
  if (!values.yes && !(await isConfirmed(email))) {
    say('Nothing was erased.');
    return 1;
  }
  const traces = await erasePerson(person, tools);
  const code = report(traces);
  if (code === 0) say(afterwards(email));
  return code;
}

if (import.meta.main) {
  process.exitCode = await main().catch((error: unknown) => {
    const reason = error instanceof z.ZodError ? error.issues[0]?.message : error;
    process.stderr.write(`${reason instanceof Error ? reason.message : reason}\n`);
    return 1;
  });
}
