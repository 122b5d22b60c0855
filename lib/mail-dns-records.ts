import type * as ses from 'aws-cdk-lib/aws-ses';

export interface DnsRecord {
  readonly name: string;
  readonly type: 'CNAME' | 'MX' | 'TXT';
  readonly value: string;
}

/** What the DNS of a domain has to say so that its emails count as its own: DKIM, and MX and SPF of MAIL FROM. */
export const mailDnsRecords = (
  { dkimRecords }: ses.EmailIdentity,
  returnPath: string,
  region: string,
): readonly DnsRecord[] => [
  ...dkimRecords.map(({ name, value }) => ({ name, type: 'CNAME', value }) as const),
  { name: returnPath, type: 'MX', value: `10 feedback-smtp.${region}.amazonses.com` },
  { name: returnPath, type: 'TXT', value: '"v=spf1 include:amazonses.com ~all"' },
];
