/**
 * Runs dynalite in a process of its own, because an unexpected error takes its process down.
 * Started by engine.ts with the folder as its argument; says its port; ends when its parent does.
 */
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
