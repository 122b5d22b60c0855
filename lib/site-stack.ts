import { CfnOutput, Fn, Stack, type StackProps, Tags } from 'aws-cdk-lib';
import type * as acm from 'aws-cdk-lib/aws-certificatemanager';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { SiteHosts } from '#edge/content-security.ts';
import { routeTable } from '#edge/route-table.ts';
import type { Environment } from '#functions/runtime/env.ts';
import { Alarms } from './alarms.ts';
import { Api } from './api.ts';
import type { FunctionName } from './bundle.ts';
import { Cdn } from './cdn.ts';
import { Data } from './data.ts';
import { DnsRecords } from './dns-records.ts';
import { Jobs } from './jobs.ts';
import { Mail } from './mail.ts';
import { OriginSecret } from './origin-secret.ts';
import type { StageSettings } from './settings.ts';
import { SignIn } from './sign-in.ts';
import type { SiteBuild } from './site-build.ts';
import { SiteFiles } from './site-files.ts';

export interface SiteStackProps extends StackProps {
  readonly settings: StageSettings;
  readonly build: SiteBuild;
  readonly code: (name: FunctionName) => lambda.Code;
  readonly certificate: acm.ICertificate;
  readonly webAclArn: string;
}

/** One stage of the product. Joins the constructs and holds no resource of its own. */
export class SiteStack extends Stack {
  constructor(scope: Construct, id: string, props: SiteStackProps) {
    super(scope, id, props);
    const { settings, build } = props;
    const siteUrl = `https://${settings.domain}`;
    const data = new Data(this, 'Data', { siteOrigin: siteUrl });
    const signIn = new SignIn(this, 'SignIn');
    const mail = new Mail(this, 'Mail', settings);
    const originSecret = new OriginSecret(this, 'OriginSecret', { version: settings.originSecretVersion });
    const environment: Environment = {
      LEADS_TABLE: data.tables.Leads.tableName,
      TIMELINE_TABLE: data.tables.LeadStatusHistory.tableName,
      QUOTES_TABLE: data.tables.Quotes.tableName,
      POSTS_TABLE: data.tables.BlogPosts.tableName,
      PHOTOS_BUCKET: data.photos.bucketName,
      EXPORTS_BUCKET: data.exports.bucketName,
      SITE_URL: siteUrl,
      MAIL_SENDER: settings.mail.sender,
      MAIL_REPLY_TO: settings.mail.replyTo,
      MAIL_OWNER: settings.mail.owner,
      MAIL_CONFIGURATION_SET: mail.configurationSetName,
      PUBLIC_KEY: settings.publicKey,
      USER_POOL_ID: signIn.pool.userPoolId,
      USER_POOL_CLIENT_ID: signIn.client.userPoolClientId,
      ORIGIN_SECRET: originSecret.current,
      ORIGIN_SECRET_PREVIOUS: originSecret.previous,
      QUOTES_ENABLED: settings.quotes ? 'true' : 'false',
    };
    const surroundings = { code: props.code, environment, data, mail };
    const api = new Api(this, 'Api', { ...surroundings, signIn });
    const jobs = new Jobs(this, 'Jobs', surroundings);
    const hosts: SiteHosts = {
      photos: `https://${data.photos.bucketRegionalDomainName}`,
      cognito: `https://cognito-idp.${this.region}.${this.urlSuffix}`,
      pixelId: settings.pixelId,
      scriptHashes: build.scriptHashes,
    };
    const { distribution } = new Cdn(this, 'Cdn', {
      domain: settings.domain,
      certificate: props.certificate,
      webAclArn: props.webAclArn,
      siteBucket: data.site,
      apiHost: api.host,
      originSecret,
      routes: routeTable({ ...build, quotes: settings.quotes }),
      hosts,
    });
    new SiteFiles(this, 'SiteFiles', {
      build,
      bucket: data.site,
      distribution,
      config: {
        publicKey: settings.publicKey,
        userPoolId: signIn.pool.userPoolId,
        userPoolClientId: signIn.client.userPoolClientId,
        ...(settings.pixelId !== undefined && { pixelId: settings.pixelId }),
        features: { quotes: settings.quotes },
      },
    });
    if (settings.hostedZoneId !== undefined) {
      const { domain, hostedZoneId } = settings;
      new DnsRecords(this, 'DnsRecords', { domain, hostedZoneId, distribution, mail });
    }
    new Alarms(this, 'Alarms', { api, jobs, data, mailTo: settings.alarmMail });
    Tags.of(this).add('stage', settings.stage);

    new CfnOutput(this, 'SiteUrl', { value: siteUrl });
    new CfnOutput(this, 'DistributionDomain', { value: distribution.distributionDomainName });
    new CfnOutput(this, 'AdminPoolId', { value: signIn.pool.userPoolId });
    new CfnOutput(this, 'PostsTable', { value: data.tables.BlogPosts.tableName });
    new CfnOutput(this, 'OriginSecretArn', { value: originSecret.arn });
    const records = mail.dnsRecords.map(({ name, type, value }) => `${name} ${type} ${value}`);
    new CfnOutput(this, 'MailDnsRecords', { value: Fn.join(' | ', records) });
  }
}
