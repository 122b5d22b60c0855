import type { ServerResponse } from 'node:http';
import type { APIGatewayProxyEventV2, APIGatewayProxyResultV2, Context } from 'aws-lambda';

export type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<APIGatewayProxyResultV2>;

export class FunctionTimeout extends Error {}

function contextOf(name: string, requestId: string, endsAt: number): Context {
  const context: Pick<
    Context,
    'awsRequestId' | 'functionName' | 'functionVersion' | 'memoryLimitInMB' | 'getRemainingTimeInMillis'
  > = {
    awsRequestId: requestId,
    functionName: name,
    functionVersion: '$LATEST',
    memoryLimitInMB: '512',
    getRemainingTimeInMillis: () => Math.max(0, endsAt - Date.now()),
  };
  return context as Context; // the rest names log groups and mobile clients, which do not exist here
}

/** Throws FunctionTimeout when the function takes too long. */
export async function invoke(
  name: string,
  handler: Handler,
  event: APIGatewayProxyEventV2,
  timeoutSeconds: number,
): Promise<APIGatewayProxyResultV2> {
  const { requestId } = event.requestContext;
  const timeoutMs = timeoutSeconds * 1000;
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new FunctionTimeout(name)), timeoutMs);
  try {
    return await Promise.race([handler(event, contextOf(name, requestId, Date.now() + timeoutMs)), promise]);
  } finally {
    clearTimeout(timer);
  }
}

export function writeResult(response: ServerResponse, result: APIGatewayProxyResultV2): void {
  if (typeof result !== 'object' || !('statusCode' in result)) {
    const body = typeof result === 'string' ? result : JSON.stringify(result ?? null);
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    return;
  }
  const { statusCode = 200, headers = {}, body, cookies, isBase64Encoded } = result;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value));
  if (cookies) response.setHeader('set-cookie', cookies);
  if (body === undefined) {
    response.writeHead(statusCode).end();
    return;
  }
  if (!response.hasHeader('content-type')) response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.writeHead(statusCode).end(Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'));
}
