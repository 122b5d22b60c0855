/**
 * Changes one number, comparison, boolean or operator after another and counts the changes that a unit test
 * notices. Without arguments: the rules of money, time, weather and visibility, which must reach 85 %. Arguments
 * are files, or `--all` for the whole of domain/. A survivor is printed when it is found, its file's score after it.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import * as temporaryFolder from '../temporary-folder.ts';
import { type Mutation, mutationsOf } from './mutations-of.ts';
import { nearestTests } from './nearest-tests.ts';
import { domainFiles, ruleFiles } from './rules.ts';
import { testRunner } from './test-runner.ts';

const leastScore = 85;

interface Count {
  readonly made: number;
  readonly noticed: number;
}

const line = (name: string, { made, noticed }: Count): string => {
  const score = made === 0 ? 100 : (100 * noticed) / made;
  return `${score.toFixed(1).padStart(6)} %  ${noticed} of ${made}  ${name}`;
};

const sum = (counts: readonly Count[]): Count => ({
  made: counts.reduce((total, { made }) => total + made, 0),
  noticed: counts.reduce((total, { noticed }) => total + noticed, 0),
});

/** `domain/sky/tide.ts:45  extremeLow = [0.5 -> 0.75];` */
function survivorText(file: string, source: string, { start, end, text }: Mutation): string {
  const before = source.slice(0, start).split('\n');
  const head = before.at(-1)?.trimStart() ?? '';
  const tail = source.slice(end).split('\n')[0] ?? '';
  return `${file}:${before.length}  ${head}[${source.slice(start, end)} -> ${text}]${tail}`;
}

const words = process.argv.slice(2);
const groups: Readonly<Record<string, readonly string[]>> =
  words.length === 0 ? ruleFiles() : { 'all of these': words[0] === '--all' ? domainFiles() : words };

await temporaryFolder.setup();
const testsOf = await nearestTests();
const ownTests = await testRunner({ isolate: false });
const otherTests = await testRunner({ isolate: true });

async function countOf(file: string): Promise<Count> {
  const source = readFileSync(file, 'utf8');
  const { own, others } = testsOf(file);
  if (!((await ownTests.isGreen(own)) && (await otherTests.isGreen(others))))
    throw new Error(`The tests of ${file} are red as it is: npm run unit.`);
  const mutations = mutationsOf(file, source);
  let survivors = 0;
  for (const mutation of mutations) {
    const change = { file, mutation };
    const survived = (await ownTests.survives(change, own)) && (await otherTests.survives(change, others));
    if (!survived) continue;
    survivors += 1;
    console.info(`           ${survivorText(file, source, mutation)}`);
  }
  const count = { made: mutations.length, noticed: mutations.length - survivors };
  console.info(line(file, count));
  return count;
}

for (const [kind, files] of Object.entries(groups)) {
  const counts: Count[] = [];
  for (const file of files) counts.push(await countOf(file));
  const total = sum(counts);
  console.info(`${line(kind, total)}\n`);
  if (words.length === 0 && total.noticed * 100 < total.made * leastScore) process.exitCode = 1;
}
const code = process.exitCode;
await Promise.all([ownTests.stop(), otherTests.stop()]);
await temporaryFolder.teardown();
process.exitCode = code ?? 0;
