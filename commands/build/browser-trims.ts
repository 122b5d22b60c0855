import type { Plugin } from 'vite';
import { operationTable } from '#domain/operations/table.ts';
import { jsonSchemaModules, withoutJsonSchema } from '#lib/without-json-schema.ts';

/** How each operation is called. Its grants, limits and summary are nothing that a browser needs (14 kB). */
const calls = Object.fromEntries(
  Object.entries(operationTable).map(([name, { method, path, auth }]) => [name, { method, path, auth }]),
);

/** Leaves out of the browser's files what it never runs, of modules that it needs. */
export const leftOut: Plugin[] = [
  {
    name: 'operation-table-of-callers',
    apply: 'build',
    load: {
      filter: { id: /\/domain\/operations\/table\.ts$/ },
      handler: () => `export const operationTable = ${JSON.stringify(calls)};`,
    },
  },
  {
    name: 'without-json-schema',
    apply: 'build',
    transform: { filter: { id: jsonSchemaModules }, handler: withoutJsonSchema },
  },
];
