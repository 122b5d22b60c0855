import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import * as ses from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import { addressOfMailbox } from '#domain/mail/email-address.ts';
import { type DnsRecord, mailDnsRecords } from './mail-dns-records.ts';
import type { StageSettings } from './settings.ts';

type MailProps = Pick<StageSettings, 'domain' | 'mail'>;

/** Sends as a domain signed by DKIM, or as a mailbox confirmed by its owner. */
export class Mail extends Construct {
  readonly configurationSet: ses.ConfigurationSet;
  private readonly identity: ses.EmailIdentity;
  private readonly sending: ses.IEmailIdentity;
  readonly senderAddress: string;
  /** MAIL FROM host for bounces: a subdomain, or Amazon's default. */
  private readonly returnPath: string | undefined;

  constructor(scope: Construct, id: string, { domain, mail }: MailProps) {
    super(scope, id);
    this.senderAddress = addressOfMailbox(mail.sender);
    this.returnPath = domain && `mail.${domain}`;
    this.configurationSet = new ses.ConfigurationSet(this, 'ConfigurationSet', {
      reputationMetrics: true,
      suppressionReasons: ses.SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    this.identity = new ses.EmailIdentity(this, 'Identity', {
      identity: domain ? ses.Identity.domain(domain) : ses.Identity.email(this.senderAddress),
      configurationSet: this.configurationSet,
      ...(this.returnPath && { mailFromDomain: this.returnPath }),
    });
    // A first domain replaces the mailbox here, which must go on sending until SES has verified the domain.
    this.identity.applyRemovalPolicy(RemovalPolicy.RETAIN);
    this.sending =
      domain && mail.from === 'mailbox'
        ? ses.EmailIdentity.fromEmailIdentityName(this, 'Mailbox', this.senderAddress)
        : this.identity;
  }

  get dnsRecords(): readonly DnsRecord[] {
    if (this.returnPath === undefined) return [];
    return mailDnsRecords(this.identity, this.returnPath, Stack.of(this).region);
  }

  get identityArn(): string {
    return this.sending.emailIdentityArn;
  }

  get configurationSetArn(): string {
    return Stack.of(this).formatArn({
      service: 'ses',
      resource: 'configuration-set',
      resourceName: this.configurationSet.configurationSetName,
    });
  }
}
