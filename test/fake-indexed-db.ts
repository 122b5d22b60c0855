import * as parts from 'fake-indexeddb';

/** What the package's own `auto` does once in a process, for each file of tests that shares one. */
const { default: _, forceCloseDatabase: __, ...globals } = parts;
Object.assign(globalThis, globals);
