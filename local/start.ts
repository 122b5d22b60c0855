/**
 * `npm start` and `npm run dev`: the whole product on one machine. Reads PORT (3000), LOCAL_DATA_DIR
 * (.local), QUOTES_ENABLED and PIXEL_ID; `--empty` leaves the demo data out, `--dev` serves the pages by Vite,
 * `--api` serves no pages at all.
 */
import { parseArgs } from 'node:util';
import { DamagedFile } from './damaged-file.ts';
import { FolderInUse } from './data-folder.ts';
import { DatabaseFailed } from './dynamodb/engine.ts';
import { type ProductOptions, startProduct } from './product.ts';
import type { SiteKind } from './site/open-site.ts';

const defaultPort = 3000;
/** A stop that takes longer is cut off; what was acknowledged is on disk by then. */
const stopLimitMs = 2500;
/** How often it looks whether the shell that npm started is still there. */
const shellCheckMs = 250;

const say = (line: string) => process.stdout.write(`${line}\n`);

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function readPort(text: string | undefined): number {
  const port = Number(text ?? defaultPort);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) fail(`PORT is "${text}", which is no port.`);
  return port;
}

function siteKind({ dev, api }: { dev: boolean; api: boolean }): SiteKind {
  if (api) return 'none';
  return dev ? 'dev' : 'built';
}

function readOptions(): ProductOptions & { port: number } {
  const { values } = parseArgs({
    options: {
      empty: { type: 'boolean', default: false },
      dev: { type: 'boolean', default: false },
      api: { type: 'boolean', default: false },
    },
  });
  const { PORT, LOCAL_DATA_DIR = '.local', QUOTES_ENABLED, PIXEL_ID } = process.env;
  return {
    port: readPort(PORT),
    dataDirectory: LOCAL_DATA_DIR,
    empty: values.empty,
    site: siteKind(values),
    quotes: QUOTES_ENABLED === 'true',
    ...(PIXEL_ID ? { pixelId: PIXEL_ID } : {}),
  };
}

function explain(error: unknown, { port, dataDirectory }: { port: number; dataDirectory: string }): string {
  if (error instanceof FolderInUse) return `Another start already uses the data folder ${dataDirectory}.`;
  if (error instanceof DamagedFile) {
    return `${error.file} is damaged or missing. Put the data folder back from a copy, or start with another one: LOCAL_DATA_DIR=...`;
  }
  if (error instanceof DatabaseFailed) return `The database does not start. ${error.message}`;
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
    return 'The disk is full: free some space and start again.';
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    return `Port ${port} is taken; choose another one with PORT=...`;
  }
  return `The start failed: ${error instanceof Error ? error.stack : error}`;
}

const options = readOptions();
const product = await startProduct(options).catch((error: unknown) => fail(explain(error, options)));

let isStopping = false;
const stop = () => {
  // Ctrl-C reaches the process twice: from the terminal and from npm.
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(0), stopLimitMs).unref();
  product.stop().then(
    () => process.exit(0),
    (error: unknown) => fail(`The stop failed: ${error}`),
  );
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

// npm hands a signal to its shell alone, and the shell ends without passing it on: then the parent changes.
const shell = process.ppid;
const isLeftAlone = () => process.ppid !== shell;
if (process.env.npm_lifecycle_event !== undefined) {
  setInterval(() => isLeftAlone() && stop(), shellCheckMs).unref();
}

say(`inbox ${product.inboxUrl}`);
say(`data ${product.dataDirectory}`);
say(`admin sign-in: ${product.admin.email} / ${product.admin.password}`);
say(`ready ${product.url}`);
