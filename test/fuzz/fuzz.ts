import fc from 'fast-check';
import { connect, credentialsFor } from '../../bench/connect.ts';
import type { ApiDescription } from '../../commands/openapi/describe-api.ts';
import { Accepted, unexplained } from './accepted.ts';
import type { Call } from './call.ts';
import { anyCall } from './calls.ts';
import { createJudge } from './judge.ts';
import { makeRows, withRows } from './known-rows.ts';
import { type Answer, curlOf, send, type Target } from './send.ts';
import { readTables, type Tables, tornParts } from './tables.ts';

export interface FuzzOptions {
  /** Where the product listens; its database is that of this process. */
  readonly url: string;
  readonly description: ApiDescription;
  readonly requests: number;
  readonly seed: number;
  /** Calls between two looks at the tables; 1 finds the one call that tore something, slowly. */
  readonly batch: number;
  readonly report: (line: string) => void;
}

/** How often each operation answered each status: `lead-intake 200`. */
export type Tally = ReadonlyMap<string, number>;

/** A seed for one call: those of neighbours must not be alike. */
const seedOf = (seed: number, call: number): number => Math.imul(seed + call, 0x9e3779b1);

/**
 * Sends calls made from the description, right and hostile ones, and holds each answer against it; after each
 * batch the tables must hold exactly what was acknowledged. The same seed makes the same calls. Throws with
 * the smallest call that fails, as a shell command.
 */
export async function fuzz(options: FuzzOptions): Promise<Tally> {
  const { description, requests, batch, seed, report } = options;
  const { url } = options;
  const target: Target = {
    url,
    rows: await makeRows(await connect(url)),
    credentials: await credentialsFor(url),
  };
  const judge = createJudge(description);
  const calls = anyCall(description);
  const tally = new Map<string, number>();
  let before = await readTables();

  const look = async (accepted: Accepted) => {
    const after = await readTables();
    const problems = [...tornParts(after), ...unexplained(before, after, accepted)];
    before = after;
    return problems;
  };

  const check = async (call: Call, accepted: Accepted, tables: Tables) => {
    const answer = await send(call, target).catch(
      (error: Error): Answer => ({ status: 0, headers: {}, body: error.message }),
    );
    const count = `${call.operation} ${answer.status}`;
    tally.set(count, (tally.get(count) ?? 0) + 1);
    const problem = answer.status === 0 ? answer.body : judge(call, answer);
    if (problem) throw new Error(`${problem}\n${await curlOf(call, target)}\n${answer.body.slice(0, 500)}`);
    const spelled = { ...call, target: withRows(call.target, target.rows) };
    if (call.isRouted) accepted.note(spelled, answer, tables);
  };

  let accepted = new Accepted();
  for (let sent = 1; sent <= requests; sent += 1) {
    const property = fc.asyncProperty(calls, async (call) => {
      await check(call, accepted, before);
      if (batch > 1) return;
      const problems = await look(accepted);
      accepted = new Accepted();
      if (problems.length > 0) throw new Error(`${problems.join('\n')}\n${await curlOf(call, target)}`);
    });
    // One run each, so that the calls of a seed are the same however large the batches are.
    await fc.assert(property, { numRuns: 1, seed: seedOf(seed, sent) });
    if (sent % batch > 0 && sent < requests) continue;
    const problems = batch > 1 ? await look(accepted) : [];
    if (problems.length > 0) throw new Error(`Between ${sent - batch} and ${sent}:\n${problems.join('\n')}`);
    if (batch > 1) report(`${sent} of ${requests}, ${before.leads.size} leads`);
    accepted = new Accepted();
  }
  return tally;
}
