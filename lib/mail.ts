import { Stack } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import * as ses from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import { addressOfMailbox } from '#domain/email-address.ts';
import { type DnsRecord, mailDnsRecords } from './mail-dns-records.ts';
import type { StageSettings } from './settings.ts';

type MailProps = Pick<StageSettings, 'domain' | 'mail'>;

/** Sends as a domain signed by DKIM, or as a mailbox confirmed by its owner. */
export class Mail extends Construct {
  readonly configurationSet: ses.ConfigurationSet;
  private readonly sending: ses.EmailIdentity;
  private readonly domain: ses.EmailIdentity | undefined;
  private readonly sender: string;
  /** MAIL FROM host for bounces: a subdomain, or Amazon's default. */
  private readonly returnPath: string | undefined;

  constructor(scope: Construct, id: string, { domain, mail }: MailProps) {
    super(scope, id);
    this.sender = mail.sender;
    this.returnPath = domain && `mail.${domain}`;
    this.configurationSet = new ses.ConfigurationSet(this, 'ConfigurationSet', {
      reputationMetrics: true,
      suppressionReasons: ses.SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    const identity = (name: string, of: ses.Identity, mailFromDomain?: string) =>
      new ses.EmailIdentity(this, name, {
        identity: of,
        configurationSet: this.configurationSet,
        ...(mailFromDomain && { mailFromDomain }),
      });
    // Separate, so that a domain can wait for its DNS records while the mailbox goes on sending.
    this.domain = domain ? identity('Identity', ses.Identity.domain(domain), this.returnPath) : undefined;
    this.sending =
      mail.from === 'domain' && this.domain
        ? this.domain
        : identity('Mailbox', ses.Identity.email(addressOfMailbox(mail.sender)));
  }

  /** DKIM and MAIL FROM records; none without a domain. */
  get dnsRecords(): readonly DnsRecord[] {
    if (this.returnPath === undefined || this.domain === undefined) return [];
    return mailDnsRecords(this.domain, this.returnPath, Stack.of(this).region);
  }

  /** Allows sending from the business's own address, by the one API call that the functions make. */
  sendStatement(): iam.PolicyStatement {
    const configurationSet = Stack.of(this).formatArn({
      service: 'ses',
      resource: 'configuration-set',
      resourceName: this.configurationSet.configurationSetName,
    });
    return new iam.PolicyStatement({
      actions: ['ses:SendRawEmail'],
      resources: [this.sending.emailIdentityArn, configurationSet],
      conditions: { StringEquals: { 'ses:FromAddress': addressOfMailbox(this.sender) } },
    });
  }
}
