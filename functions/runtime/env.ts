import process from 'node:process';

/** Environment variables of a deployed function; lib/ and local/ must set all of them. */
export interface Environment {
  readonly LEADS_TABLE: string;
  readonly TIMELINE_TABLE: string;
  readonly QUOTES_TABLE: string;
  readonly POSTS_TABLE: string;
  readonly DAYS_TABLE: string;
  readonly CUSTOMERS_TABLE: string;
  readonly SETTINGS_TABLE: string;
  readonly FORECASTS_TABLE: string;
  readonly CONTENT_TABLE: string;
  readonly PHOTOS_BUCKET: string;
  readonly EXPORTS_BUCKET: string;
  /** The site's files. */
  readonly SITE_BUCKET: string;
  /** The folder of what the build left for rendering pages. */
  readonly SITE_SERVER: string;
  /** Origin without a trailing slash, for links in emails. */
  readonly SITE_URL: string;
  readonly MAIL_SENDER: string;
  readonly MAIL_REPLY_TO: string;
  readonly MAIL_OWNER: string;
  /** Where forecasts come from: the National Weather Service's API, or what stands in for it. */
  readonly WEATHER_URL: string;
  /** SES configuration set, which tells of bounces. */
  readonly MAIL_CONFIGURATION_SET: string;
  /** The site's publishable key, which tells its own calls from noise. Not a secret. */
  readonly PUBLIC_KEY: string;
  readonly USER_POOL_ID: string;
  readonly USER_POOL_CLIENT_ID: string;
  /** Added by the CDN to each call, so that nobody bypasses it. */
  readonly ORIGIN_SECRET: string;
  /** The value before the last rotation; empty outside a rotation. */
  readonly ORIGIN_SECRET_PREVIOUS: string;
  readonly QUOTES_ENABLED: 'true' | 'false';
  /** The stage's name in logs and metrics; the name is set by Powertools. */
  readonly POWERTOOLS_SERVICE_NAME: string;
}

export type EnvironmentName = keyof Environment;

const mayBeEmpty: readonly EnvironmentName[] = ['ORIGIN_SECRET_PREVIOUS'];

/** Throws for a missing value, which is a deployment mistake. */
export function env<N extends EnvironmentName>(name: N): Environment[N] {
  const value = process.env[name];
  if (value === undefined || (value === '' && !mayBeEmpty.includes(name))) {
    throw new Error(`The environment value ${name} is missing.`);
  }
  return value as Environment[N]; // the environment is text; lib/ and local/ write it from this very type
}
