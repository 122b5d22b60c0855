import { createHash } from 'node:crypto';
import { business } from '#domain/business.ts';

export const stages = ['dev', 'prod'] as const;
export type Stage = (typeof stages)[number];

export interface StageSettings {
  readonly stage: Stage;
  readonly region: string;
  /** Host name; undefined while the business has no domain. `www.` redirects to it. */
  readonly domain: string | undefined;
  /** Whether search engines may index the site: only under the business's own domain. */
  readonly isPublic: boolean;
  readonly mail: {
    readonly sender: string;
    readonly replyTo: string;
    readonly owner: string;
    /** The sending identity: the domain, or the mailbox while there is no verified domain. */
    readonly from: 'domain' | 'mailbox';
  };
  /** The publishable key in the browser's calls. Not a secret. */
  readonly publicKey: string;
  readonly quotes: boolean;
  /** Whether admins must use an authenticator app. */
  readonly secondFactor: 'optional' | 'required';
  readonly pixelId: string | undefined;
  /** Route 53 zone of the domain; undefined when its DNS is hosted elsewhere. */
  readonly hostedZoneId: string | undefined;
  /** Recipient of alarms; undefined for none. */
  readonly alarmMail: string | undefined;
  /** Alarm after this many days in season without a lead; undefined for never. */
  readonly noLeadDays: number | undefined;
  /** Monthly cost in US dollars before a warning. */
  readonly monthlyBudget: number;
  /** Version of the origin secret, named during a rotation; undefined for the current one. */
  readonly originSecretVersion: string | undefined;
}

type Source = Readonly<Record<string, string | undefined>>;

const mailbox = /^[^@\s<>]+@[^@\s<>]+\.[^@\s<>]+$/;

/** Environment variables of a deployment, with their formats. */
const patterns = {
  SITE_REGION: /^[a-z]{2}-[a-z]+-\d$/,
  PUBLIC_KEY: /^[A-Za-z0-9_-]{16,100}$/,
  QUOTES_ENABLED: /^(?:true|false)$/,
  SECOND_FACTOR: /^(?:optional|required)$/,
  PIXEL_ID: /^\d{6,20}$/,
  HOSTED_ZONE_ID: /^Z[A-Z0-9]{5,40}$/,
  MAILBOX: mailbox,
  MAIL_FROM: /^(?:domain|mailbox)$/,
  ALARM_MAIL: mailbox,
  // CloudWatch looks back a week at most.
  NO_LEAD_DAYS: /^[1-7]$/,
  MONTHLY_BUDGET: /^[1-9]\d{0,5}$/,
  ORIGIN_SECRET_VERSION: /^[0-9a-f-]{32,64}$/,
} as const;

export const settingNames = Object.keys(patterns);

function read(source: Source, name: keyof typeof patterns): string | undefined {
  const value = source[name];
  if (value === undefined || value === '') return undefined;
  if (!patterns[name].test(value)) {
    throw new Error(`${name} is "${value}", but must match ${patterns[name].source}`);
  }
  return value;
}

function readNumber(source: Source, name: 'NO_LEAD_DAYS' | 'MONTHLY_BUDGET'): number | undefined {
  const value = read(source, name);
  return value === undefined ? undefined : Number(value);
}

/** Derived from the host name, so nobody has to store it. */
const derivedKey = (host: string): string =>
  `pk_${createHash('sha256').update(`publishable key of ${host}`).digest('hex').slice(0, 32)}`;

export type DomainChoice = 'own' | 'none';

// .example is reserved: a deployment would wait for its certificate forever.
const hasDomain = (): boolean => !business.domain.endsWith('.example');

/** The context `domain`: by default the business's own once domain/business.ts names a real one, else none. */
export function domainChoiceOf(asked: unknown): DomainChoice {
  if (asked === undefined || asked === '') return hasDomain() ? 'own' : 'none';
  if (asked === 'own' || asked === 'none') return asked;
  throw new Error(`The domain is "${asked}", but must be own (that of domain/business.ts) or none.`);
}

/** A stage with a domain sends from it unless configured otherwise; others send from the owner's mailbox. */
function mailOf(stage: Stage, domain: string | undefined, source: Source) {
  const ownMailbox = read(source, 'MAILBOX');
  const owner = ownMailbox ?? business.owner;
  const shown = stage === 'prod' ? business.name : `${business.name} (${stage})`;
  const own = read(source, 'MAIL_FROM') === 'mailbox' ? undefined : domain;
  const isBusiness = stage === 'prod' && own !== undefined;
  return {
    sender: isBusiness ? business.sender : `${shown} <${own === undefined ? owner : `hello@${own}`}>`,
    replyTo: ownMailbox ?? business.replyTo,
    owner,
    from: own === undefined ? ('mailbox' as const) : ('domain' as const),
  };
}

export const regionOf = (source: Source): string => read(source, 'SITE_REGION') ?? 'us-west-2';

/** Reads a stage's settings from `process.env` or the like. Throws for an invalid value. */
export function readSettings(stage: Stage, source: Source, choice: DomainChoice): StageSettings {
  const host = stage === 'prod' ? business.domain : `${stage}.${business.domain}`;
  const domain = choice === 'own' ? host : undefined;
  return {
    stage,
    domain,
    isPublic: stage === 'prod' && domain !== undefined,
    region: regionOf(source),
    mail: mailOf(stage, domain, source),
    publicKey: read(source, 'PUBLIC_KEY') ?? derivedKey(host),
    quotes: read(source, 'QUOTES_ENABLED') === 'true',
    secondFactor: read(source, 'SECOND_FACTOR') === 'required' ? 'required' : 'optional',
    pixelId: read(source, 'PIXEL_ID'),
    hostedZoneId: read(source, 'HOSTED_ZONE_ID'),
    alarmMail: read(source, 'ALARM_MAIL'),
    noLeadDays: readNumber(source, 'NO_LEAD_DAYS'),
    monthlyBudget: readNumber(source, 'MONTHLY_BUDGET') ?? 30,
    originSecretVersion: read(source, 'ORIGIN_SECRET_VERSION'),
  };
}

export function stagesOf(asked: unknown): readonly Stage[] {
  if (asked === undefined || asked === '') return stages;
  const stage = stages.find((name) => name === asked);
  if (stage === undefined)
    throw new Error(`The stage is "${asked}", but must be one of: ${stages.join(', ')}.`);
  return [stage];
}

/** Checks what a deployment needs and a synthesis does not. Throws with instructions. */
export function requireDeployable({ stage, domain, mail, alarmMail }: StageSettings): void {
  if (domain?.endsWith('.example')) {
    throw new Error(
      `domain/business.ts still names ${domain}: put the real domain there, or deploy with -c domain=none.`,
    );
  }
  const unreachable = [mail.sender, mail.replyTo, mail.owner].find((address) => /\.example>?$/.test(address));
  if (unreachable !== undefined) {
    throw new Error(
      `Mails would come from or go to ${unreachable}, which is nobody's. Set MAILBOX to an address that the owner reads.`,
    );
  }
  if (stage === 'prod' && alarmMail === undefined) {
    throw new Error(
      'prod would tell nobody of failures or costs. Set ALARM_MAIL to an address that somebody reads every day.',
    );
  }
}
