import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { bundleFolder, bundleFunctions, functionNames } from '#lib/bundle.ts';
import { privateValuesIn } from '../../commands/audit/private-marks.ts';

const folder = mkdtempSync(join(tmpdir(), 'functions-'));
await bundleFunctions(functionNames, folder);
const indexOf = (name: (typeof functionNames)[number]) => join(bundleFolder(name, folder), 'index.mjs');

test.each(functionNames)('%s is bundled into one file that starts fast', (name) => {
  expect(statSync(indexOf(name)).size).toBeLessThan(600_000);
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
