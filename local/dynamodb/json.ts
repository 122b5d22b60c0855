/** DynamoDB's own JSON, as it travels: attribute values are `{S: ...}`, binary is base64. */
export type JsonObject = { readonly [name: string]: unknown };
export type Item = JsonObject;
/** Names one item: its table, and the values of its key attributes only. */
export interface ItemKey {
  readonly table: string;
  readonly key: Item;
}

const errorNamespace = 'com.amazonaws.dynamodb.v20120810#';

/** A refusal in DynamoDB's form. */
export class ServiceError extends Error {
  readonly body: JsonObject;

  constructor(type: string, message: string, details: JsonObject = {}) {
    super(message);
    this.body = { __type: `${errorNamespace}${type}`, message, Message: message, ...details };
  }
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objectAt(source: JsonObject, name: string): JsonObject {
  const value = source[name];
  return isObject(value) ? value : {};
}

export function textAt(source: JsonObject, name: string): string {
  const value = source[name];
  return typeof value === 'string' ? value : '';
}

export function listAt(source: JsonObject, name: string): readonly JsonObject[] {
  const value = source[name];
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** The error's type without its namespace, e.g. `ConditionalCheckFailedException`. */
export function errorType(body: JsonObject): string {
  return textAt(body, '__type').split('#').at(-1) ?? '';
}
