/** Notes what functions ask for in a test file, for run.ts, in the file that it names. */
import { appendFileSync } from 'node:fs';
import process from 'node:process';
import { type AllowedAsk, allowedAsks } from '#local/access/callers.ts';

const noted = new Set<string>();

allowedAsks.subscribe((message) => {
  const line = `${JSON.stringify(message as AllowedAsk)}\n`; // the channel tells of nothing else
  if (noted.has(line)) return;
  noted.add(line);
  appendFileSync(process.env.ASKS_FILE ?? '', line);
});
