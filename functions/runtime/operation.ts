import type { OperationInput, OperationOutput, SchemasOf } from '#domain/operations/index.ts';
import { operationEntry, type PublicOperationName } from '#domain/operations/table.ts';
import { cameThroughCdn, hasPublicKey } from './guards.ts';
import { type Answer, type ApiEvent, type ApiHandler, type Call, type Guard, pipeline } from './pipeline.ts';

/** What an operation has beyond the usual: further guards, and an answer that is not JSON. */
interface Extras {
  readonly guards?: readonly Guard[];
  readonly answer?: Answer;
}

/** The Lambda handler of a public operation. Admin operations use {@link file://./admin-operation.ts}. */
export function operation<N extends PublicOperationName>(
  name: N,
  schemas: SchemasOf<N>,
  run: (input: OperationInput<N>, call: Call) => Promise<OperationOutput<N>>,
  { guards: more = [], answer }: Extras = {},
): ApiHandler {
  const isOpen = operationEntry(name).auth === 'none';
  const guards = [cameThroughCdn, ...(isOpen ? [] : [hasPublicKey]), ...more];
  const admit = async (event: ApiEvent) => {
    for (const guard of guards) guard(event);
    return {};
  };
  return pipeline(name, schemas[name], admit, run, answer);
}
