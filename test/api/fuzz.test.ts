import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationNames } from '#domain/operations/table.ts';
import { type Product, startProduct } from '#local/product.ts';
import { describeApi } from '../../commands/openapi/describe-api.ts';
import { fuzz } from '../fuzz/fuzz.ts';

let dataDirectory: string;
let product: Product;

beforeAll(async () => {
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'fuzz-'));
  product = await startProduct({ dataDirectory, empty: true, site: 'none', quotes: true });
});

afterAll(async () => {
  await product.stop();
  await rm(dataDirectory, { recursive: true });
});

/** A slice of `npm run test:fuzz`, always with the same seed, as long as there are operations. */
const requests = operationNames.length * 66;
const timeout = 60_000 + requests * 60;

test('hostile calls break nothing, are answered as described, and leave nothing half done', {
  timeout,
}, async () => {
  const tally = await fuzz({
    url: product.url,
    description: describeApi(),
    requests,
    seed: 42,
    batch: 300,
    report: () => undefined,
  });
  const accepted = operationNames.filter((name) => (tally.get(`${name} 200`) ?? 0) > 0);
  const missed = operationNames.filter((name) => !accepted.includes(name)).join(', ');
  expect(accepted.length, `most operations must accept a call, unlike ${missed}`).toBeGreaterThan(
    operationNames.length * 0.75,
  );
});
