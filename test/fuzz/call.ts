import type { OperationName } from '#domain/operations/table.ts';

/** What stands for the value that a call must carry to be let in. */
export const credentialWords = { publicKey: 'PUBLICKEYWORD', adminToken: 'ADMINTOKENWORD' } as const;

/** One call over HTTP, as it goes out once words are replaced by the true names of rows and credentials. */
export interface Call {
  readonly operation: OperationName;
  readonly method: string;
  /** Path and query as they are sent, escaped or not. */
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Text goes out as UTF-8, `base64` as the bytes that it stands for. */
  readonly body?: { readonly text: string } | { readonly base64: string };
  /** It carries the credential that the operation asks for. */
  readonly isLetIn: boolean;
  /** Method and path are those of the operation. */
  readonly isRouted: boolean;
}

export type Body = Call['body'];
