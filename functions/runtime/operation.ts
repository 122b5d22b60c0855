import type { OperationInput, OperationOutput, SchemasOf } from '#domain/operations/index.ts';
import type { OpenOperationName, PublicOperationName } from '#domain/operations/table.ts';
import { cameThroughCdn, hasPublicKey } from './guards.ts';
import { type Answer, type ApiEvent, type ApiHandler, type Call, type Guard, pipeline } from './pipeline.ts';

type Run<N extends PublicOperationName> = (
  input: OperationInput<N>,
  call: Call,
) => Promise<OperationOutput<N>>;

const admitPast = (guards: readonly Guard[]) => async (event: ApiEvent) => {
  for (const guard of guards) guard(event);
  return {};
};

/** The Lambda handler of an operation that anyone may call: a probe, a phone's calendar. */
export const openOperation = <N extends OpenOperationName>(
  name: N,
  schemas: SchemasOf<N>,
  run: Run<N>,
  answer?: Answer,
): ApiHandler => pipeline(name, schemas[name], admitPast([cameThroughCdn]), run, answer);

/** The Lambda handler of an operation that the site's pages call, with its public key. */
export const operation = <N extends Exclude<PublicOperationName, OpenOperationName>>(
  name: N,
  schemas: SchemasOf<N>,
  run: Run<N>,
  guards: readonly Guard[] = [],
): ApiHandler => pipeline(name, schemas[name], admitPast([cameThroughCdn, hasPublicKey, ...guards]), run);
