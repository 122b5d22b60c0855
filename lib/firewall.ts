import { ArnFormat, RemovalPolicy, Stack } from 'aws-cdk-lib';
import * as logs from 'aws-cdk-lib/aws-logs';
import * as waf from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { firewallRules, visible } from './firewall-rules.ts';
import type { Stage } from './settings.ts';

/** Personal data and secrets, replaced by REDACTED in the log. */
const redactedHeaders = ['authorization', 'cookie', 'referer'];

/** The firewall of one stage, and the only log with client addresses. */
export class Firewall extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, { stage }: { readonly stage: Stage }) {
    super(scope, id);
    const acl = new waf.CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible('Firewall'),
      rules: [...firewallRules],
    });
    // The site's stack only knows its ARN: after a replacement the CDN would still use the old one.
    acl.overrideLogicalId('Firewall');
    this.arn = acl.attrArn;
    this.log(stage);
  }

  private log(stage: Stage): void {
    const group = new logs.LogGroup(this, 'Log', {
      logGroupName: `aws-waf-logs-boat-detailing-${stage}`, // WAF takes no name that begins otherwise
      retention: logs.RetentionDays.TWO_WEEKS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const destination = Stack.of(this).formatArn({
      service: 'logs',
      resource: 'log-group',
      resourceName: group.logGroupName,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    const keep = ['BLOCK', 'COUNT'].map((action) => ({ ActionCondition: { Action: action } }));
    new waf.CfnLoggingConfiguration(this, 'Logging', {
      resourceArn: this.arn,
      logDestinationConfigs: [destination],
      loggingFilter: {
        DefaultBehavior: 'DROP',
        Filters: [{ Behavior: 'KEEP', Requirement: 'MEETS_ANY', Conditions: keep }],
      },
      redactedFields: [
        { uriPath: {} },
        { queryString: {} },
        ...redactedHeaders.map((Name) => ({ singleHeader: { Name } })),
      ],
    });
  }
}
