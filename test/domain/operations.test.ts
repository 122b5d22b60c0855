import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { operationSchemas } from '#domain/operations/index.ts';
import { operationNames, operationTable } from '#domain/operations/table.ts';

test('each operation has its file, and each file its operation', () => {
  const files = readdirSync('functions')
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace(/\.ts$/, ''));
  expect(files.sort()).toEqual([...operationNames].sort());
});

test('each operation has its schemas', () => {
  expect(Object.keys(operationSchemas).sort()).toEqual([...operationNames].sort());
});

test.each(operationNames)('%s does not answer the code that proves who asks for their data', (name) => {
  const schema = z.toJSONSchema(operationSchemas[name].output, { io: 'output' });
  expect(JSON.stringify(schema)).not.toContain('"data_code"');
});

test('no two operations share a method and path', () => {
  const routes = operationNames.map((name) => {
    const { method, path } = operationTable[name];
    return `${method} ${path.replace(/\{\w+\}/g, '{}')}`;
  });
  expect(new Set(routes).size).toBe(routes.length);
});

test('what begins with admin needs an admin, and nothing else does', () => {
  for (const name of operationNames) {
    expect([name, operationTable[name].auth === 'admin']).toEqual([name, name.startsWith('admin-')]);
  }
});
