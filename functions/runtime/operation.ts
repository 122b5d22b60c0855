import type { OperationInput, OperationOutput, SchemasOf } from '#domain/operations/index.ts';
import type { OperationName, operationTable } from '#domain/operations/table.ts';
import { operationEntry } from '#domain/operations/table.ts';
import { cameThroughCdn, hasPublicKey } from './guards.ts';
import { type ApiHandler, type Call, type Guard, pipeline } from './pipeline.ts';

type Table = typeof operationTable;
/** Operations that need no signed-in admin. */
export type PublicOperationName = {
  [N in OperationName]: Table[N]['auth'] extends 'admin' ? never : N;
}[OperationName];

/** The Lambda handler of a public operation, with further guards if any. Admin operations use {@link file://./admin-operation.ts}. */
export function operation<N extends PublicOperationName>(
  name: N,
  schemas: SchemasOf<N>,
  run: (input: OperationInput<N>, call: Call) => Promise<OperationOutput<N>>,
  ...more: Guard[]
): ApiHandler {
  const isOpen = operationEntry(name).auth === 'none';
  const guards = isOpen ? [cameThroughCdn] : [cameThroughCdn, hasPublicKey];
  return pipeline(name, schemas[name], [...guards, ...more], run);
}
