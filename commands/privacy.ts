/**
 * npm run privacy -- find   --email name@example.com [--lead ID]...
 * npm run privacy -- export --email name@example.com [--lead ID]... [--to FOLDER]
 * npm run privacy -- erase  --email name@example.com [--lead ID]... [--yes] [--backups FOLDER]
 * npm run privacy -- reapply [--backups FOLDER]
 *
 * Answers a person's request about their data: what there is, a copy of it, its erasure with proof. --lead adds
 * a lead that was booked under another address, or serves alone. `reapply` erases again what a restore has
 * brought back. docs/data.md says how to go about such a request.
 */
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { LeadId } from '#domain/ids.ts';
import { mailboxKey } from '#domain/mail/mailbox-key.ts';
import { notedErasures, noteErasure } from './backup/erasure-ledger.ts';
import { selectTarget } from './operator-target.ts';
import { type ErasureTools, erasePerson } from './privacy/erase-person.ts';
import { exportPerson } from './privacy/export-person.ts';
import { findPerson, type Person } from './privacy/find-person.ts';
import { mailsOfInbox, noMails } from './privacy/kept-mails.ts';
import { findTraces } from './privacy/prove-erasure.ts';
import { reapplyErasures } from './privacy/reapply-erasures.ts';
import { say, tellFound, tellRest, tellTraces } from './privacy/tell.ts';

const now = () => new Date().toISOString();
const isLeadId = (text: string) => LeadId.safeParse(text).success;

const Options = z
  .object({
    task: z.enum(['find', 'export', 'erase', 'reapply'], 'Say find, export, erase or reapply.'),
    email: z.string().regex(/\S@\S/, '--email must name a mailbox.').optional(),
    lead: z.array(z.string().refine(isLeadId, '--lead must be the id of a lead.')).default([]),
    to: z.string().optional(),
    yes: z.boolean().default(false),
    backups: z.string().default('backups'),
  })
  .refine(({ task, email, lead }) => task === 'reapply' || email !== undefined || lead.length > 0, {
    message: 'Say whom: --email or --lead.',
  });
type Options = z.infer<typeof Options>;

function readOptions(): Options {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      lead: { type: 'string', multiple: true },
      to: { type: 'string' },
      yes: { type: 'boolean' },
      backups: { type: 'string' },
    },
  });
  return Options.parse({ ...values, task: positionals[0] });
}

/** Asks the operator to retype whom to erase: the mailbox, or the first lead's id. */
async function isConfirmed({ yes, email, lead }: Options): Promise<boolean> {
  if (yes) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const typed = await terminal.question('This cannot be undone. Type the address, or the id, again: ');
    return mailboxKey(typed) === mailboxKey(email ?? lead[0] ?? '');
  } finally {
    terminal.close();
  }
}

async function handOver(person: Person, { mails }: ErasureTools, { to }: Options): Promise<void> {
  const directory = path.resolve(to ?? `privacy-export-${now().replaceAll(':', '-')}`);
  const files = await exportPerson(person, mails, directory, now());
  say(`${files} files in ${directory}. Delete them once they are handed over.`);
}

async function erase(person: Person, tools: ErasureTools, options: Options): Promise<boolean> {
  if (!(await isConfirmed(options))) {
    say('Nothing was erased.');
    return false;
  }
  const isErased = tellTraces(await erasePerson(person, tools));
  if (isErased) tellRest(options.email);
  return isErased;
}

async function reapply(tools: ErasureTools, { backups }: Options): Promise<boolean> {
  const { leadIds, traces } = await reapplyErasures(await notedErasures(backups), tools);
  say(`${leadIds.length} of the leads that were erased had come back.`);
  return leadIds.length === 0 || tellTraces(traces);
}

/** False when it could not be done. */
async function main(): Promise<boolean> {
  const options = readOptions();
  const { name, inboxUrl } = await selectTarget();
  say(`Working on ${name}.`);
  const tools: ErasureTools = {
    mails: inboxUrl === undefined ? noMails : mailsOfInbox(inboxUrl),
    clock: now,
    waitUntil: (instant) => sleep(Date.parse(instant) - Date.now()),
    say,
    remember: (leadIds, instant) => noteErasure(options.backups, leadIds, instant),
  };
  if (options.task === 'reapply') return reapply(tools, options);
  const person = await findPerson({ email: options.email, leadIds: options.lead }, tools.mails);
  const isAnything = tellFound(person);
  // Texts of other customers may mention a person who has no lead.
  if (!isAnything && options.task === 'erase') return tellTraces(await findTraces(person.signs, tools.mails));
  if (!isAnything) return true;
  if (options.task === 'erase') return erase(person, tools, options);
  if (options.task === 'export') await handOver(person, tools, options);
  return true;
}

if (import.meta.main) {
  const isDone = await main().catch((error: unknown) => {
    const reason = error instanceof z.ZodError ? error.issues[0]?.message : error;
    process.stderr.write(`${reason instanceof Error ? reason.message : reason}\n`);
    return false;
  });
  process.exitCode = isDone ? 0 : 1;
}
