import { randomBytes } from 'node:crypto';
import { business } from '#domain/business.ts';
import { tables } from '#functions/data/keys.ts';
import type { Environment } from '#functions/runtime/env.ts';
import { serviceName } from '#functions/runtime/metric-names.ts';
import { signAsFunctions } from './access/sign-as-functions.ts';
import { LOCAL_REGION, takeLocalCredentials } from './credentials.ts';
import { BUCKETS, CONFIGURATION_SET } from './names.ts';
import { siteFolder } from './site/site-folder.ts';

export const USER_POOL = {
  id: `${LOCAL_REGION}_LocalPool`,
  clientId: 'localsiteclient00000000000',
} as const;
const localPublicKey = 'pk_local_0123456789abcdef';

export interface Addresses {
  readonly site: string;
  readonly database: string;
  readonly storage: string;
  readonly mail: string;
  readonly identity: string;
  readonly weather: string;
}

export interface Choices {
  readonly quotes: boolean;
  readonly pixelId: string | undefined;
}

export function localEnvironment({ site, weather }: Addresses, { quotes }: Choices): Environment {
  const tableNames = Object.fromEntries(tables.map(({ env, id }) => [env, id]));
  return {
    ...(tableNames as Pick<Environment, (typeof tables)[number]['env']>), // built from the very list
    PHOTOS_BUCKET: BUCKETS.photos,
    EXPORTS_BUCKET: BUCKETS.exports,
    SITE_BUCKET: BUCKETS.site,
    SITE_SERVER: `${siteFolder}-server`,
    WEATHER_URL: weather,
    SITE_URL: site,
    MAIL_SENDER: business.sender,
    MAIL_REPLY_TO: business.replyTo,
    MAIL_OWNER: business.owner,
    MAIL_CONFIGURATION_SET: CONFIGURATION_SET,
    PUBLIC_KEY: localPublicKey,
    USER_POOL_ID: USER_POOL.id,
    USER_POOL_CLIENT_ID: USER_POOL.clientId,
    ORIGIN_SECRET: randomBytes(24).toString('base64url'),
    ORIGIN_SECRET_PREVIOUS: '',
    QUOTES_ENABLED: quotes ? 'true' : 'false',
    POWERTOOLS_SERVICE_NAME: serviceName('local'),
  };
}

/** `/config.json`: the settings that browsers may read. */
export function publicConfig(
  environment: Environment,
  { identity }: Addresses,
  { pixelId }: Choices,
): object {
  return {
    publicKey: environment.PUBLIC_KEY,
    userPoolId: environment.USER_POOL_ID,
    userPoolClientId: environment.USER_POOL_CLIENT_ID,
    cognitoEndpoint: `${identity}/`,
    ...(pixelId === undefined ? {} : { pixelId }),
    features: { quotes: environment.QUOTES_ENABLED === 'true' },
  };
}

/** Sets process.env and the clients' endpoints: no call leaves the machine. Call it before importing a function. */
export function enterEnvironment(environment: Environment, addresses: Addresses): void {
  takeLocalCredentials();
  Object.assign(process.env, environment, {
    AWS_ENDPOINT_URL_DYNAMODB: addresses.database,
    AWS_ENDPOINT_URL_S3: addresses.storage,
    AWS_ENDPOINT_URL_SES: addresses.mail,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: addresses.identity,
  });
  signAsFunctions();
}
