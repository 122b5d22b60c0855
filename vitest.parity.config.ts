import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const dynalite = fileURLToPath(new URL('./local/dynamodb/start-dynamodb.ts', import.meta.url));
const amazons = fileURLToPath(new URL('./test/parity/dynamodb-local.ts', import.meta.url));

/** `npm run test:parity`: the tests of what stores, unchanged, with Amazon's DynamoDB Local below. */
export default defineConfig({
  plugins: [
    {
      name: 'amazons-dynamodb-local',
      enforce: 'pre',
      async resolveId(source, importer) {
        if (!source.endsWith('/start-dynamodb.ts')) return null;
        const found = await this.resolve(source, importer, { skipSelf: true });
        return found?.id === dynalite ? amazons : found;
      },
    },
  ],
  test: {
    include: ['test/api/**/*.test.ts', 'test/local/{demo,dynamodb,product}.test.ts'],
    // Amazon's program cancels such a transaction; the service itself calls it invalid, as our front does.
    testNamePattern: /^(?!.*with the same item twice)/,
    setupFiles: ['test/console-guard.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
