import { type FolderGraph, folderGraph, mermaid } from './folder-graph.ts';
import type { Floor } from './import-table.ts';
import type { Import } from './read-imports.ts';

type Table = Readonly<Record<string, Floor>>;

/** Without tests, which import everything and are imported by nothing. */
export function drawnGraphs(imports: readonly Import[]): ReadonlyMap<string, FolderGraph> {
  const top = (file: string) =>
    file.startsWith('test/') || !file.includes('/') ? undefined : file.split('/')[0];
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

const listed = (names: readonly string[], none: string): string =>
  names.length === 0 ? none : names.map((name) => `\`${name}\``).join(', ');

const floorsTable = (table: Table): string =>
  [
    '| Floor | may import | packages |',
    '|---|---|---|',
    ...Object.entries(table).map(
      ([name, { may, packages = [] }]) => `| \`${name}/\` | ${listed(may, '')} | ${listed(packages, '')} |`,
    ),
  ].join('\n');

const roomsTable = ({ rooms = {}, ground = [] }: Floor): string =>
  [
    '| Room | knows | packages |',
    '|---|---|---|',
    `| the ground | ${listed(ground, '')} | |`,
    ...Object.entries(rooms).map(
      ([name, { rooms: known = [], packages = [] }]) =>
        `| \`${name}/\` | ${listed(known, '')} | ${listed(packages, '')} |`,
    ),
  ].join('\n');

export function graphDocument(table: Table, imports: readonly Import[]): string {
  const withRooms = Object.entries(table).filter(([, { rooms }]) => rooms !== undefined);
  const parts = [
    `## Floors\n\n${floorsTable(table)}\n`,
    ...withRooms.map(([name, floor]) => `## Rooms of \`${name}/\`\n\n${roomsTable(floor)}\n`),
    ...[...drawnGraphs(imports)].map(([heading, graph]) => `## ${heading}\n\n${mermaid(graph)}\n`),
  ];
  return `# Who may import whom

Written by \`npm run graph\` from [the import table](../commands/import-graph/import-table.ts) and from the imports themselves, types included. \`npm run lint\` fails on an import that the table does not allow, on a row that nothing uses, and on a cycle. Every file may import its own room and the ground of its floor; \`test/\` may import anything. [Why so](decisions/import-directions.md).

${parts.join('\n')}`;
}
