import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { drawnGraphs, graphDocument } from '../../commands/import-graph/draw.ts';
import { cycleIn, folderGraph } from '../../commands/import-graph/folder-graph.ts';
import { readImports } from '../../commands/import-graph/read-imports.ts';

const imports = await readImports();

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

test.each([...drawnGraphs(imports)])('%s: folders import one way', (_, graph) => {
  expect(graph.size).toBeGreaterThan(2);
  expect(cycleIn(graph)).toBeUndefined();
});

test('docs/import-graph.md is up to date; `npm run graph` draws it', async () => {
  expect(await readFile('docs/import-graph.md', 'utf8')).toBe(graphDocument(imports));
});
