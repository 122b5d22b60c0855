import fc from 'fast-check';
import type { OperationName } from '#domain/operations/table.ts';
import { packages } from '#domain/packages.ts';
import type { JsonSchema, NamedSchemas } from '../../commands/openapi/component-schemas.ts';
import type { ApiDescription, OperationDescription } from '../../commands/openapi/describe-api.ts';
import type { Parameter } from '../../commands/openapi/parameters.ts';
import { aBooking } from '../booking.ts';
import { type Body, type Call, credentialWords } from './call.ts';
import { hostileText } from './hostile-values.ts';
import { knownRow } from './known-rows.ts';
import { oddBody, oddCredential, oddHeader, oddPath } from './odd-requests.ts';
import { mutated, nearlyRightValueOf, type Resolve, rightValueOf } from './schema-values.ts';

/** What a schema cannot say of a valid booking: services fit the package, keys are fresh, photos exist. */
const fits = (fields: object): object => {
  const { packageId } = fields as { packageId: keyof typeof packages };
  const { fullName, email, phone, address } = aBooking();
  return {
    ...fields,
    fullName,
    email,
    phone,
    address,
    services: packages[packageId].services,
    photo_urls: [],
  };
};

const pointsAt = (name: string, schema: JsonSchema, resolve: Resolve): fc.Arbitrary<unknown> => {
  const known = knownRow(name);
  const any = rightValueOf(schema, resolve);
  return known ? fc.oneof({ weight: 8, arbitrary: known }, { weight: 1, arbitrary: any }) : any;
};

/** Bodies that an operation should take, or nearly. */
function validBody(name: OperationName, schema: JsonSchema, resolve: Resolve): fc.Arbitrary<object> {
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  }; // as zod writes them
  const shape = Object.entries(properties).map(
    ([field, part]) => [field, pointsAt(field, part, resolve)] as const,
  );
  const any = fc.record(Object.fromEntries(shape), { requiredKeys: required });
  return name === 'lead-intake' ? fc.oneof(any, any.map(fits), any.map(fits)) : any;
}

/** An escaped path segment, mostly, and what is left when somebody forgets to escape. */
const segment = (name: string, schema: JsonSchema, resolve: Resolve): fc.Arbitrary<string> => {
  const escaped = (text: unknown) => encodeURIComponent(String(text).toWellFormed());
  const right = pointsAt(name, schema, resolve).map(escaped);
  const odd = fc.oneof(
    hostileText.map(escaped),
    nearlyRightValueOf(schema, resolve).map(escaped),
    fc.constantFrom(
      '%',
      '%zz',
      '%00',
      '%ff',
      '%c0%ae',
      '%2e%2e%2f',
      '..%2f..',
      '%252f',
      'a'.repeat(3000),
      'a;b=c',
      'a%0d%0ab',
    ),
  );
  return fc.oneof({ weight: 8, arbitrary: right }, { weight: 2, arbitrary: odd });
};

const queryText = (name: unknown, value: unknown) =>
  `${encodeURIComponent(String(name).toWellFormed())}=${encodeURIComponent(String(value).toWellFormed())}`;

function query(parameters: readonly Parameter[], resolve: Resolve): fc.Arbitrary<string> {
  const one = (of: (schema: JsonSchema, resolve: Resolve) => fc.Arbitrary<unknown>) =>
    parameters.map(({ name, schema }) => of(schema, resolve).map((value) => queryText(name, value)));
  const odd = fc.oneof(
    ...one(nearlyRightValueOf),
    fc.tuple(hostileText, hostileText).map(([name, value]) => queryText(name, value)),
    fc.constantFrom(
      '',
      '&&',
      '=',
      '?',
      'q[]=1',
      'q=a&q=b',
      'page=2&page=1',
      'id=x',
      '%zz=%',
      'q=%ff',
      'statuses=NEW,,',
      `q=${'a'.repeat(6000)}`,
    ),
  );
  const right =
    parameters.length === 0 ? fc.constant([]) : fc.array(fc.oneof(...one(rightValueOf)), { maxLength: 4 });
  const pairs = fc.oneof(
    { weight: 6, arbitrary: right },
    { weight: parameters.length > 0 ? 3 : 1, arbitrary: fc.array(odd, { minLength: 1, maxLength: 3 }) },
  );
  return pairs.map((all) => (all.length === 0 ? '' : `?${all.join('&')}`));
}

