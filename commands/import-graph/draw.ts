import { type FolderGraph, folderGraph, mermaid } from './folder-graph.ts';
import type { Import } from './read-imports.ts';

/** Without tests, which import everything and are imported by nothing. */
export function drawnGraphs(imports: readonly Import[]): ReadonlyMap<string, FolderGraph> {
  const top = (file: string) => (file.startsWith('test/') ? undefined : file.split('/')[0]);
  const inside = (root: string, loose: string) => (file: string) => {
    const [first, second, third] = file.split('/');
    if (first !== root || second === 'styles') return undefined;
    return third === undefined ? loose : second;
  };
  return new Map([
    ['The whole', folderGraph(imports, top)],
    ['Inside `functions/`', folderGraph(imports, inside('functions', 'operations'))],
    ['Inside `web/`', folderGraph(imports, inside('web', 'pages'))],
  ]);
}

export function graphDocument(imports: readonly Import[]): string {
  const parts = [...drawnGraphs(imports)].map(([heading, graph]) => `## ${heading}\n\n${mermaid(graph)}\n`);
  return `# Who imports whom

Drawn by \`npm run graph\` from the imports themselves, types included; a test fails when it is out of date or an arrow leads back. An arrow points at what is imported. [Import directions](decisions/import-directions.md) says which arrows may be, the linter holds them, and knip finds cycles between single files.

${parts.join('\n')}`;
}
