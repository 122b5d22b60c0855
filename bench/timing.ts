import { performance } from 'node:perf_hooks';

/** Milliseconds, sorted. */
export type Times = readonly number[];

/** The value below which `share` of the times lie. */
export const percentile = (times: Times, share: number): number =>
  times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? Number.NaN;

/** Calls `run` one after the other, `warmUp` times unmeasured and `count` times measured. */
export async function timeCalls(
  run: (number: number) => Promise<void>,
  { count, warmUp }: { count: number; warmUp: number },
): Promise<Times> {
  const times: number[] = [];
  for (let number = 0; number < warmUp + count; number += 1) {
    const start = performance.now();
    await run(number);
    if (number >= warmUp) times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}

/** Prints rows of text under a head, columns aligned, the first to the left. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  process.stdout.write(`${[head, ...rows].map(line).join('\n')}\n\n`);
}
