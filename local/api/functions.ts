import type { OperationName } from '#domain/operations/table.ts';
import type { Handler } from './invoke.ts';

/** The deployed functions' files, imported on their first call. */
export async function importHandler(name: OperationName): Promise<Handler> {
  const file = new URL(`../../functions/${name}.ts`, import.meta.url);
  const module = (await import(file.href)) as { handler: Handler };
  return module.handler;
}
