import { tables } from '#functions/data/keys.ts';
import { arnOf } from '../access/arns.ts';
import type { Caller } from '../access/callers.ts';
import type { Ask } from '../access/policy.ts';
import { isObject, type JsonObject, listAt, objectAt, ServiceError, textAt } from './json.ts';

const actionOfKind: Readonly<Record<string, string>> = {
  Get: 'GetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

/** The partition key of the item that a request names, which IAM calls its leading key. */
function leadingKeys(table: string, request: JsonObject): NonNullable<Ask['values']> {
  const partition = tables.find(({ id }) => id === table)?.partition;
  const source = isObject(request.Item) ? request.Item : objectAt(request, 'Key');
  const value = partition === undefined ? '' : textAt(objectAt(source, partition), 'S');
  return value === '' ? {} : { 'dynamodb:LeadingKeys': [value] };
}

function askOf(operation: string, request: JsonObject): Ask {
  const [table, index] = [textAt(request, 'TableName'), textAt(request, 'IndexName')];
  return {
    action: `dynamodb:${operation}`,
    resource: index === '' ? arnOf.table(table) : arnOf.index(table, index),
    values: leadingKeys(table, request),
  };
}

/** What a call asks for: a transaction for what each of its parts does, a batch for each of its tables. */
function asksOf(operation: string, input: JsonObject): Ask[] {
  if (operation.startsWith('Transact')) {
    return listAt(input, 'TransactItems').flatMap((entry) =>
      Object.keys(entry).map((kind) => askOf(actionOfKind[kind] ?? kind, objectAt(entry, kind))),
    );
  }
  if (operation.startsWith('Batch')) {
    return Object.keys(objectAt(input, 'RequestItems')).map((TableName) => askOf(operation, { TableName }));
  }
  return [askOf(operation, input)];
}

/** A refusal of the caller comes from what stands before every service. */
const refusal = (type: string, message: string) =>
  new ServiceError(type, message, { __type: `com.amazon.coral.service#${type}` });

/** Throws for a call that its caller may not make. */
export function requireRights(caller: Caller | undefined, operation: string, input: JsonObject): void {
  if (!caller) {
    throw refusal('UnrecognizedClientException', 'The security token included in the request is invalid.');
  }
  const refused = asksOf(operation, input).find((ask) => !caller.may(ask));
  if (refused) throw refusal('AccessDeniedException', caller.refusalOf(refused));
}
