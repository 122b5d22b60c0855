import type * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import * as route53 from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Construct } from 'constructs';
import { business } from '#domain/business.ts';
import type { Mail } from './mail.ts';

interface DnsRecordsProps {
  readonly domain: string;
  readonly hostedZoneId: string;
  readonly distribution: cloudfront.IDistribution;
  readonly mail: Mail;
}

export class DnsRecords extends Construct {
  constructor(scope: Construct, id: string, { domain, hostedZoneId, distribution, mail }: DnsRecordsProps) {
    super(scope, id);
    const zone = route53.HostedZone.fromHostedZoneAttributes(this, 'Zone', {
      hostedZoneId,
      zoneName: business.domain,
    });
    const target = route53.RecordTarget.fromAlias(new CloudFrontTarget(distribution));
    for (const host of [domain, `www.${domain}`]) {
      // Without the trailing dot the zone's name would be appended.
      const record = { zone, target, recordName: `${host}.` };
      new route53.ARecord(this, `${host}-4`, record);
      new route53.AaaaRecord(this, `${host}-6`, record);
    }
    for (const [index, { name, type, value }] of mail.dnsRecords.entries()) {
      // The L1 resource: names of DKIM records are only known at deploy time.
      new route53.CfnRecordSet(this, `Mail${index}`, {
        hostedZoneId,
        name,
        type,
        resourceRecords: [value],
        ttl: '1800',
      });
    }
  }
}
