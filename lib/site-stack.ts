import { CfnOutput, Fn, Lazy, Stack, type StackProps, Tags } from 'aws-cdk-lib';
import type * as acm from 'aws-cdk-lib/aws-certificatemanager';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { HeaderSettings } from '#edge/response-headers.ts';
import { routeTable } from '#edge/route-table.ts';
import { tables } from '#functions/data/keys.ts';
import { serviceName } from '#functions/runtime/metric-names.ts';
import { Alarms } from './alarms.ts';
import { Api } from './api.ts';
import { functionLog, type JobEnvironment } from './app-function.ts';
import { Budget } from './budget.ts';
import { type FunctionName, siteServer } from './bundle.ts';
import { Cdn } from './cdn.ts';
import { Dashboard } from './dashboard.ts';
import { Data } from './data.ts';
import { DnsRecords } from './dns-records.ts';
import { Jobs } from './jobs.ts';
import { LogQueries } from './log-queries.ts';
import { Mail } from './mail.ts';
import { MailEvents } from './mail-events.ts';
import { OriginSecret } from './origin-secret.ts';
import { PhotoCheck } from './photo-check.ts';
import type { StageSettings } from './settings.ts';
import { SignIn } from './sign-in.ts';
import type { SiteBuild } from './site-build.ts';
import { SiteFiles } from './site-files.ts';

export interface SiteStackProps extends StackProps {
  readonly settings: StageSettings;
  readonly build: SiteBuild;
  readonly code: (name: FunctionName) => lambda.Code;
  readonly certificate: acm.ICertificate | undefined;
  readonly webAclArn: string;
}

/** CORS without a domain: the distribution's name would be circular. Harmless, as an upload needs a signed URL. */
const anyDistribution = 'https://*.cloudfront.net';

