import type { Import } from './read-imports.ts';

/** Importing folder to sorted imported folders. */
export type FolderGraph = ReadonlyMap<string, readonly string[]>;

/** `nameOf` returns undefined for files to leave out. */
export function folderGraph(
  imports: readonly Import[],
  nameOf: (file: string) => string | undefined,
): FolderGraph {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [importer, imported] = [nameOf(from), nameOf(to)];
    if (importer === undefined || imported === undefined || importer === imported) continue;
    graph.set(importer, (graph.get(importer) ?? new Set()).add(imported));
  }
  return new Map([...graph].sort().map(([folder, targets]) => [folder, [...targets].sort()]));
}

export function cycleIn(graph: FolderGraph): readonly string[] | undefined {
  const done = new Set<string>();
  const walk = (folder: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder];
    if (done.has(folder)) return undefined;
    for (const next of graph.get(folder) ?? []) {
      const cycle = walk(next, [...way, folder]);
      if (cycle) return cycle;
    }
    done.add(folder);
    return undefined;
  };
  for (const folder of graph.keys()) {
    const cycle = walk(folder, []);
    if (cycle) return cycle;
  }
  return undefined;
}

export function mermaid(graph: FolderGraph): string {
  const arrows = [...graph].flatMap(([from, targets]) => targets.map((to) => `  ${from} --> ${to}`));
  return ['```mermaid', 'graph TD', ...arrows, '```'].join('\n');
}
