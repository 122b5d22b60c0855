import { Stack, type StackProps } from 'aws-cdk-lib';
import * as acm from 'aws-cdk-lib/aws-certificatemanager';
import * as route53 from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import { business } from '#domain/business.ts';
import { Firewall } from './firewall.ts';
import type { StageSettings } from './settings.ts';

/** CloudFront only takes certificates and firewalls from this region. */
export const edgeRegion = 'us-east-1';

export class EdgeStack extends Stack {
  /** Undefined without a domain: CloudFront's own name has its own certificate. */
  readonly certificate: acm.ICertificate | undefined;
  readonly webAclArn: string;

  constructor(
    scope: Construct,
    id: string,
    { settings, ...props }: StackProps & { settings: StageSettings },
  ) {
    super(scope, id, props);
    this.certificate = settings.domain === undefined ? undefined : this.certify(settings.domain, settings);
    this.webAclArn = new Firewall(this, 'Waf', settings).arn;
  }

  /** Waits until the records exist at the DNS provider, unless Route 53 hosts the zone. */
  private certify(domain: string, { hostedZoneId }: StageSettings): acm.ICertificate {
    const zone =
      hostedZoneId === undefined
        ? undefined
        : route53.HostedZone.fromHostedZoneAttributes(this, 'Zone', {
            hostedZoneId,
            zoneName: business.domain,
          });
    return new acm.Certificate(this, 'Certificate', {
      domainName: domain,
      subjectAlternativeNames: [`www.${domain}`],
      validation: acm.CertificateValidation.fromDns(zone),
    });
  }
}
