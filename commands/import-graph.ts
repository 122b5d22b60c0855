/** Draws docs/import-graph.md. `--check` writes nothing: it prints what the table does not allow, and fails. */
import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { importProblems } from './import-graph/check-imports.ts';
import { graphDocument } from './import-graph/draw.ts';
import { importTable } from './import-graph/import-table.ts';
import { readImports } from './import-graph/read-imports.ts';

const path = 'docs/import-graph.md';
const imports = await readImports();
const document = graphDocument(importTable, imports.files);

if (process.argv.includes('--check')) {
  const isDrawn = (await readFile(path, 'utf8')) === document;
  const problems = [
    ...importProblems(importTable, imports),
    ...(isDrawn ? [] : [`${path} is out of date: npm run graph`]),
  ];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
} else {
  await writeFile(path, document);
  console.info(path);
}
