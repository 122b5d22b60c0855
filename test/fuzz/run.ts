/**
 * npm run test:fuzz -- [--requests 20000] [--seed 7] [--batch 250]
 *
 * Fuzzes the API of a product of its own on this machine. Prints its seed; the same seed sends the same calls.
 * --batch 1 looks at the tables after every call.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { startProduct } from '#local/product.ts';
import { describeApi } from '../../commands/openapi/describe-api.ts';
import { fuzz } from './fuzz.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    batch: { type: 'string', default: '250' },
  },
});
const [requests, seed, batch] = [values.requests, values.seed, values.batch].map(Number);
const report = (line: string) => process.stdout.write(`${line}\n`);

const dataDirectory = await mkdtemp(path.join(tmpdir(), 'fuzz-'));
const product = await startProduct({ dataDirectory, empty: true, site: 'none', quotes: true });
try {
  report(`seed ${seed}`);
  const description = describeApi();
  const begun = Date.now();
  const tally = await fuzz({
    url: product.url,
    description,
    requests: requests ?? 0,
    seed: seed ?? 0,
    batch: batch ?? 1,
    report,
  });
  for (const [answer, count] of [...tally].sort(([a], [b]) => (a < b ? -1 : 1)))
    report(`${count}\t${answer}`);
  report(
    `${requests} requests of seed ${seed} in ${Math.round((Date.now() - begun) / 1000)} s: nothing found.`,
  );
} catch (error) {
  const { cause, stack } = error as Error; // whatever fails here fails as an Error
  report(`Found with seed ${seed}:\n${stack}\n${cause instanceof Error ? cause.message : ''}`);
  process.exitCode = 1;
} finally {
  await product.stop();
  await rm(dataDirectory, { recursive: true });
}
