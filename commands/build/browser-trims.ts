import type { Plugin } from 'vite';
import { type OperationEntry, operationTable } from '#domain/operations/table.ts';
import { jsonSchemaModules, withoutJsonSchema } from '#lib/without-json-schema.ts';

/** How each operation is called. Its grants, limits and summary are nothing that a browser needs (14 kB). */
const tableOfCalls = (isCalled: (entry: OperationEntry) => boolean): NonNullable<Plugin['load']> => ({
  filter: { id: /\/domain\/operations\/table\.ts$/ },
  handler: () => {
    const calls = Object.entries(operationTable)
      .filter(([, entry]) => isCalled(entry))
      .map(([name, { method, path, auth }]) => [name, { method, path, auth }]);
    return `export const operationTable = ${JSON.stringify(Object.fromEntries(calls))};`;
  },
});

/** Leaves out of the browser's files what it never runs, of modules that it needs. */
export const leftOut: Plugin[] = [
  { name: 'operation-table-of-callers', apply: 'build', load: tableOfCalls(() => true) },
  {
    name: 'without-json-schema',
    apply: 'build',
    transform: { filter: { id: jsonSchemaModules }, handler: withoutJsonSchema },
  },
];

/** Customers' pages call nothing of the admin's. */
export const withoutAdminCalls: Plugin = {
  name: 'operation-table-of-customers',
  enforce: 'pre',
  load: tableOfCalls(({ auth }) => auth !== 'admin'),
};

/** The admin's shell asks for what a page shows first, and changes nothing. */
export const withoutActs: Plugin = {
  name: 'operation-table-of-the-shell',
  enforce: 'pre',
  load: tableOfCalls(({ auth, method }) => auth === 'admin' && method === 'GET'),
};
