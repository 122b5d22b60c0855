import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { operationNames } from '#domain/operations/table.ts';
import { type Product, startProduct } from '#local/product.ts';
import { benchInputs } from './api-calls.ts';
import { connect } from './connect.ts';
import { fillSeason } from './fill-season.ts';
import type { Input } from './send.ts';
import { percentile, timeCalls } from './timing.ts';

/**
 * npm run bench:api [-- --leads 10000 --visits 2000 --only admin-today,admin-calendar]
 *
 * Time of each operation over HTTP against the whole product on this machine, beside a bare node:http
 * handler in the same run, and the CPU time of a call, which no neighbor on the machine lengthens by waiting, local
 * services included.
 * Aims: lead-intake p99 below 60 ms, admin-today and admin-calendar p99 below 60 ms at 10,000 leads and 2,000
 * visits.
 */
const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '0' },
    visits: { type: 'string', default: '0' },
    only: { type: 'string' },
  },
});
const wanted = values.only?.split(',');
const only = wanted && operationNames.filter((name) => wanted.includes(name));
const counts = { count: Number(process.env.BENCH_CALLS ?? 1000), warmUp: 100 };

async function timeBareServer() {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const times = await timeCalls(async () => {
    await (await fetch(`http://127.0.0.1:${port}/`)).json();
  }, counts);
  server.close();
  return times;
}

const nameWidth = Math.max(...operationNames.map(({ length }) => length));

/** Each row as soon as it is known: all operations take many minutes. */
const printRow = (name: string, cells: readonly string[]): void => {
  process.stdout.write(`${[name.padEnd(nameWidth), ...cells.map((cell) => cell.padStart(10))].join(' ')}\n`);
};

async function benchOperations(product: Product): Promise<void> {
  const send = await connect(product.url);
  const inputs = await benchInputs(send);
  const bare = await timeBareServer();
  const bareMedian = percentile(bare, 0.5);
  const print = (name: string, times: readonly number[], cpu = '') =>
    printRow(name, [
      percentile(times, 0.5).toFixed(2),
      percentile(times, 0.99).toFixed(2),
      (percentile(times, 0.5) / bareMedian).toFixed(1),
      cpu,
    ]);
  process.stdout.write(`${counts.count} calls each, one at a time, ${availableParallelism()} cores\n\n`);
  printRow('operation', ['p50 ms', 'p99 ms', 'p50 / bare', 'CPU ms']);
  print('bare node:http', bare);
  for (const name of only ?? operationNames) {
    const given: Input[] = [];
    while (given.length < counts.warmUp + counts.count) given.push(await inputs[name](given.length));
    const begun = process.cpuUsage();
    const times = await timeCalls(async (number) => void (await send(name, given[number] ?? {})), counts);
    const { user, system } = process.cpuUsage(begun);
    const cpu = (user + system) / 1000 / (counts.count + counts.warmUp);
    print(name, times, cpu.toFixed(1));
  }
}

const dataDirectory = await mkdtemp(path.join(tmpdir(), 'bench-'));
const product = await startProduct({ dataDirectory, empty: true, site: 'none', quotes: true });
try {
  await fillSeason(Number(values.leads), Number(values.visits), new Date().toISOString());
  await benchOperations(product);
} finally {
  await product.stop();
  await rm(dataDirectory, { recursive: true });
}
