import type { Template } from 'aws-cdk-lib/assertions';
import { resourcesOf } from './resources.ts';

export interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
  readonly Condition?: unknown;
}

interface Policy {
  readonly PolicyDocument: { readonly Statement: readonly Statement[] };
}

/** All statements of each role, by its logical id, whether they stand in the role or in a policy beside it. */
export function statementsByRole(stack: Template): ReadonlyMap<string, readonly Statement[]> {
  const beside = resourcesOf(stack, 'AWS::IAM::Policy').map(
    ([, { Properties }]) => Properties as unknown as Policy & { readonly Roles: readonly { Ref: string }[] },
  );
  const entries = resourcesOf(stack, 'AWS::IAM::Role').map(([id, { Properties }]) => {
    const inside = (Properties.Policies ?? []) as readonly Policy[];
    const attached = beside.filter(({ Roles }) => Roles.some(({ Ref }) => Ref === id));
    return [id, [...inside, ...attached].flatMap(({ PolicyDocument }) => PolicyDocument.Statement)] as const;
  });
  return new Map(entries);
}
