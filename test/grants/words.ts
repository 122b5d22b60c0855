import { type JobGrant, jobEntry, jobNames } from '#domain/operations/jobs.ts';
import { operationEntry, operationNames } from '#domain/operations/table.ts';
import type { Statement } from '#lib/grants.ts';
import { type AllowedAsk, policyOf } from '#local/access/callers.ts';
import { isAllowed } from '#local/access/policy.ts';

/** One word of a function's policy, and the policy without it. */
interface Word {
  readonly text: string;
  readonly rest: readonly Statement[];
}

const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, at) => at !== index);

/** A statement with one word less, for each of its words: actions, resources and the values of its conditions. */
function shorter(statement: Statement): { readonly word: string; readonly statement: Statement }[] {
  const { actions, resources, conditions = {} } = statement;
  return [
    ...actions.map((word, at) => ({ word, statement: { ...statement, actions: without(actions, at) } })),
    ...resources.map((word, at) => ({
      word,
      statement: { ...statement, resources: without(resources, at) },
    })),
    ...Object.entries(conditions).flatMap(([operator, keys]) =>
      Object.entries(keys).flatMap(([key, values]) =>
        [values].flat().map((word, at) => {
          const fewer = { ...keys, [key]: without([values].flat(), at) };
          return { word, statement: { ...statement, conditions: { ...conditions, [operator]: fewer } } };
        }),
      ),
    ),
  ];
}

function wordsOf(grants: readonly JobGrant[]): Word[] {
  const statements = grants.flatMap((grant) => policyOf([grant]).map((statement) => ({ grant, statement })));
  return statements.flatMap(({ grant, statement }, index) => {
    const others = without(statements, index).map((other) => other.statement);
    return shorter(statement).map((less) => ({
      text: `${grant} ${statement.actions.join()}: ${less.word}`,
      rest: [...others, less.statement],
    }));
  });
}

const functions: readonly (readonly [string, readonly JobGrant[]])[] = [
  ...operationNames.map((name) => [name, operationEntry(name).grants] as const),
  ...jobNames.map((name) => [name, jobEntry(name).grants] as const),
];

/** The words of all policies without which every call in `asks` would still be allowed, by function. */
export function idleWords(asks: readonly AllowedAsk[]): string[] {
  return functions.flatMap(([name, grants]) => {
    const own = asks.filter(({ functionName }) => functionName === name);
    return wordsOf(grants)
      .filter(({ rest }) => own.every(({ ask }) => isAllowed(rest, ask)))
      .map(({ text }) => `${name}: ${text}`);
  });
}
