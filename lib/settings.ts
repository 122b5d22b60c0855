import { createHash } from 'node:crypto';
import { business } from '#domain/business.ts';

export const stages = ['dev', 'prod'] as const;
export type Stage = (typeof stages)[number];

/** What differs between deployments; everything else follows from the code. */
export interface StageSettings {
  readonly stage: Stage;
  readonly region: string;
  /** The site's host name; `www.` before it redirects to it. */
  readonly domain: string;
  readonly mail: { readonly sender: string; readonly replyTo: string; readonly owner: string };
  /** The publishable key in the browser's calls. No secret. */
  readonly publicKey: string;
  readonly quotes: boolean;
  /** Id of the advertising pixel; undefined for none. */
  readonly pixelId: string | undefined;
  /** The Route 53 zone of the business's domain; undefined when its DNS is kept elsewhere. */
  readonly hostedZoneId: string | undefined;
  /** Who is told of alarms; undefined for nobody. */
  readonly alarmMail: string | undefined;
  /** Version of the origin secret to use; undefined for the current one. Named during a rotation. */
  readonly originSecretVersion: string | undefined;
}

type Source = Readonly<Record<string, string | undefined>>;

const patterns = {
  SITE_REGION: /^[a-z]{2}-[a-z]+-\d$/,
  PUBLIC_KEY: /^[A-Za-z0-9_-]{16,100}$/,
  QUOTES_ENABLED: /^(?:true|false)$/,
  PIXEL_ID: /^\d{6,20}$/,
  HOSTED_ZONE_ID: /^Z[A-Z0-9]{5,40}$/,
  ALARM_MAIL: /^[^@\s]+@[^@\s]+\.[^@\s]+$/,
  ORIGIN_SECRET_VERSION: /^[0-9a-f-]{32,64}$/,
} as const;

function read(source: Source, name: keyof typeof patterns): string | undefined {
  const value = source[name];
  if (value === undefined || value === '') return undefined;
  if (!patterns[name].test(value)) {
    throw new Error(`${name} is "${value}", but must match ${patterns[name].source}`);
  }
  return value;
}

/** Stable per host name, so that nobody has to keep it. */
const derivedKey = (domain: string): string =>
  `pk_${createHash('sha256').update(`publishable key of ${domain}`).digest('hex').slice(0, 32)}`;

/** The settings of one stage, read from `process.env` or the like. A value that cannot be right throws. */
export function readSettings(stage: Stage, source: Source): StageSettings {
  const domain = stage === 'prod' ? business.domain : `${stage}.${business.domain}`;
  return {
    stage,
    domain,
    region: read(source, 'SITE_REGION') ?? 'us-west-2',
    mail: {
      sender: stage === 'prod' ? business.sender : `${business.name} (${stage}) <hello@${domain}>`,
      replyTo: business.replyTo,
      owner: business.owner,
    },
    publicKey: read(source, 'PUBLIC_KEY') ?? derivedKey(domain),
    quotes: read(source, 'QUOTES_ENABLED') === 'true',
    pixelId: read(source, 'PIXEL_ID'),
    hostedZoneId: read(source, 'HOSTED_ZONE_ID'),
    alarmMail: read(source, 'ALARM_MAIL'),
    originSecretVersion: read(source, 'ORIGIN_SECRET_VERSION'),
  };
}

/** The stages that were asked for: one by its name, or all of them. */
export function stagesOf(asked: unknown): readonly Stage[] {
  if (asked === undefined || asked === '') return stages;
  const stage = stages.find((name) => name === asked);
  if (stage === undefined)
    throw new Error(`The stage is "${asked}", but must be one of: ${stages.join(', ')}.`);
  // Names under .example belong to nobody: a deployment would wait for its certificate for ever.
  if (business.domain.endsWith('.example')) {
    throw new Error(
      `domain/business.ts still names ${business.domain}: put the real domain there before deploying.`,
    );
  }
  return [stage];
}
