/**
 * Says which words of the functions' grants no test needs: taken out, no call in the tests would be refused. All
 * others turn a test red that is not a test of the table, as a refusal is an unexpected console.error. Arguments
 * go to vitest.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { AllowedAsk } from '#local/access/callers.ts';
import { idleWords } from './words.ts';

const file = path.join(mkdtempSync(path.join(tmpdir(), 'asks-')), 'asks.jsonl');
writeFileSync(file, '');
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.grants.config.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, ASKS_FILE: file } },
);
const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
const idle = idleWords(lines.map((line) => JSON.parse(line) as AllowedAsk)); // written by note-asks.ts alone
console.info(idle.length === 0 ? 'Every word of every grant is needed.' : idle.join('\n'));
process.exitCode = status === 0 && idle.length === 0 ? 0 : 1;
