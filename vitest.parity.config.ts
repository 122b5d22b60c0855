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
    // They send dozens of calls at once, which a program on SQLite answers later than our clients wait.
    exclude: ['test/api/{fuzz,injection}.test.ts'],
    // Amazon's program cancels such a transaction; AWS and our front call it invalid. Rows expire minutes late.
    testNamePattern: /^(?!.*(with the same item twice|that expires in quarantine))/,
    setupFiles: ['test/console-guard.ts'],
    // Java on a small machine is two or three times slower.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    fileParallelism: false,
  },
});
