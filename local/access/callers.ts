import { channel } from 'node:diagnostics_channel';
import { type JobGrant, jobEntry, jobNames } from '#domain/operations/jobs.ts';
import { operationEntry, operationNames } from '#domain/operations/table.ts';
import { type Statement, statementsOf } from '#lib/grants.ts';
import { LOCAL_CREDENTIALS } from '../credentials.ts';
import { localResources } from './arns.ts';
import { type Ask, isAllowed } from './policy.ts';

export interface AllowedAsk {
  readonly functionName: string;
  readonly ask: Ask;
}

/** Tells of each, an `AllowedAsk`. */
export const allowedAsks = channel('local:allowed-asks');

export interface Caller {
  may(ask: Ask): boolean;
  /** What AWS says of a call that it may not make. It is said on the terminal too: a grant is missing. */
  refusalOf(ask: Ask): string;
}

/** A function's access key. DynamoDB Local takes letters and digits alone. */
export const accessKeyOf = (functionName: string): string => functionName.replaceAll('-', '');

const callerWith = (name: string, may: Caller['may']): Caller => ({
  may,
  refusalOf: ({ action, resource, values }) => {
    const sentence = `User: arn:aws:sts::000000000000:assumed-role/${name} is not authorized to perform: ${action} on resource: ${resource} because no identity-based policy allows the ${action} action`;
    console.error(values ? `${sentence} with ${JSON.stringify(values)}` : sentence);
    return sentence;
  },
});

/** The policy that a function with these grants has, about what lies on this machine. */
export const policyOf = (grants: readonly JobGrant[]): readonly Statement[] =>
  grants.flatMap((grant) => statementsOf(grant, localResources));

function functionCaller(name: string, grants: readonly JobGrant[]): [string, Caller] {
  const policy = policyOf(grants);
  const may = (ask: Ask) => {
    const isGranted = isAllowed(policy, ask);
    if (isGranted) allowedAsks.publish({ functionName: name, ask } satisfies AllowedAsk);
    return isGranted;
  };
  return [accessKeyOf(name), callerWith(name, may)];
}

const callers: ReadonlyMap<string, Caller> = new Map([
  [LOCAL_CREDENTIALS.accessKeyId, callerWith('operator', () => true)],
  ...operationNames.map((name) => functionCaller(name, operationEntry(name).grants)),
  ...jobNames.map((name) => functionCaller(name, jobEntry(name).grants)),
]);

/** Undefined for a key that is nobody's. */
export const callerOf = (accessKeyId: string): Caller | undefined => callers.get(accessKeyId);

/** Who signed a call by its Authorization header. */
export const signerOf = (authorization: string | undefined): Caller | undefined =>
  callerOf(/Credential=([^/,]+)/.exec(authorization ?? '')?.[1] ?? '');
