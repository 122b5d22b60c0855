import type { OperationName } from '#domain/operations/table.ts';

export type Input = Readonly<Record<string, unknown>>;

/** Sends one call of an operation and answers its JSON; throws when it is refused. */
export type Send = (name: OperationName, input: Input) => Promise<Record<string, string>>;
