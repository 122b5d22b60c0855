/** `npm run backup:export [-- --to FOLDER] [--photos] [--prune]`; --prune then deletes copies older than 35 days. */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { copyDays, oldCopies, removeCopies } from './backup/old-copies.ts';
import { writeCopy } from './backup/write-copy.ts';
import { selectTarget } from './operator-target.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      to: { type: 'string', default: 'backups' },
      photos: { type: 'boolean', default: false },
      prune: { type: 'boolean', default: false },
    },
  });
  const { name: from } = await selectTarget();
  say(`Copying ${from}.`);
  const { to, photos } = values;
  const now = new Date().toISOString();
  say(
    `Copied to ${await writeCopy({ to, photos, from, now, say })}. It holds personal data: keep it locked up.`,
  );
  const old = await oldCopies(to, now);
  if (old.length === 0) return;
  if (values.prune) await removeCopies(old);
  say(`${old.length} copies older than ${copyDays} days ${values.prune ? 'deleted' : 'should go: --prune'}.`);
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  });
}
