import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { operationNames, timeoutOf } from '#domain/operations/table.ts';
import { apiHeaders } from '#edge/response-headers.ts';
import { tokenVerifier } from '#functions/runtime/admin-operation.ts';
import { now, setClock } from '#functions/runtime/clock.ts';
import { publishPosts } from '#functions/use-cases/publish-posts.ts';
import { readPosts } from '#prerender/read-posts.ts';
import { createApi } from './api/create-api.ts';
import { importHandler } from './api/functions.ts';
import { localJwks } from './cognito/jwks.ts';
import { lockFolder } from './data-folder.ts';
import { seedOnce } from './demo/seed-once.ts';
import {
  type Addresses,
  type Choices,
  enterEnvironment,
  localEnvironment,
  publicConfig,
  USER_POOL,
} from './environment.ts';
import { type Faults, setFaults } from './faults.ts';
import { startFront } from './front.ts';
import { openFunctionLog } from './function-log.ts';
import { countInHand } from './in-hand.ts';
import type { Run } from './jobs/load-job.ts';
import { repeat } from './jobs/repeat.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { writeOperatorFile } from './operator-file.ts';
import { createAdmin, DEMO_ADMIN } from './provision/create-admin.ts';
import { createTables } from './provision/create-tables.ts';
import { migrateOnce } from './provision/migrate.ts';
import { startServices } from './services.ts';
import type { StoredMail } from './ses/mail-store.ts';
import { createLocalRoutes } from './site/local-routes.ts';
import { openSite, type SiteKind } from './site/open-site.ts';
import { servePublished } from './site/published-pages.ts';
import { noPages } from './site/site-folder.ts';

export interface ProductOptions {
  /** 0 or absent: any free port. */
  readonly port?: number;
  readonly dataDirectory: string;
  readonly empty?: boolean;
  /** `none`: the API and `/_local` only, for tests that need no pages. */
  readonly site?: SiteKind;
  readonly quotes?: boolean;
  readonly pixelId?: string;
}

export interface Product {
  readonly url: string;
  readonly inboxUrl: string;
  readonly dataDirectory: string;
  readonly admin: { readonly email: string; readonly password: string };
  /** Newest first. */
  mails(): Promise<readonly StoredMail[]>;
  setFaults(faults: Faults): void;
  stop(): Promise<void>;
}

type Route = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const starting: Route = async (_, response) => {
  response.writeHead(503, { 'retry-after': '1' }).end();
};

const report = (line: string) => process.stderr.write(`${line}\n`);

/** One per process, as it writes process.env: a test file has its own. FolderInUse, EADDRINUSE for a taken port. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const dataDirectory = path.resolve(options.dataDirectory);
  const choices: Choices = { quotes: options.quotes ?? false, pixelId: options.pixelId };
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const lock = await lockFolder(dataDirectory);
    undo.push(() => lock.release());
    let route = starting;
    const front = await startFront({
      port: options.port ?? 0,
      handle: (request, response) => route(request, response),
    });
    const { port } = new URL(front.url);
    undo.push(() => front.close());
    const services = await startServices(dataDirectory, [front.url, `http://localhost:${port}`]);
    undo.push(() => services.close());
    // Closed before the services, so that nobody is served by half a product.
    undo.push(() => front.close());

    const addresses: Addresses = {
      site: front.url,
      database: services.database.url,
      storage: services.storage.url,
      mail: services.mail.url,
      identity: services.identity.url,
      weather: services.weather.url,
    };
    const known = localEnvironment(addresses, choices);
    const environment = options.site === 'none' ? { ...known, SITE_SERVER: noPages } : known;
    enterEnvironment(environment, addresses);
    undo.push(await writeOperatorFile(dataDirectory, environment, addresses));
    tokenVerifier().cacheJwks(localJwks);
    await Promise.all([createTables(), createAdmin(USER_POOL.id)]);
    await publishPosts(await readPosts());
    await migrateOnce(path.join(dataDirectory, 'schema'));
    if (!options.empty) await seedOnce(path.join(dataDirectory, 'seeded'));

    const log = openFunctionLog(path.join(dataDirectory, 'functions.log'));
    undo.push(() => log.close());
    const inHand = countInHand();
    const run: Run = (work) => inHand.run(() => log.capture(work));
    const jobs = await startJobs({ services, run, report });
    undo.push(jobs.stop, async () => setClock(undefined));
    const expiry = repeat(() => services.database.expire(), { everySeconds: 3600, report });
    undo.push(expiry.stop);
    const api = createApi({
      operations: operationNames,
      importHandler: async (name) => {
        const handler = await importHandler(name);
        return (event, context) => inHand.run(() => handler(event, context));
      },
      userPoolId: USER_POOL.id,
      userPoolClientId: USER_POOL.clientId,
      extraHeaders: { 'x-origin-verify': environment.ORIGIN_SECRET },
      timeoutSeconds: timeoutOf,
      report,
    });
    const site = await openSite(options.site ?? 'built', {
      server: front.server,
      quotes: choices.quotes,
      config: publicConfig(environment, addresses, choices),
      hosts: { photos: addresses.storage, cognito: addresses.identity, pixelId: choices.pixelId },
    });
    undo.push(() => site.close());
    if ((options.site ?? 'built') === 'built') undo.push(await servePublished(site, services, run));
    const local = createLocalRoutes(services.mailStore, services, { inHand, runDue: jobs.runDue });

    route = async (request, response) => {
      const [target = '/'] = (request.url ?? '/').split('?');
      // In development the site's modules in web/api/ are served under the same path.
      const isModule = options.site === 'dev' && target.endsWith('.ts');
      if (target.startsWith('/api/') && !isModule) {
        for (const [name, value] of Object.entries(apiHeaders())) response.setHeader(name, value);
        response.setHeader('date', new Date(now()).toUTCString());
        return log.capture(() => api(request, response));
      }
      if (target.startsWith('/_local/')) return local(target, request, response);
      return site.serve(request, response);
    };
    return {
      url: front.url,
      inboxUrl: `${front.url}/_local/inbox`,
      dataDirectory,
      admin: DEMO_ADMIN,
      mails: () => services.mailStore.list(),
      setFaults: (faults) => setFaults(services, faults),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