const mostly = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>, weight: number): fc.Arbitrary<T> =>
  fc.oneof({ weight: 20 - weight, arbitrary: usual }, { weight, arbitrary: odd });

function bodyOf(described: OperationDescription, resolve: Resolve): fc.Arbitrary<Body> {
  const schema = described.requestBody?.content['application/json'].schema;
  if (!schema) return mostly<Body>(fc.constant(undefined), oddBody(fc.constant({})), 1);
  const valid = validBody(described.operationId, resolve(schema), resolve);
  const asText = (body: unknown): Body => ({ text: JSON.stringify(body) });
  return fc.oneof(
    { weight: 9, arbitrary: valid.map(asText) },
    { weight: 8, arbitrary: mutated(schema, resolve, valid).map(asText) },
    { weight: 3, arbitrary: oddBody(valid) },
  );
}

function callOf(
  path: string,
  method: string,
  described: OperationDescription,
  resolve: Resolve,
): fc.Arbitrary<Call> {
  const { operationId: operation, parameters = [], security } = described;
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const takesKey = parameters.some((parameter) => parameter.in === 'header');
  const [scheme] = security.flatMap((names) => Object.keys(names));
  const word = scheme === 'adminToken' ? credentialWords.adminToken : credentialWords.publicKey;
  const other = scheme === 'adminToken' ? credentialWords.publicKey : credentialWords.adminToken;
  const right: fc.Arbitrary<string | undefined> = fc.constant(`Bearer ${word}`);
  const wrong: fc.Arbitrary<string | undefined> = fc.oneof(
    fc.constantFrom(undefined, `Bearer ${other}`),
    oddCredential,
  );
  const filled = fc
    .tuple(...inPath.map(({ name, schema }) => segment(name, schema, resolve)))
    .map((values) =>
      inPath.reduce(
        (text, { name }, index) => text.replace(`{${name}}`, () => values[index] ?? ''),
        `/api${path}`,
      ),
    )
    .map((target) => ({ target, isRouted: true }));
  const lost = oddPath.map((target) => ({ target, isRouted: false }));
  const key = fc.option(fc.stringMatching(/^[A-Za-z0-9_-]{8,64}$/), { freq: 10, nil: undefined });
  return fc
    .record({
      place: mostly(filled, lost, 1),
      query: query(inQuery, resolve),
      method: mostly(
        fc.constant(method),
        fc.constantFrom('HEAD', 'OPTIONS', 'DELETE', 'TRACE', 'PURGE', 'SEARCH'),
        1,
      ),
      credential: mostly(right, wrong, 3),
      key,
      odd: mostly<(readonly [string, string])[]>(
        fc.constant([]),
        fc.array(oddHeader, { minLength: 1, maxLength: 3 }),
        4,
      ),
      body: bodyOf(described, resolve),
    })
    .map(({ place, query, method: sent, credential, key, odd, body }) => ({
      operation,
      method: sent,
      target: place.target + query,
      headers: [
        ...(credential === undefined ? [] : [['authorization', credential] as const]),
        ...(body === undefined || odd.some(([name]) => name === 'content-type')
          ? []
          : [['content-type', 'application/json'] as const]),
        ...(takesKey && key !== undefined ? [['idempotency-key', key] as const] : []),
        ...odd,
      ],
      ...(body && { body }),
      isLetIn: scheme === undefined || credential === `Bearer ${word}`,
      isRouted: place.isRouted && sent === method,
    }));
}

export const resolverOf =
  (schemas: NamedSchemas): Resolve =>
  (schema) => {
    const { $ref } = schema as { $ref?: string };
    return $ref === undefined ? schema : (schemas[$ref.split('/').at(-1) ?? ''] ?? {});
  };

/** Calls of all operations that a description names: right, nearly right, and hostile. */
export function anyCall({ paths, components }: ApiDescription): fc.Arbitrary<Call> {
  const resolve = resolverOf(components.schemas);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      // What anybody may write gets the most attention.
      weight: described.operationId === 'lead-intake' ? 5 : 1,
      arbitrary: callOf(path, method.toUpperCase(), described, resolve),
    })),
  );
  return fc.oneof(...calls);
}
