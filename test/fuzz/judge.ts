import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ApiDescription } from '../../commands/openapi/describe-api.ts';
import type { Call } from './call.ts';
import type { Answer } from './send.ts';

/** Says what is wrong with an answer, or undefined. */
export type Judge = (call: Call, answer: Answer) => string | undefined;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

/** What the gateway answers by itself; the CDN caches none of it, as nothing under /api is cached. */
const isGateways = (body: unknown): boolean => typeof body === 'object' && body !== null && 'message' in body;

/**
 * Holds answers against the published description, by a validator that knows nothing of zod: a status that the
 * operation names, the body that belongs to it, private headers, and nobody let in without a credential.
 */
export function createJudge(description: ApiDescription): Judge {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'api', ...description });
  const validators = new Map<string, ValidateFunction>();
  const validatorOf = (pointer: string): ValidateFunction => {
    const found = validators.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` });
    validators.set(pointer, found);
    return found;
  };

  const responseOf = ({ operation }: Call, status: number) => {
    const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods));
    return operations.find(({ operationId }) => operationId === operation)?.responses[status];
  };

  /** `text/html` or another type of an answer that is no JSON. */
  const documentType = (call: Call, status: number): string | undefined => {
    const response = responseOf(call, status);
    if (response === undefined || '$ref' in response) return undefined;
    return Object.keys(response.content).find((type) => type !== 'application/json');
  };

  /** Where in the description the schema of a status stands; undefined for a status that is not named. */
  const schemaOf = (call: Call, status: number): string | undefined => {
    const response = responseOf(call, status);
    if (response === undefined) return undefined;
    if ('$ref' in response) return `${response.$ref.slice(1)}/content/application~1json/schema`;
    const [content] = Object.values(response.content);
    const schema = content?.schema as { readonly $ref: string } | undefined; // an answer has a name
    return schema?.$ref.slice(1);
  };

  return (call, { status, headers, body }) => {
    // A mail that the mail service refuses is the one failure beyond our walls that calls can bring about.
    if (status >= 500 && !(status === 502 && schemaOf(call, 502))) return `${status} is a failure of ours`;
    // The server before ours reads no more headers than 16 KB.
    if (call.method === 'HEAD' || status === 431) return undefined;
    const document = call.isRouted && documentType(call, status);
    if (document) {
      if (!String(headers['content-type']).startsWith(document)) return `the content type is not ${document}`;
      return headers['cache-control'] === 'no-store' ? undefined : 'the answer may be cached';
    }
    const parsed = parse(body);
    if (parsed === undefined) return 'the body is not JSON';
    if (!/^application\/json\b/.test(String(headers['content-type']))) return 'the content type is not JSON';
    if (!isGateways(parsed) && headers['cache-control'] !== 'no-store') return 'the answer may be cached';
    if (!call.isRouted) return status < 400 && call.target.includes('/health') ? undefined : refusal(status);
    if (isGateways(parsed) && status === 404) return undefined; // a segment that made another path
    if (!call.isLetIn && ![401, 403, 413].includes(status)) return `${status} without the credential`;
    const pointer = schemaOf(call, status);
    if (pointer === undefined) return `${status} is not described`;
    const validate = validatorOf(pointer);
    return validate(parsed) ? undefined : `the body is not as described: ${ajv.errorsText(validate.errors)}`;
  };
}

const refusal = (status: number): string | undefined =>
  status >= 400 ? undefined : `${status} for an address that does not exist`;
