import fc from 'fast-check';
import type { JsonSchema } from '../../commands/openapi/component-schemas.ts';
import { hostileText, hostileValue } from './hostile-values.ts';

/** Finds the schema that a reference names. */
export type Resolve = (schema: JsonSchema) => JsonSchema;

/** Keywords of a schema, of which zod's type says little. */
interface Keywords {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

const keywordsOf = (schema: JsonSchema, resolve: Resolve) => resolve(schema) as Keywords; // JSON Schema's own words

const someDay = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

function validText({
  allOf = [],
  pattern,
  format,
  minLength = 0,
  maxLength = 80,
}: Keywords): fc.Arbitrary<string> {
  if (format === 'date') return someDay.map((instant) => instant.slice(0, 10));
  if (format === 'date-time') return someDay;
  const patterns = [pattern, ...allOf.map((part) => part.pattern)].filter((source) => source !== undefined);
  const fits = (text: string) =>
    text.length >= minLength &&
    text.length <= maxLength &&
    patterns.every((source) => new RegExp(source, 'u').test(text));
  const strictest = patterns.at(-1);
  // Classes such as \p{Cc} can be tested, not generated; what they allow is nearly everything.
  if (strictest !== undefined && !strictest.includes('\\p{'))
    return fc.stringMatching(new RegExp(strictest)).filter(fits);
  const longest = Math.min(maxLength, 80);
  return fc
    .oneof(fc.string({ unit: 'grapheme', maxLength: longest }), hostileText)
    .filter((text) => fits(text) && text.trim().length >= minLength);
}

const bounds = ({ minimum, exclusiveMinimum, maximum = 1e6 }: Keywords) => ({
  min: minimum ?? (exclusiveMinimum === undefined ? -1e6 : exclusiveMinimum + 1),
  max: maximum,
});

function validNumber(keywords: Keywords): fc.Arbitrary<number> {
  const { min, max } = bounds(keywords);
  const ends = fc.constantFrom(min, max);
  if (keywords.type === 'integer') return fc.oneof(ends, fc.integer({ min, max }));
  return fc.oneof(ends, fc.integer({ min: Math.ceil(min), max }), fc.double({ min, max, noNaN: true }));
}

function validObject(keywords: Keywords, resolve: Resolve): fc.Arbitrary<unknown> {
  const { properties, required = [] } = keywords;
  if (properties === undefined) return fc.dictionary(hostileText, hostileText, { maxKeys: 60 });
  const shape = Object.entries(properties).map(
    ([name, schema]) => [name, rightValueOf(schema, resolve)] as const,
  );
  return fc.record(Object.fromEntries(shape), { requiredKeys: [...required] });
}

/** Values that a schema allows, its limits often among them. */
export function rightValueOf(schema: JsonSchema, resolve: Resolve): fc.Arbitrary<unknown> {
  const keywords = keywordsOf(schema, resolve);
  if (keywords.const !== undefined) return fc.constant(keywords.const);
  if (keywords.enum) return fc.constantFrom(...keywords.enum);
  if (keywords.anyOf) return fc.oneof(...keywords.anyOf.map((option) => rightValueOf(option, resolve)));
  const { minItems: minLength = 0, maxItems = 8, items = {} } = keywords;
  switch (keywords.type) {
    case 'string':
      return validText(keywords);
    case 'number':
    case 'integer':
      return validNumber(keywords);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(rightValueOf(items, resolve), { minLength, maxLength: maxItems, size: 'small' });
    case 'object':
      return validObject(keywords, resolve);
    default:
      return hostileValue;
  }
}

const variantsOf = (text: string) => [
  text.toUpperCase(),
  text.toLowerCase(),
  `${text} `,
  `${text}\u0000`,
  [text],
];

/** Values just beside what a schema allows: one too long, one too many, one type off. */
export function nearlyRightValueOf(schema: JsonSchema, resolve: Resolve): fc.Arbitrary<unknown> {
  const keywords = keywordsOf(schema, resolve);
  const { anyOf, items = {}, maxItems = 8, maxLength = 80, minLength = 0, properties } = keywords;
  const { min, max } = bounds(keywords);
  const choices = (keywords.enum ?? []).flatMap((value) => variantsOf(String(value)));
  if (choices.length > 0) return fc.constantFrom(...choices);
  if (anyOf) return fc.oneof(...anyOf.map((option) => nearlyRightValueOf(option, resolve)));
  switch (keywords.type) {
    case 'string':
      return fc.oneof(
        hostileText,
        fc.constantFrom('x'.repeat(maxLength), 'x'.repeat(maxLength + 1), 'é'.repeat(maxLength)),
        fc.constantFrom('x'.repeat(Math.max(0, minLength - 1)), `${'x'.repeat(maxLength - 1)}👩`),
        rightValueOf(schema, resolve).map((text) => ` ${text} `),
      );
    case 'number':
    case 'integer':
      return fc.constantFrom(
        min - 1,
        min - 0.001,
        max + 1,
        max + 0.001,
        String(min),
        ` ${max} `,
        `${max}e0`,
        min + 0.5,
      );
    case 'array':
      return fc.oneof(
        fc.array(nearlyRightValueOf(items, resolve), { minLength: 1, maxLength: 3 }),
        fc.array(rightValueOf(items, resolve), { minLength: maxItems + 1, maxLength: maxItems + 1 }),
        rightValueOf(items, resolve),
      );
    case 'object':
      return properties === undefined
        ? hostileValue
        : mutated(schema, resolve, rightValueOf(schema, resolve));
    default:
      return hostileValue;
  }
}

interface Mutation {
  readonly name: string;
  /** Undefined leaves the field out. */
  readonly value: unknown;
}

function mutationOf(schema: JsonSchema, resolve: Resolve): fc.Arbitrary<Mutation> {
  const properties = Object.entries(keywordsOf(schema, resolve).properties ?? {});
  const ofField = properties.map(([name, part]) =>
    fc.record({
      name: fc.constant(name),
      value: fc.oneof(
        { weight: 3, arbitrary: nearlyRightValueOf(part, resolve) },
        { weight: 2, arbitrary: hostileValue },
        { weight: 1, arbitrary: fc.constant(undefined) },
      ),
    }),
  );
  const ofUnknown = fc.record({ name: hostileText, value: hostileValue });
  return fc.oneof(
    { weight: 9, arbitrary: fc.oneof(...ofField, ofUnknown) },
    { weight: 1, arbitrary: ofUnknown },
  );
}

/** Objects of a schema with some fields made wrong, left out or added. */
export const mutated = (
  schema: JsonSchema,
  resolve: Resolve,
  base: fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> =>
  fc
    .tuple(base, fc.array(mutationOf(schema, resolve), { minLength: 1, maxLength: 3 }))
    .map(([object, mutations]) => {
      const fields = new Map(Object.entries(object as object)); // a base is made from an object's schema
      for (const { name, value } of mutations) {
        if (value === undefined) fields.delete(name);
        else fields.set(name, value);
      }
      return Object.fromEntries(fields);
    });
