import type { OperationEntry } from '#domain/operations/table.ts';
import { componentRef, type JsonSchema } from './component-schemas.ts';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: true;
  readonly description?: string;
  readonly schema: JsonSchema;
}

const parameterNotes: Readonly<Record<string, string>> = {
  q: 'Finds leads whose name, email, city or boat type contains this; case and accents do not count.',
  statuses: 'Statuses joined by commas; empty for all.',
  from: 'First day, in Los Angeles.',
  to: 'Last day, in Los Angeles.',
  hasPlan: 'Only leads that are interested in a plan, or only those that are not.',
  quarantined: 'Leads that the spam trap caught, instead of all others.',
  page: 'From 1.',
  pageSize: 'At most 100.',
  limit: 'At most this many; anything but a positive whole number is ignored.',
  tag: 'Only posts with this tag.',
};

const keyNotes = {
  always: 'The same key never mails twice.',
  'to-mail-once': 'With one, a cancellation that is sent again never mails twice.',
  'to-add-once': 'The same key never adds twice.',
} as const;

const pathNames = ({ path }: OperationEntry): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));

interface Split {
  readonly parameters: readonly Parameter[];
  readonly body: JsonSchema | undefined;
}

export function splitInput(
  entry: OperationEntry,
  { properties = {}, required = [], ...rest }: JsonSchema,
): Split {
  const inPath = pathNames(entry);
  const all = Object.entries(properties) as [string, JsonSchema][]; // zod makes no boolean schemas here
  const others = all.filter(([name]) => !inPath.includes(name));
  const parameter = (where: Parameter['in'], [name, schema]: [string, JsonSchema]): Parameter => ({
    name,
    in: where,
    ...(required.includes(name) && { required: true }),
    ...(parameterNotes[name] && where === 'query' && { description: parameterNotes[name] }),
    schema,
  });
  const { idempotencyKey } = entry;
  const header: Parameter[] = idempotencyKey
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header',
          ...(idempotencyKey === 'always' && { required: true }),
          description: keyNotes[idempotencyKey],
          schema: componentRef('schemas', 'IdempotencyKey'),
        },
      ]
    : [];
  const version: Parameter[] =
    entry.auth === 'admin'
      ? [
          {
            name: 'App-Version',
            in: 'header',
            description:
              'Sent by the admin’s app. One that is too old is answered 426; a call without it never is.',
            schema: { type: 'string' },
          },
        ]
      : [];
  const isQuery = entry.method === 'GET';
  const needed = required.filter((name) => !inPath.includes(name));
  return {
    parameters: [
      ...all.filter(([name]) => inPath.includes(name)).map((property) => parameter('path', property)),
      ...(isQuery ? others.map((property) => parameter('query', property)) : []),
      ...header,
      ...version,
    ],
    body:
      isQuery || others.length === 0
        ? undefined
        : {
            type: 'object',
            properties: Object.fromEntries(others),
            ...(needed.length > 0 && { required: needed }),
            ...rest,
          },
  };
}