/** One stage of the product. Joins the constructs and has no resources of its own. */
export class SiteStack extends Stack {
  constructor(scope: Construct, id: string, props: SiteStackProps) {
    super(scope, id, props);
    const { settings, build } = props;
    const { certificate } = props;
    const own = settings.domain && certificate ? { domain: settings.domain, certificate } : undefined;
    // Functions need the distribution's name, and the distribution the API's, so the API comes first.
    const siteUrl = settings.domain
      ? `https://${settings.domain}`
      : Lazy.string({ produce: () => `https://${distribution.distributionDomainName}` });
    const data = new Data(this, 'Data', {
      uploadOrigin: settings.domain ? `https://${settings.domain}` : anyDistribution,
    });
    const signIn = new SignIn(this, 'SignIn', settings);
    const mail = new Mail(this, 'Mail', settings);
    const originSecret = new OriginSecret(this, 'OriginSecret', { version: settings.originSecretVersion });
    const environment: JobEnvironment = {
      LEADS_TABLE: data.tables.Leads.tableName,
      TIMELINE_TABLE: data.tables.LeadStatusHistory.tableName,
      QUOTES_TABLE: data.tables.Quotes.tableName,
      POSTS_TABLE: data.tables.BlogPosts.tableName,
      DAYS_TABLE: data.tables.Days.tableName,
      CUSTOMERS_TABLE: data.tables.Customers.tableName,
      SETTINGS_TABLE: data.tables.Settings.tableName,
      FORECASTS_TABLE: data.tables.Forecasts.tableName,
      CONTENT_TABLE: data.tables.Content.tableName,
      PHOTOS_BUCKET: data.photos.bucketName,
      EXPORTS_BUCKET: data.exports.bucketName,
      SITE_BUCKET: data.site.bucketName,
      SITE_SERVER: siteServer,
      WEATHER_URL: 'https://api.weather.gov',
      SITE_URL: siteUrl,
      MAIL_SENDER: settings.mail.sender,
      MAIL_REPLY_TO: settings.mail.replyTo,
      MAIL_OWNER: settings.mail.owner,
      MAIL_CONFIGURATION_SET: mail.configurationSet.configurationSetName,
      PUBLIC_KEY: settings.publicKey,
      USER_POOL_ID: signIn.pool.userPoolId,
      USER_POOL_CLIENT_ID: signIn.client.userPoolClientId,
      QUOTES_ENABLED: settings.quotes ? 'true' : 'false',
      POWERTOOLS_SERVICE_NAME: serviceName(settings.stage),
    };
    const functionProps = { code: props.code, environment, data, mail };
    const api = new Api(this, 'Api', { ...functionProps, signIn, originSecret });
    const jobProps = { ...functionProps, logGroup: functionLog(new Construct(this, 'AllJobs')) };
    const jobs = new Jobs(this, 'Jobs', jobProps);
    const mailEvents = new MailEvents(this, 'MailEvents', jobProps);
    const photoCheck = new PhotoCheck(this, 'PhotoCheck', jobProps);
    const headers: HeaderSettings = {
      photos: `https://${data.photos.bucketRegionalDomainName}`,
      cognito: `https://cognito-idp.${this.region}.${this.urlSuffix}`,
      pixelId: settings.pixelId,
      scriptHashes: build.scriptHashes,
      ...(!settings.isPublic && { hidden: true }),
    };
    const { distribution } = new Cdn(this, 'Cdn', {
      own,
      webAclArn: props.webAclArn,
      siteBucket: data.site,
      apiHost: api.host,
      originSecret,
      routes: routeTable({ ...build, quotes: settings.quotes }),
      headers,
    });
    // In a rotation functions accept the new secret first; without a domain they depend on the distribution's name.
    if (own) distribution.node.addDependency(api);
    new SiteFiles(this, 'SiteFiles', {
      build,
      bucket: data.site,
      distribution,
      api,
      publish: jobs.publish.lambda,
      config: {
        publicKey: settings.publicKey,
        userPoolId: signIn.pool.userPoolId,
        userPoolClientId: signIn.client.userPoolClientId,
        ...(settings.pixelId !== undefined && { pixelId: settings.pixelId }),
        features: { quotes: settings.quotes },
      },
    });
    const { domain, hostedZoneId } = settings;
    if (domain !== undefined && hostedZoneId !== undefined) {
      new DnsRecords(this, 'DnsRecords', { domain, hostedZoneId, distribution, mail });
    }
    const failed = {
      StreamRecordsFailed: jobs.failed,
      MailEventsFailed: mailEvents.failed,
      PhotoChecksFailed: photoCheck.failed,
    };
    const backstage = [
      jobs.stream,
      jobs.expired,
      jobs.sweep,
      jobs.forecasts,
      jobs.sheet,
      jobs.publish,
      mailEvents.job,
      photoCheck.check,
    ];
    new Alarms(this, 'Alarms', { settings, api, jobs, failed });
    new Dashboard(this, 'Dashboard', { stage: settings.stage, api, jobs: backstage, data, failed });
    new LogQueries(this, 'LogQueries', { stage: settings.stage, api });
    new Budget(this, 'Budget', settings);
    Tags.of(this).add('stage', settings.stage);

    new CfnOutput(this, 'SiteUrl', { value: siteUrl });
    new CfnOutput(this, 'DistributionDomain', { value: distribution.distributionDomainName });
    new CfnOutput(this, 'AdminPoolId', { value: signIn.pool.userPoolId });
    new CfnOutput(this, 'PostsTable', { value: data.tables.BlogPosts.tableName });
    const dataNames = [...tables.map(({ env }) => env), 'PHOTOS_BUCKET', 'EXPORTS_BUCKET'] as const;
    const values = dataNames.map((name) => `${name}=${environment[name]}`);
    // For the operator's commands, which take it as their environment (docs/data.md).
    new CfnOutput(this, 'DataEnvironment', { value: [`AWS_REGION=${this.region}`, ...values].join(' ') });
    new CfnOutput(this, 'OriginSecretArn', { value: originSecret.arn });
    const records = mail.dnsRecords.map(({ name, type, value }) => `${name} ${type} ${value}`);
    if (records.length > 0) new CfnOutput(this, 'MailDnsRecords', { value: Fn.join(' | ', records) });
  }
}
