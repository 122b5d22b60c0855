import { writeFile } from 'node:fs/promises';
import { graphDocument } from './import-graph/draw.ts';
import { readImports } from './import-graph/read-imports.ts';

await writeFile('docs/import-graph.md', graphDocument(await readImports()));
console.info('docs/import-graph.md');
