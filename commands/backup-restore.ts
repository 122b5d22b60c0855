/** `npm run backup:restore -- COPY [--existing keep|overwrite]`. Leads that were erased since stay erased. */
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { recordErasures, recordedErasures } from '#functions/data/privacy/erasure-records.ts';
import { noteRewrite } from '#functions/data/search/recent-edits.ts';
import { notedErasures } from './backup/erasure-ledger.ts';
import { restoreCopy } from './backup/restore-copy.ts';
import type { Existing } from './backup/restore-options.ts';
import { selectTarget } from './operator-target.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const modes: readonly Existing[] = ['refuse', 'keep', 'overwrite'];

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { existing: { type: 'string', default: 'refuse' } },
  });
  const [copy] = positionals;
  const existing = modes.find((mode) => mode === values.existing);
  if (copy === undefined || existing === undefined) {
    throw new Error('Say which copy, and with --existing only keep or overwrite.');
  }
  const { name } = await selectTarget();
  say(`Restoring into ${name}.`);
  const now = new Date().toISOString();
  const noted = await notedErasures(path.dirname(path.resolve(copy)));
  const erased = new Set([...noted, ...(await recordedErasures())]);
  const { isRight, isOld } = await restoreCopy(copy, { existing, erased, now, say });
  // Processes with the admin's list in memory only look for recent changes.
  await noteRewrite();
  // A different target does not know about them yet.
  await recordErasures([...noted], now);
  say(isRight ? 'Everything is there.' : 'NOT RIGHT: see above. Run it again with --existing keep.');
  if (isOld) say('These rows are of an older version: run npm run migrate now.');
  return isRight ? 0 : 1;
}

if (import.meta.main) {
  process.exitCode = await main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return 1;
  });
}
