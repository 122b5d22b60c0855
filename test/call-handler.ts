import type { Context } from 'aws-lambda';
import type { Environment } from '#functions/runtime/env.ts';
import type { ApiEvent, ApiHandler } from '#functions/runtime/pipeline.ts';
import { noPages } from '#local/site/site-folder.ts';

export const site = 'http://127.0.0.1:3999';
const originSecret = 'origin-secret';
const publicKey = 'public-key';

/** All that a deployed function is told. */
export const testEnvironment: Environment = {
  LEADS_TABLE: 'Leads',
  TIMELINE_TABLE: 'LeadStatusHistory',
  QUOTES_TABLE: 'Quotes',
  POSTS_TABLE: 'BlogPosts',
  DAYS_TABLE: 'Days',
  CUSTOMERS_TABLE: 'Customers',
  SETTINGS_TABLE: 'Settings',
  FORECASTS_TABLE: 'Forecasts',
  CONTENT_TABLE: 'Content',
  WEATHER_URL: 'http://weather.invalid',
  PHOTOS_BUCKET: 'photos',
  EXPORTS_BUCKET: 'exports',
  SITE_BUCKET: 'site',
  SITE_SERVER: noPages,
  SITE_URL: site,
  MAIL_SENDER: 'Boat Detailing LA <hello@boatdetailingla.example>',
  MAIL_REPLY_TO: 'owner@boatdetailingla.example',
  MAIL_OWNER: 'owner@boatdetailingla.example',
  MAIL_CONFIGURATION_SET: 'mails',
  PUBLIC_KEY: publicKey,
  USER_POOL_ID: 'us-west-2_LocalPool',
  USER_POOL_CLIENT_ID: 'localsiteclient00000000000',
  ORIGIN_SECRET: originSecret,
  ORIGIN_SECRET_PREVIOUS: '',
  QUOTES_ENABLED: 'true',
  POWERTOOLS_SERVICE_NAME: 'boat-detailing-test',
};

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever was answered
  readonly body: any;
}

/** What is sent to an operation. */
export interface Sent {
  readonly body?: unknown;
  readonly rawBody?: string;
  /** GET without a body and POST with one, unless named. */
  readonly method?: 'GET' | 'POST';
  readonly query?: Record<string, string>;
  readonly path?: Record<string, string>;
  readonly headers?: Record<string, string>;
}

/** What the gateway says of a call, as far as handlers ask. */
export const contextOf = (method: string): ApiEvent['requestContext'] =>
  ({ http: { method } }) as ApiEvent['requestContext']; // of the rest no handler knows

/** A call as the gateway hands it to a handler. */
export function eventOf(sent: Sent): ApiEvent {
  const rawBody = sent.rawBody ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body));
  const event: Partial<ApiEvent> = {
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${publicKey}`,
      'x-origin-verify': originSecret,
      ...sent.headers,
    },
    isBase64Encoded: false,
    ...(rawBody === undefined ? {} : { body: rawBody }),
    ...(sent.query && { queryStringParameters: sent.query }),
    ...(sent.path && { pathParameters: sent.path }),
    requestContext: contextOf(sent.method ?? (rawBody === undefined ? 'GET' : 'POST')),
  };
  return event as ApiEvent; // of the rest no handler knows
}

/** What Lambda tells a handler beside its event, as far as ours ask. */
export const testContext = (): Context => {
  const context: Partial<Context> = { awsRequestId: 'test', getRemainingTimeInMillis: () => 60_000 };
  return context as Context; // of the rest no handler knows
};

/** Calls a handler as the gateway does. */
export async function callHandler(handler: ApiHandler, sent: Sent): Promise<Answer> {
  const { statusCode = 0, headers = {}, body = '' } = await handler(eventOf(sent), testContext());
  const isJson = String(headers['content-type']).startsWith('application/json');
  return { status: statusCode, body: isJson ? JSON.parse(body) : body };
}
