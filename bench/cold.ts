/** `npm run bench:cold [-- --only lead-status,lead-intake] [--beside <a checkout>]`: what a function loads before its first call. */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { operationNames, operationTable } from '#domain/operations/table.ts';
import { measureBundles } from './bundles.ts';
import { printTable } from './timing.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, beside: { type: 'string' } } });
const only = values.only?.split(',');
const names = operationNames.filter((name) => only?.includes(name) ?? operationTable[name].auth !== 'admin');
const checkouts = [process.cwd(), ...(values.beside === undefined ? [] : [values.beside])];

const column = (title: string) => checkouts.map((_, index) => (index === 0 ? title : `${title} beside`));
printTable(
  ['function', ...column('kB'), ...column('import ms'), ...column('CPU ms')],
  measureBundles(names, checkouts).map((figures) => [
    figures[0]?.name ?? '',
    ...figures.map(({ kilobytes }) => kilobytes.toFixed(0)),
    ...figures.map(({ importMs }) => importMs.toFixed(0)),
    ...figures.map(({ cpuMs }) => cpuMs.toFixed(0)),
  ]),
);
