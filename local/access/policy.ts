import type { Statement } from '#lib/grants.ts';

/** What a call asks for, as IAM sees it. A call that touches several resources asks for each. */
export interface Ask {
  readonly action: string;
  readonly resource: string;
  /** The values of the request's condition keys, e.g. of `s3:prefix`. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
}

/** A star stands for any text; our patterns have one, or none. */
function isLike(pattern: string, text: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return text === pattern;
  return text.startsWith(start) && text.slice(start.length).endsWith(end);
}

type Test = (wanted: readonly string[], given: readonly string[]) => boolean;

const operators: Readonly<Record<string, Test>> = {
  StringEquals: (wanted, given) => given.some((value) => wanted.includes(value)),
  StringLike: (wanted, given) => given.some((value) => wanted.some((pattern) => isLike(pattern, value))),
  'ForAllValues:StringEquals': (wanted, given) => given.every((value) => wanted.includes(value)),
};

function holds(operator: string, key: string, wanted: string | readonly string[], { values }: Ask): boolean {
  const test = operators[operator];
  if (!test) throw new Error(`The local services do not know the condition ${operator}.`);
  return test([wanted].flat(), values?.[key] ?? []);
}

const allows = ({ actions, resources, conditions = {} }: Statement, ask: Ask): boolean =>
  actions.includes(ask.action) &&
  resources.some((pattern) => isLike(pattern, ask.resource)) &&
  Object.entries(conditions).every(([operator, keys]) =>
    Object.entries(keys).every(([key, wanted]) => holds(operator, key, wanted, ask)),
  );

export const isAllowed = (policy: readonly Statement[], ask: Ask): boolean =>
  policy.some((statement) => allows(statement, ask));
