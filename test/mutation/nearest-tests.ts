import { readImports } from '../../commands/import-graph/read-imports.ts';

/** As many imports away from a file a test of another folder still says something of it. */
const farthest = 2;

export interface Tests {
  /** The rules' own tests: the one that is named like the file, then nearest first. */
  readonly own: readonly string[];
  /** Unit tests of other folders that are at most two imports away. */
  readonly others: readonly string[];
}

/** The unit tests that reach a file by their imports. */
export async function nearestTests(): Promise<(file: string) => Tests> {
  const importers = Map.groupBy((await readImports()).files, ({ to }) => to);
  return (file) => {
    const distances = new Map([[file, 0]]);
    // A map is walked in the order in which it grows: breadth first.
    for (const [reached, distance] of distances) {
      for (const { from } of importers.get(reached) ?? []) {
        if (!distances.has(from)) distances.set(from, distance + 1);
      }
    }
    const named = file.replace(/^(.+)\.ts$/, 'test/$1.test.ts');
    const reaching = [...distances.keys()].filter((reached) => reached.endsWith('.test.ts'));
    const tests = reaching.toSorted((a, b) => Number(b === named) - Number(a === named));
    return {
      own: tests.filter((reached) => reached.startsWith('test/domain/')),
      others: tests.filter(
        (reached) => /^test\/(?:functions|web)\//.test(reached) && (distances.get(reached) ?? 0) <= farthest,
      ),
    };
  };
}
