import { expect, test } from 'vitest';
import { personCommand } from '#domain/privacy/person-command.ts';

const id = '01JD3ZK8Q0000000000000000L';

test('the command names the whole person, in words that no shell takes apart', () => {
  const erase = (email?: string) => personCommand('erase', { id, email });
  expect([erase('ana@example.com'), erase("o'neil$(x)@example.com"), erase()]).toEqual([
    'npm run privacy -- erase --email ana@example.com',
    String.raw`npm run privacy -- erase --email 'o'\''neil$(x)@example.com'`,
    `npm run privacy -- erase --lead ${id}`,
  ]);
});
