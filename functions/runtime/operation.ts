import type { OperationInput, OperationOutput, SchemasOf } from '#domain/operations/index.ts';
import { operationEntry, type PublicOperationName } from '#domain/operations/table.ts';
import { cameThroughCdn, hasPublicKey } from './guards.ts';
import { type ApiEvent, type ApiHandler, type Call, type Guard, pipeline } from './pipeline.ts';

export function operation<N extends PublicOperationName>(
  name: N,
  schemas: SchemasOf<N>,
  run: (input: OperationInput<N>, call: Call) => Promise<OperationOutput<N>>,
  ...more: Guard[]
): ApiHandler {
  const isOpen = operationEntry(name).auth === 'none';
  const guards = [cameThroughCdn, ...(isOpen ? [] : [hasPublicKey]), ...more];
  const admit = async (event: ApiEvent) => {
    for (const guard of guards) guard(event);
    return {};
  };
  return pipeline(name, schemas[name], admit, run);
}
