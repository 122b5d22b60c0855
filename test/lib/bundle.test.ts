import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { bundleFolder, functionNames } from '#lib/bundle.ts';
import { privateValuesIn } from '../../commands/audit/private-marks.ts';
import { shippedIn } from '../shipped-texts.ts';
import { bundled } from './bundled.ts';

const { folder, inputs, outputs } = await bundled();
const indexOf = (name: (typeof functionNames)[number]) => join(bundleFolder(name, folder), 'index.mjs');

/** Nobody waits for the two that send every email, look for times to put into one, and sign the photos of another. */
const maxBytes = (name: string): number =>
  name === 'lead-mails' || name === 'owed-mails-sweep' ? 770_000 : 635_000;

test.each(functionNames)('%s is bundled into one file that starts fast', (name) => {
  expect(statSync(indexOf(name)).size).toBeLessThan(maxBytes(name));
});

test.each(functionNames)('%s carries no value of the machine that bundled it', (name) => {
  expect(privateValuesIn(readFileSync(indexOf(name), 'utf8'), 'function')).toEqual([]);
});

test('a bundled function signs with the credentials that Lambda puts into the environment', async () => {
  const environment = {
    AWS_REGION: 'us-west-2',
    AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE',
    AWS_SECRET_ACCESS_KEY: 'example',
    PHOTOS_BUCKET: 'photos',
    PUBLIC_KEY: 'pk_example',
    ORIGIN_SECRET: 'from-the-cdn',
    ORIGIN_SECRET_PREVIOUS: '',
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const { handler } = await import(pathToFileURL(indexOf('generate-upload-url')).href);
  const answer = await handler(
    {
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer pk_example',
        'x-origin-verify': 'from-the-cdn',
      },
      body: JSON.stringify({ filename: 'bow.jpg', tempId: 'temporary-id' }),
    },
    { awsRequestId: 'request' },
  );
  vi.unstubAllEnvs();
  expect(answer.statusCode).toBe(200);
  expect(JSON.parse(answer.body).signedUrl).toContain('X-Amz-Credential=AKIAEXAMPLE');
});

test("nodemailer's table of file types is left out of what mails", () => {
  const tables = Object.entries(inputs).filter(([path]) => path.endsWith('/mime-types.js'));
  expect(tables.map(([, { bytes }]) => bytes < 500)).toEqual([true]);
});

/** The functions that carry more of a module than so many bytes. */
const carriersOf = (module: string, atMost = 0) =>
  functionNames.filter((name) => {
    const [, bundle] = Object.entries(outputs).find(([path]) => path.endsWith(`/${name}/index.mjs`)) ?? [];
    return Object.entries(bundle?.inputs ?? {}).some(
      ([path, { bytesInOutput }]) => path.includes(module) && bytesInOutput > atMost,
    );
  });

/** The modules of a function. */
const modulesOf = (name: string) => {
  const [, bundle] = Object.entries(outputs).find(([path]) => path.endsWith(`/${name}/index.mjs`)) ?? [];
  return Object.entries(bundle?.inputs ?? {}).flatMap(([path, { bytesInOutput }]) =>
    bytesInOutput > 0 ? [path] : [],
  );
};

test.each(functionNames)('%s holds what the owner may change where it ships, and nowhere else', (name) => {
  const held = shippedIn(readFileSync(indexOf(name), 'utf8'));
  const ships = modulesOf(name).filter(
    (path) => path.startsWith('content/') || path.endsWith('/first-rates.ts'),
  );
  const sources = ships.map((path) => shippedIn(readFileSync(path, 'utf8')));
  for (const [text, times] of held) {
    const shipped = sources.reduce((sum, source) => sum + (source.get(text) ?? 0), 0);
    expect(times, text).toBeLessThanOrEqual(shipped);
  }
});

test('only what works out tides carries their predictor', () => {
  expect(carriersOf('tide-predictor').sort()).toEqual([
    'admin-calendar',
    'admin-follow-up',
    'admin-follow-ups',
    'admin-move-offer',
    'admin-times',
    'admin-today',
    'lead-mails',
    'morning-sheet',
    'open-times',
    'owed-mails-sweep',
  ]);
});

test('only what handles all content, or looks for what once stood on the site, carries the long texts that ship', () => {
  expect(carriersOf('content/legal/terms.ts').sort()).toEqual([
    'admin-content',
    'admin-content-save',
    'admin-contents',
    'admin-preview',
    'admin-publish',
    'admin-publish-state',
    'admin-site-changes',
    'lead-intake',
    'publish-site',
    'quote-create',
    'site-mending',
  ]);
});

test.each(functionNames)('%s takes Node’s modules without what hides behind their getters', (name) => {
  const imported = readFileSync(indexOf(name), 'utf8').match(/\b(?:from|import\(?)["'](?:node:)?\w+["']/g);
  expect(imported).toEqual(["from'node:module'"]);
});

test('of what anyone may call, only the intake carries the rules of a booking', () => {
  const carriers = carriersOf('domain/booking/lead-intake.ts', 1000);
  expect(carriers.filter((name) => !name.startsWith('admin-'))).toEqual(['lead-intake']);
});

test('no function carries the table of all operations', () => {
  expect(carriersOf('domain/operations/table.ts')).toEqual([]);
});

test("zod's JSON Schema export is left out of every function", () => {
  expect(carriersOf('zod/v4/core/to-json-schema.js', 1000)).toEqual([]);
  expect(carriersOf('zod/v4/core/json-schema-processors.js', 1000)).toEqual([]);
});

test("a function carries the schemas of the operations that it calls, not of all of S3's", () => {
  const [, bundle] =
    Object.entries(outputs).find(([path]) => path.endsWith('/generate-upload-url/index.mjs')) ?? [];
  const schemas = Object.entries(bundle?.inputs ?? {}).filter(([path]) =>
    /client-s3\/.*\/schemas_0\.js$/.test(path),
  );
  expect(schemas).toHaveLength(1);
  for (const [path, { bytesInOutput }] of schemas) {
    expect(bytesInOutput).toBeLessThan((inputs[path]?.bytes ?? 0) / 4);
  }
});
