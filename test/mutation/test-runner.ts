import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { BaseSequencer, createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { type Mutation, mutated } from './mutations-of.ts';

/** Milliseconds for one file of tests; what is still running then runs in circles, unless it fills the memory first. */
const patience = 300_000;

/** A change that is made in memory only. */
interface Change {
  readonly file: string;
  readonly mutation: Mutation;
}

/**
 * Runs unit tests in the order in which they are asked for, with one file of the project changed where that is asked
 * for. Tests that mock modules need a process of their own each, `isolate`, which takes three times as long.
 */
export async function testRunner({ isolate }: { readonly isolate: boolean }) {
  let change: Change | undefined;
  let hasFailed = false;
  let moveOn: () => void = () => undefined;
  let giveUp: () => void = () => undefined;
  // A thread that is out of memory ends by an error to which vitest doesn't listen.
  process.on('uncaughtException', (error) => {
    if (!error.message.startsWith('Worker exited unexpectedly')) throw error;
    giveUp();
  });
  /** Where each test stands among those that were asked for. */
  let places = new Map<string, number>();
  const placeOf = ({ moduleId }: TestSpecification): number => places.get(moduleId) ?? 0;
  const start = (): Promise<Vitest> =>
    createVitest(
      'test',
      {
        config: false,
        watch: false,
        include: ['test/{domain,functions,web}/**/*.test.ts'],
        setupFiles: ['test/console-guard.ts'],
        env: { POWERTOOLS_LOG_LEVEL: 'WARN', POWERTOOLS_METRICS_DISABLED: 'true' },
        // It would answer with what is on the disk.
        fsModuleCache: false,
        // A thread that runs in circles can be ended.
        pool: 'threads',
        isolate,
        // A test that is slow because the machine is busy has noticed nothing.
        testTimeout: patience,
        hookTimeout: patience,
        sequence: {
          sequencer: class extends BaseSequencer {
            override sort(specifications: TestSpecification[]) {
              return Promise.resolve(specifications.toSorted((a, b) => placeOf(a) - placeOf(b)));
            }
          },
        },
        maxWorkers: isolate ? 2 : 1,
        bail: 1,
        reporters: [
          {
            onTestModuleEnd: () => moveOn(),
            onTestRunEnd: (_files, _errors, reason) => {
              hasFailed = reason !== 'passed';
            },
          },
        ],
      },
      {
        plugins: [
          {
            name: 'mutation',
            enforce: 'pre',
            load: (id) =>
              change && id === path.resolve(change.file)
                ? mutated(readFileSync(id, 'utf8'), change.mutation)
                : null,
          },
        ],
      },
    );
  let vitest = await start();
  let known: Awaited<ReturnType<Vitest['globTestSpecifications']>> | undefined;

  const isGreen = async (tests: readonly string[]): Promise<boolean> => {
    if (tests.length === 0) return true;
    places = new Map(tests.map((test, place) => [path.resolve(test), place]));
    known ??= await vitest.globTestSpecifications();
    const { promise: patienceEnds, resolve } = Promise.withResolvers<'endless'>();
    giveUp = () => resolve('endless');
    const timer = setTimeout(giveUp, patience);
    moveOn = () => timer.refresh();
    const run = vitest.runTestSpecifications(known.filter(({ moduleId }) => places.has(moduleId)));
    const ended = await Promise.race([run, patienceEnds]);
    clearTimeout(timer);
    process.exitCode = 0;
    if (ended !== 'endless') return !hasFailed;
    await vitest.close();
    vitest = await start();
    known = undefined;
    return false;
  };

  return {
    isGreen,
    /** Whether the tests stay green although the change is made. */
    survives: async (made: Change, tests: readonly string[]): Promise<boolean> => {
      change = made;
      vitest.invalidateFile(path.resolve(made.file));
      const survived = await isGreen(tests);
      change = undefined;
      vitest.invalidateFile(path.resolve(made.file));
      return survived;
    },
    stop: () => vitest.close(),
  };
}
