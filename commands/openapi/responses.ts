import { type ErrorCode, errorStatuses } from '#domain/operations/errors.ts';
import type { OperationEntry } from '#domain/operations/table.ts';
import { componentRef, type JsonSchema } from './component-schemas.ts';

type Ref = { readonly $ref: string };

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Ref>>;
  readonly content: Readonly<Record<string, { readonly schema: Ref | JsonSchema }>>;
}

const failures: Record<ErrorCode, { readonly name: string; readonly description: string }> = {
  invalid: { name: 'Invalid', description: 'Something in the request is wrong; `fields` says what.' },
  unauthorized: { name: 'Unauthorized', description: 'The key or token is missing, wrong or has expired.' },
  forbidden: {
    name: 'Forbidden',
    description: 'The token is not an admin’s, or the call came past the CDN.',
  },
  'not-found': { name: 'NotFound', description: 'There is nothing under this address, or no longer.' },
  conflict: { name: 'Conflict', description: 'Something else happened before or in between.' },
  'too-large': { name: 'TooLarge', description: 'The body is larger than 64 KiB.' },
  'unsupported-type': { name: 'UnsupportedType', description: 'The body is not `application/json`.' },
  'too-old': {
    name: 'TooOld',
    description: 'The app that calls is of a version that is no longer answered.',
  },
  'too-many': {
    name: 'TooMany',
    description: 'The limit of a day is reached; or too many calls, try again in a moment.',
  },
  'mail-failed': {
    name: 'MailFailed',
    description: 'The mail was not sent, or nobody knows whether it was.',
  },
};

/** Possible for every operation: guards and body checks come first. */
const common = ['invalid', 'unauthorized', 'forbidden', 'too-large', 'unsupported-type'] as const;

const ofAdmins: readonly ErrorCode[] = ['too-old'];

const ours = componentRef('schemas', 'ErrorBody');
const gateways = componentRef('schemas', 'GatewayError');
const json = (schema: Ref | JsonSchema) => ({ 'application/json': { schema } });

/** The gateway checks these too, with errors of its own. */
const alsoByGateway: readonly ErrorCode[] = ['unauthorized', 'too-large', 'too-many'];

export const sharedHeaders = {
  NoStore: {
    description: 'Answers are private: neither browser nor CDN may keep them.',
    schema: { type: 'string', const: 'no-store' },
  },
};
const noStore = { 'Cache-Control': componentRef('headers', 'NoStore') };

const failure = (code: ErrorCode): [string, Response] => {
  const { name, description } = failures[code];
  const isShared = alsoByGateway.includes(code);
  return [
    name,
    {
      description,
      ...(isShared ? {} : { headers: noStore }),
      content: json(isShared ? { anyOf: [ours, gateways] } : ours),
    },
  ];
};

const codes = Object.keys(failures) as ErrorCode[]; // keys of a complete record

export const sharedResponses: Readonly<Record<string, Response>> = {
  ...Object.fromEntries(codes.map(failure)),
  Throttled: { description: 'Too many calls; try again in a moment.', content: json(gateways) },
  Failed: {
    description: 'Something went wrong on our side. Nothing is said of the cause.',
    content: json({ anyOf: [ours, gateways] }),
  },
  Unavailable: { description: 'The service is down; try again later.', content: json(gateways) },
};

export function responsesOf(entry: OperationEntry, outputName: string): Record<string, Response | Ref> {
  const mayFail = codes.filter(
    (code) =>
      entry.errors?.includes(code) ||
      common.some((always) => always === code) ||
      (entry.auth === 'admin' && ofAdmins.includes(code)),
  );
  const isGuarded = entry.auth !== 'none';
  const listed = mayFail.filter((code) => code !== 'unauthorized' || isGuarded);
  return {
    200: {
      description: 'Done.',
      headers: noStore,
      content: { [entry.answers ?? 'application/json']: { schema: componentRef('schemas', outputName) } },
    },
    429: componentRef('responses', 'Throttled'),
    ...Object.fromEntries(
      listed.map((code) => [errorStatuses[code], componentRef('responses', failures[code].name)]),
    ),
    500: componentRef('responses', 'Failed'),
    503: componentRef('responses', 'Unavailable'),
  };
}
