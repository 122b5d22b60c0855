import type { Template } from 'aws-cdk-lib/assertions';
import type { FunctionName } from '#lib/bundle.ts';
import { resourcesOf } from './resources.ts';
import { type Statement, statementsByRole } from './statements.ts';

/** What one function may do: `dynamodb:GetItem on Leads`. */
export interface Permission {
  readonly action: string;
  readonly resource: string;
  readonly condition: unknown;
}

type Intrinsic = { readonly [name: string]: unknown };
const isIntrinsic = (value: unknown): value is Intrinsic => typeof value === 'object' && value !== null;

/** The logical id that a value points to, or its text with those ids in place. */
function readable(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!isIntrinsic(value)) return String(value);
  if (value.Ref !== undefined) return String(value.Ref);
  if (Array.isArray(value['Fn::GetAtt'])) {
    const [id, attribute] = value['Fn::GetAtt'];
    return attribute === 'Arn' ? String(id) : `${id}.${attribute}`;
  }
  const [separator, parts] = (value['Fn::Join'] ?? ['', []]) as [string, unknown[]];
  return parts.map(readable).join(separator);
}

/** Names without the hashes that CDK adds, ARNs without partition, region and account. */
const short = (text: string): string =>
  text
    .replace(/^arn:[^:]*:([^:]*):[^:]*:[^:]*:/, '$1:')
    .replace(/^[\w.]*:[\w.]*:[^:]*:configuration-set\//, '')
    .replace(/[0-9A-F]{8}(?=$|[./])/g, '');

const permissionsIn = ({ Action, Resource, Condition }: Statement): Permission[] =>
  [Action].flat().flatMap((action) =>
    [Resource].flat().map((resource) => ({
      action: String(action),
      resource: short(readable(resource)),
      condition: Condition,
    })),
  );

/** Every function of a stack with all that its role allows, read from the template; `names` are those of ours. */
export function permissionsOf(
  stack: Template,
  names: ReadonlyMap<string, FunctionName>,
): ReadonlyMap<string, readonly Permission[]> {
  const statements = statementsByRole(stack);
  const roles = new Map(resourcesOf(stack, 'AWS::IAM::Role'));
  const entries = resourcesOf(stack, 'AWS::Lambda::Function').map(([id, { Properties }]) => {
    const role = readable(Properties.Role);
    const granted = (statements.get(role) ?? []).flatMap(permissionsIn);
    const managed = ((roles.get(role)?.Properties.ManagedPolicyArns ?? []) as unknown[]).map((arn) => ({
      action: 'managed policy',
      resource: short(readable(arn)),
      condition: undefined,
    }));
    return [names.get(id) ?? short(id), [...granted, ...managed]] as const;
  });
  return new Map(entries);
}
