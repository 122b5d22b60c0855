/** dynalite apart, as an unexpected error ends its process. engine.ts starts it; it ends with its parent. */
import type { AddressInfo } from 'node:net';
import dynalite from 'dynalite';
import database from 'dynalite/db/index.js';
import { rememberTables } from './remembered-tables.ts';

const { create } = database;
database.create = (options) => rememberTables(create(options));

const server = dynalite({
  path: process.argv[2] ?? '',
  createTableMs: 0,
  deleteTableMs: 0,
  updateTableMs: 0,
});

// Ctrl-C reaches the whole process group; the parent still needs the database while it stops.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit(0));

server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
