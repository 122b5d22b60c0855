import { gzipSync } from 'node:zlib';
import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { fieldErrors } from '#domain/booking/field-errors.ts';
import { LeadId } from '#domain/ids.ts';
import { type ErrorBody, errorStatuses } from '#domain/operations/errors.ts';
import type { OperationInput, OperationOutput, OperationSchemas } from '#domain/operations/index.ts';
import type { OperationName } from '#domain/operations/table.ts';
import { AppError } from './app-error.ts';
import * as clock from './clock.ts';
import { causeOf, log } from './log.ts';
import { aboutLead, withLogContext } from './log-context.ts';

/** In bytes; a longer body is answered 413. */
export const bodyLimit = 64 * 1024;

export interface Call {
  /** Start of the call, ISO 8601 UTC. */
  readonly now: string;
  readonly idempotencyKey: string | undefined;
}

export type ApiEvent = APIGatewayProxyEventV2;
type ApiResult = APIGatewayProxyStructuredResultV2;
export type ApiHandler = (event: ApiEvent, context: Context) => Promise<ApiResult>;

/** Runs before the input is read; throws an AppError to refuse the call. */
export type Guard = (event: ApiEvent) => void;
/** Identifies the caller, or throws an AppError. */
type Admit<Caller> = (event: ApiEvent) => Promise<Caller>;

const respond = (statusCode: number, body: unknown): ApiResult => ({
  statusCode,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify(body),
});

const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Record<string, unknown>> {
  try {
    return Object.fromEntries(await new Response(bytes, { headers: { 'content-type': type } }).formData());
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new AppError('invalid', 'The request isn’t a valid form.');
  }
}

async function readBody(
  { body, isBase64Encoded, headers }: ApiEvent,
  takesForm: boolean | undefined,
): Promise<Record<string, unknown>> {
  if (body === undefined || body === '') return {};
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > bodyLimit) throw new AppError('too-large', 'The request is too large.');
  const type = headers['content-type'] ?? '';
  if (takesForm && formTypes.test(type)) return readForm(bytes, type);
  if (!/^application\/json\b/i.test(type)) {
    throw new AppError('unsupported-type', 'The request must be JSON.');
  }
  try {
    const parsed: unknown = JSON.parse(bytes.toString('utf8'));
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return { ...parsed };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new AppError('invalid', 'The request isn’t valid JSON.');
}

/** Personal data must not be in URLs. Test events of the Lambda console may name no method, and count as neither GET nor HEAD. */
async function fieldsOf(event: ApiEvent, takesForm: boolean | undefined): Promise<Record<string, unknown>> {
  const query = event.queryStringParameters ?? {};
  if (['GET', 'HEAD'].includes(event.requestContext?.http?.method)) return query;
  if (Object.keys(query).length > 0) throw new AppError('invalid', 'This call takes no query parameters.');
  return readBody(event, takesForm);
}

/** Merges the input into one object; path parameters win. */
async function readInput(event: ApiEvent, { input, takesForm }: OperationSchemas): Promise<unknown> {
  const merged = { ...(await fieldsOf(event, takesForm)), ...event.pathParameters };
  const parsed = input.safeParse(merged);
  if (parsed.success) return parsed.data;
  const { error, fields } = fieldErrors(parsed.error.issues);
  throw new AppError('invalid', error, { fields });
}

function failure(error: unknown): ApiResult {
  if (error instanceof AppError) {
    const body: ErrorBody = { error: error.message, ...error.details };
    return respond(errorStatuses[error.code], body);
  }
  log.error('operation failed', { cause: causeOf(error) });
  return respond(500, { error: 'Something went wrong on our side. Please try again.' } satisfies ErrorBody);
}

function leadNamedBy(input: unknown): string | undefined {
  const { leadId, id } = input as { readonly leadId?: unknown; readonly id?: unknown }; // inputs are objects
  return LeadId.safeParse(leadId ?? id).data;
}

export type Answer = (output: unknown, event: ApiEvent) => ApiResult;

/** In bytes; a shorter answer fits into one packet as it is. */
const leastCompressed = 1400;

/** The CDN compresses only what it may keep, and a list of leads is long for a dock. */
const answerJson: Answer = (output, { headers }) => {
  const plain = respond(200, output);
  const { body = '' } = plain;
  if (body.length < leastCompressed || !/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return plain;
  return {
    ...plain,
    headers: { ...plain.headers, 'content-encoding': 'gzip', vary: 'Accept-Encoding' },
    body: gzipSync(body).toString('base64'),
    isBase64Encoded: true,
  };
};

/** Payload format 2.0: `admit`, the input by its schema, `run`; its answer is parsed too, so nothing internal leaks. */
export function pipeline<N extends OperationName, Caller>(
  name: N,
  schemas: OperationSchemas,
  admit: Admit<Caller>,
  run: (input: OperationInput<N>, call: Call & Caller) => Promise<OperationOutput<N>>,
  answerWith: Answer = answerJson,
): ApiHandler {
  const handle = async (event: ApiEvent): Promise<ApiResult> => {
    const caller = await admit(event);
    const call = {
      ...caller,
      now: clock.now(),
      idempotencyKey: event.headers['idempotency-key'],
    };
    const input = (await readInput(event, schemas)) as OperationInput<N>; // parsed by the schema of N just now
    const leadId = leadNamedBy(input);
    if (leadId !== undefined) aboutLead(leadId);
    return answerWith(schemas.output.parse(await run(input, call)), event);
  };
  const answer = middy(handle).onError((request) => {
    request.response = failure(request.error);
  }) as ApiHandler; // middy types its result as a callback handler as well, which Lambda no longer calls
  return (event, context) => {
    const request_id = event.requestContext?.requestId ?? context.awsRequestId;
    return withLogContext({ operation: name, request_id, invocation_id: context.awsRequestId }, async () => {
      const begun = performance.now();
      const result = await answer(event, context);
      log.info('answered', {
        status: result.statusCode ?? 200,
        count_ms: Math.round(performance.now() - begun),
      });
      return result;
    });
  };
}
