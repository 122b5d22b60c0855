import process from 'node:process';

/** Everything that a deployed function is told by its environment. lib/ and local/ must set each of these. */
export interface Environment {
  readonly LEADS_TABLE: string;
  readonly TIMELINE_TABLE: string;
  readonly QUOTES_TABLE: string;
  readonly POSTS_TABLE: string;
  readonly DAYS_TABLE: string;
  readonly CUSTOMERS_TABLE: string;
  readonly SETTINGS_TABLE: string;
  readonly FORECASTS_TABLE: string;
  readonly PHOTOS_BUCKET: string;
  readonly EXPORTS_BUCKET: string;
  /** Origin of the site, without a slash at the end: links in mails begin with it. */
  readonly SITE_URL: string;
  readonly MAIL_SENDER: string;
  readonly MAIL_REPLY_TO: string;
  readonly MAIL_OWNER: string;
  /** Where forecasts come from: the National Weather Service's API, or what stands in for it. */
  readonly WEATHER_URL: string;
  /** SES configuration set; empty for none. */
  readonly MAIL_CONFIGURATION_SET: string;
  /** The site's publishable key. It tells our site's calls from noise and is no secret. */
  readonly PUBLIC_KEY: string;
  readonly USER_POOL_ID: string;
  readonly USER_POOL_CLIENT_ID: string;
  /** What the CDN adds to each call, so that nobody calls the API beside it. */
  readonly ORIGIN_SECRET: string;
  /** The value before the last rotation; empty outside a rotation. */
  readonly ORIGIN_SECRET_PREVIOUS: string;
  readonly QUOTES_ENABLED: 'true' | 'false';
  /** The stage's name in logs and metrics, where Powertools looks for it. */
  readonly POWERTOOLS_SERVICE_NAME: string;
}

export type EnvironmentName = keyof Environment;

const mayBeEmpty: readonly EnvironmentName[] = ['MAIL_CONFIGURATION_SET', 'ORIGIN_SECRET_PREVIOUS'];

/** Reads one value. A missing one is a deployment mistake and throws. */
export function env<N extends EnvironmentName>(name: N): Environment[N] {
  const value = process.env[name];
  if (value === undefined || (value === '' && !mayBeEmpty.includes(name))) {
    throw new Error(`The environment value ${name} is missing.`);
  }
  return value as Environment[N]; // the environment is text; lib/ and local/ write it from this very type
}
