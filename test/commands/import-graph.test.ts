import { expect, test } from 'vitest';
import { importProblems } from '../../commands/import-graph/check-imports.ts';
import { drawnGraphs } from '../../commands/import-graph/draw.ts';
import { cycleIn, folderGraph } from '../../commands/import-graph/folder-graph.ts';
import type { Floor } from '../../commands/import-graph/import-table.ts';
import { type Import, readImports } from '../../commands/import-graph/read-imports.ts';

test('an import cycle is found, wherever it begins', () => {
  const graph = folderGraph(
    [
      { from: 'a/x.ts', to: 'b/x.ts' },
      { from: 'b/x.ts', to: 'c/x.ts' },
      { from: 'c/y.ts', to: 'b/y.ts' },
      { from: 'c/y.ts', to: 'c/x.ts' },
    ],
    (file) => file.split('/')[0],
  );
  expect(cycleIn(graph)).toEqual(['b', 'c', 'b']);
});

const { files } = await readImports();

test.each([...drawnGraphs(files)])('%s: folders import one way', (_, graph) => {
  expect(graph.size).toBeGreaterThan(2);
  expect(cycleIn(graph)).toBeUndefined();
});

const boats: Floor = {
  may: [],
  packages: ['zod'],
  ground: ['hull'],
  maxGroundFiles: 2,
  rooms: { hull: {}, sail: { rooms: ['hull'], packages: ['suncalc'] } },
};
const docks: Floor = { may: ['boats'], isListOfDoors: true };
const table = { boats, docks };

const needed: readonly Import[] = [
  { from: 'boats/boat.ts', to: 'boats/hull/hull.ts' },
  { from: 'boats/sail/sail.ts', to: 'boats/hull/hull.ts' },
  { from: 'docks/moor.ts', to: 'boats/boat.ts' },
];
const packages: readonly Import[] = [
  { from: 'boats/boat.ts', to: 'zod' },
  { from: 'boats/sail/sail.ts', to: 'suncalc' },
];

const problems = (...more: readonly Import[]) =>
  importProblems(table, { files: [...needed, ...more], packages });

test('what the table allows is no problem, and tests may import anything', () => {
  expect(
    problems(
      { from: 'boats/sail/sail.ts', to: 'boats/sail/mast.ts' },
      { from: 'boats/sail/sail.ts', to: 'boats/crew.ts' },
      { from: 'test/boats/boat.test.ts', to: 'docks/moor.ts' },
    ),
  ).toEqual([]);
});

test.each([
  [
    'a floor above',
    'boats/boat.ts',
    'docks/leave.ts',
    'boats/boat.ts imports docks/leave.ts: boats/ may not',
  ],
  [
    'a room that is not in the row',
    'boats/hull/hull.ts',
    'boats/sail/mast.ts',
    'boats/hull/hull.ts imports boats/sail/mast.ts: hull of boats/ may not know sail',
  ],
  [
    'an operation from an operation',
    'docks/moor.ts',
    'docks/leave.ts',
    'docks/moor.ts imports docks/leave.ts: one operation never imports another',
  ],
])('importing %s is a problem', (_, from, to, problem) => {
  expect(problems({ from, to })).toContain(problem);
});

test('a package that the floor or room does not name is a problem', () => {
  const from = 'boats/hull/hull.ts';
  expect(importProblems(table, { files: needed, packages: [...packages, { from, to: 'suncalc' }] })).toEqual([
    'boats/hull/hull.ts imports suncalc',
  ]);
});

test('a cycle between files is a problem, and so is a row that nothing uses', () => {
  expect(problems({ from: 'boats/hull/hull.ts', to: 'boats/boat.ts' })).toEqual([
    'Files import each other in a circle: boats/boat.ts > boats/hull/hull.ts > boats/boat.ts',
  ]);
  expect(importProblems(table, { files: needed.slice(1), packages })).toEqual([
    'boats/ no longer imports hull',
  ]);
});

test('a ground with more files than its limit is a problem', () => {
  expect(
    problems({ from: 'boats/boat.ts', to: 'boats/crew.ts' }, { from: 'boats/boat.ts', to: 'boats/fuel.ts' }),
  ).toEqual(['boats/ has 3 files without a room; at most 2']);
});

test('rooms that know each other in a circle, or more than four others, are a problem', () => {
  const rooms = {
    a: { rooms: ['b'] },
    b: { rooms: ['a', 'c', 'd', 'e', 'f'] },
    c: {},
    d: {},
    e: {},
    f: {},
  };
  const circular = { house: { may: [], maxGroundFiles: 1, rooms } };
  expect(importProblems(circular, { files: [], packages: [] })).toEqual(
    expect.arrayContaining(['house/b knows more than four rooms', 'house/ has rooms in a circle: a > b > a']),
  );
});
