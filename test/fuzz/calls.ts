import fc from 'fast-check';
import { knownFields } from '#domain/booking/intake-values.ts';
import type { OperationName } from '#domain/operations/table.ts';
import { packages } from '#domain/price/packages.ts';
import type { JsonSchema, NamedSchemas } from '../../commands/openapi/component-schemas.ts';
import type { ApiDescription, OperationDescription } from '../../commands/openapi/describe-api.ts';
import type { Parameter } from '../../commands/openapi/parameters.ts';
import { aBooking } from '../booking.ts';
import { type Body, type Call, credentialWords } from './call.ts';
import { hostileText } from './hostile-values.ts';
import { knownRow } from './known-rows.ts';
import { oddBody, oddCredential, oddHeader, oddPath } from './odd-requests.ts';
import { mutated, nearlyRightValueOf, type Resolve, rightValueOf } from './schema-values.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What schemas cannot say: services fit the package, photos exist, ranges are in order, sums stay small. */
const fitting: Partial<Record<OperationName, (fields: Fields) => Fields>> = {
  'lead-intake': ({ again: _, accessReview: __, ...fields }) => {
    const { services } = packages[fields.packageId as keyof typeof packages]; // one of the schema's choices
    const booking = aBooking();
    const known = Object.fromEntries(knownFields.map((field) => [field, booking[field]]));
    return { ...fields, ...known, services, hasWater: true, hasPower: true, photo_urls: [] };
  },
  'admin-lead-update': ({ undo_entry_id: _, email: __, services: ___, requested_service: ____, ...fields }) =>
    fields,
  'admin-offer': (fields) => ({ ...fields, est_price_min: 0 }),
  'admin-schedule': ({ leadId }) => ({ leadId, scheduled_at: '2087-04-01T17:00:00.000Z', overlap: true }),
  'offer-answer': ({ offerSentAt }) => ({ offerSentAt, answer: 'question', message: 'When?' }),
  'visit-move': ({ visitStart }) => ({ visitStart, start: visitStart }),
  'visit-cancel': ({ visitStart }) => ({ visitStart }),
  'ready-check': ({ visitStart }) => ({ visitStart, water: true, power: true, access: true, boat: true }),
  'extra-answer': () => ({ answer: 'leave', version: 1 }),
  'admin-lead-create': () => ({ fullName: 'Dan Reyes', phone: '(310) 555-0142' }),
  'admin-lead-link': ({ customer_id }) => ({ customer_id }),
  'admin-visit': () => ({ act: 'on-my-way' }),
  'admin-move-offer': () => ({ why: 'Rain is likely.' }),
  'customer-message': () => ({ message: 'Is Monday fine?' }),
  'admin-message': () => ({ message: 'Monday is fine.' }),
  review: () => ({ rating: 4, publish: true }),
  'lead-correct': () => ({ phone: '(310) 555-0142' }),
  'admin-extra': () => ({ line: 'Transom oxidation', amount: 12_000 }),
  'admin-quote-save': () => ({ line_items: [{ description: 'Wash', quantity: 2.5, unit_price: 5000 }] }),
  'admin-finish': () => ({ lines: [{ description: 'Wash', quantity: 2.5, unit_price: 5000 }] }),
  'admin-job-photos': ({ order = [] }) => ({ order }),
  'admin-paid': () => ({ how: 'check' }),
  'quote-decide': ({ updated_at: _, ...fields }) => fields,
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
  const any: fc.Arbitrary<Fields> = fc.record(Object.fromEntries(shape), { requiredKeys: required });
  const fit = fitting[name];
  return fit ? mostly(any.map(fit), any, 3) : any;
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
  const pointing = parameters.map(({ name, schema }) =>
    pointsAt(name, schema, resolve).map((value) => queryText(name, value)),
  );
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
  const right = parameters.length === 0 ? fc.constant([]) : fc.array(fc.oneof(...pointing), { maxLength: 4 });
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

/** The operation's address, its path filled in; rarely one that does not exist. */
function placeOf(path: string, inPath: readonly Parameter[], resolve: Resolve) {
  const filled = fc
    .tuple(...inPath.map(({ name, schema }) => segment(name, schema, resolve)))
    .map((values) => {
      const fill = (text: string, { name }: Parameter, index: number) =>
        text.replace(`{${name}}`, () => values[index] ?? '');
      return { target: inPath.reduce(fill, `/api${path}`), isRouted: true };
    });
  return mostly(
    filled,
    oddPath.map((target) => ({ target, isRouted: false })),
    1,
  );
}

/** The right Authorization header for a scheme, or a wrong one, or none. */
function credentialFor(scheme: string | undefined): fc.Arbitrary<{ value?: string; isLetIn: boolean }> {
  const { adminToken, publicKey } = credentialWords;
  const [word, other] = scheme === 'adminToken' ? [adminToken, publicKey] : [publicKey, adminToken];
  const isOpen = scheme === undefined;
  return mostly(
    fc.constant({ value: `Bearer ${word}`, isLetIn: true }),
    fc.oneof(
      fc.constant({ isLetIn: isOpen }),
      fc.oneof(fc.constant(`Bearer ${other}`), oddCredential).map((value) => ({ value, isLetIn: isOpen })),
    ),
    3,
  );
}

const oddMethods = ['HEAD', 'OPTIONS', 'DELETE', 'TRACE', 'PURGE', 'SEARCH'] as const;

function callOf(
  path: string,
  method: string,
  described: OperationDescription,
  resolve: Resolve,
): fc.Arbitrary<Call> {
  const { operationId: operation, parameters = [], security } = described;
  const partsIn = (where: Parameter['in']) => parameters.filter((parameter) => parameter.in === where);
  const [scheme] = security.flatMap((names) => Object.keys(names));
  const parts = fc.record({
    place: placeOf(path, partsIn('path'), resolve),
    query: query(partsIn('query'), resolve),
    method: mostly(fc.constant(method), fc.constantFrom(...oddMethods), 1),
    credential: credentialFor(scheme),
    key: fc.option(fc.stringMatching(/^[A-Za-z0-9_-]{8,64}$/), { freq: 10, nil: undefined }),
    odd: mostly<(readonly [string, string])[]>(
      fc.constant([]),
      fc.array(oddHeader, { minLength: 1, maxLength: 3 }),
      4,
    ),
    body: bodyOf(described, resolve),
  });
  return parts.map(({ place, query, method: sent, credential, key, odd, body }) => {
    const { value, isLetIn } = credential;
    const hasType = odd.some(([name]) => name === 'content-type');
    const headers: [string, string | undefined][] = [
      ['authorization', value],
      ['content-type', body === undefined || hasType ? undefined : 'application/json'],
      ['idempotency-key', partsIn('header').length > 0 ? key : undefined],
    ];
    return {
      operation,
      method: sent,
      target: place.target + query,
      headers: [
        ...headers.flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const])),
        ...odd,
      ],
      ...(body && { body }),
      isLetIn,
      isRouted: place.isRouted && sent === method,
    };
  });
}

const resolverOf =
  (schemas: NamedSchemas): Resolve =>
  (schema) => {
    const { $ref } = schema as { $ref?: string };
    return $ref === undefined ? schema : (schemas[$ref.split('/').at(-1) ?? ''] ?? {});
  };

/** What anybody may write gets the most attention, what only reads the least. */
const weightOf = ({ operationId, requestBody }: OperationDescription): number => {
  if (operationId === 'lead-intake') return 8;
  return requestBody ? 2 : 1;
};

/** Calls of all operations that a description names: right, nearly right, and hostile. */
export function anyCall({ paths, components }: ApiDescription): fc.Arbitrary<Call> {
  const resolve = resolverOf(components.schemas);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      weight: weightOf(described),
      arbitrary: callOf(path, method.toUpperCase(), described, resolve),
    })),
  );
  return fc.oneof(...calls);
}
