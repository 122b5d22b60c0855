/** Prints which share of the product's lines are comments, by floor. `--check` fails above the limit. */
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { countComments } from './comments/count-comments.ts';

const maxPercent = 6;
/** What is drawn, measured and tested is not the product. */
const left = ['bench', 'pictures', 'test'];

const listed = ['ls-files', '*.ts', '*.tsx'];
const files = execFileSync('git', listed, { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !left.some((folder) => file.startsWith(`${folder}/`)));

const counted = await Promise.all(
  files.map(async (file) => {
    const floor = file.includes('/') ? file.slice(0, file.indexOf('/')) : '.';
    return { floor, ...countComments(await readFile(file, 'utf8').catch(() => '')) };
  }),
);

function percentOf(floor?: string): number {
  const own = counted.filter((one) => floor === undefined || one.floor === floor);
  const sum = (name: 'lines' | 'comments') => own.reduce((total, one) => total + one[name], 0);
  return (100 * sum('comments')) / sum('lines');
}

const share = percentOf();
const isCheck = process.argv.includes('--check');
if (!isCheck) {
  for (const floor of [...new Set(counted.map(({ floor }) => floor))].sort()) {
    console.info(`${floor.padEnd(12)}${percentOf(floor).toFixed(1)} %`);
  }
}
console.info(`Comments: ${share.toFixed(2)} % of the product's lines (at most ${maxPercent} %)`);
if (isCheck && share > maxPercent) process.exitCode = 1;
