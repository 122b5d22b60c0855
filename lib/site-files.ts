import { extname } from 'node:path';
import { Duration, RemovalPolicy, Stack, Token, Validations } from 'aws-cdk-lib';
import type * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import * as logs from 'aws-cdk-lib/aws-logs';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import * as deployment from 'aws-cdk-lib/aws-s3-deployment';
import * as triggers from 'aws-cdk-lib/triggers';
import { Construct, type IConstruct, type IDependable } from 'constructs';
import { jobTable } from '#domain/operations/jobs.ts';
import { cacheControlOf, configFile, contentTypeOf, hashedFolder, metadataOf } from '#edge/file-headers.ts';
import { policyFile } from '#edge/policy-file.ts';
import { adminShell } from '#edge/site-pages.ts';
import type { SiteBuild } from './site-build.ts';

interface SiteFilesProps {
  readonly build: SiteBuild;
  readonly bucket: s3.IBucket;
  readonly distribution: cloudfront.IDistribution;
  /** The browser's public settings; some are only known at deploy time. */
  readonly config: Readonly<Record<string, unknown>>;
  /** The API is deployed before the pages that call it. */
  readonly api: IDependable;
  /** Renders the pages with what is published. */
  readonly publish: lambda.Function;
}

/** Deployment filters have no leading slash. */
const bare = (path: string) => path.slice(1);

const only = (...include: string[]) => ({ exclude: ['*'], include });

interface Kind {
  readonly id: string;
  readonly include: Set<string>;
  /** A sample, from which the headers are derived. */
  readonly file: string;
}

/** An upload for each: the command cannot tell every type from a name, and fixing it later is wrong in between. */
function kindsOf(paths: readonly string[]): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const path of paths.filter((name) => !/\.html$|^sitemap\.xml$/.test(name))) {
    const folder = path.split('/', 1)[0];
    const extension = extname(path);
    const id = `${`/${folder}/` === hashedFolder ? 'Hashed' : 'Plain'}${extension}`;
    const kind = kinds.get(id) ?? { id, include: new Set(), file: `/${path}` };
    kinds.set(id, kind);
    kind.include.add(folder === path ? path : `${folder}/*${extension}`);
  }
  return [...kinds.values()].sort((a, b) => a.id.localeCompare(b.id));
}

/** Assets, the admin's shell, pages: none refers to a missing file. Old files stay for open tabs. */
export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, props: SiteFilesProps) {
    super(scope, id);
    const { build, bucket, distribution, publish } = props;
    const site = deployment.Source.asset(build.folder, { exclude: [policyFile, bare(configFile)] });
    const logGroup = new logs.LogGroup(this, 'Log', {
      retention: logs.RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const upload = (name: string, file: string, rest: Partial<deployment.BucketDeploymentProps>) =>
      new deployment.BucketDeployment(this, name, {
        sources: [site],
        destinationBucket: bucket,
        prune: false,
        memoryLimit: 512,
        logGroup,
        cacheControl: [deployment.CacheControl.fromString(cacheControlOf(file))],
        contentType: contentTypeOf(file),
        ...rest,
      });
    const assets = [
      ...kindsOf(build.paths).map(({ id: name, include, file }) => upload(name, file, only(...include))),
      upload('Config', configFile, {
        sources: [deployment.Source.jsonData(bare(configFile), props.config)],
      }),
    ];
    const shell = upload(bare(adminShell), adminShell, {
      ...only(bare(adminShell)),
      metadata: { ...metadataOf(adminShell) },
      distribution,
      distributionPaths: ['/*'],
    });
    // CDK gives each upload its own layer (22 MB), but its one function only the first.
    const [, ...laterUploads] = [...assets, shell];
    for (const later of laterUploads) later.node.tryRemoveChild('AwsCliLayer');
    shell.node.addDependency(props.api, ...assets);
    // The build's own pages are never uploaded: they would stand over what the owner has published.
    new triggers.Trigger(this, 'Pages', {
      handler: publish,
      timeout: Duration.seconds(jobTable['publish-site'].timeout),
      executeAfter: [shell],
    });
    // One CDK function runs all uploads.
    const handler = shell.handlerRole.node.scope;
    if (handler === undefined) throw new Error('The upload function of the CDK has moved.');
    acknowledgeUploader(handler);
  }
}

/** CDK defines its upload function's permissions; each wildcard is acknowledged here. */
function acknowledgeUploader(handler: IConstruct): void {
  const { account, region, synthesizer } = Stack.of(handler);
  const owner = Token.isUnresolved(account) ? '<AWS::AccountId>' : account;
  const assets = `arn:aws:s3:::cdk-${synthesizer.bootstrapQualifier}-assets-${owner}-${region}`;
  const acknowledge = (rule: string, reason: string) =>
    Validations.of(handler).acknowledge({ id: `AwsSolutions::AwsSolutions-${rule}`, reason });
  acknowledge('L1', 'The CDK chooses the runtime of its upload function and updates it.');
  acknowledge(
    'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    'The CDK lets its upload function write its log by the managed policy for that.',
  );
  const readAndWrite = ['GetBucket', 'GetObject', 'List', 'DeleteObject', 'Abort'];
  for (const verb of readAndWrite) {
    acknowledge(
      `IAM5[Action::s3:${verb}*]`,
      'The CDK grants its upload function these by families of actions.',
    );
  }
  acknowledge(
    `IAM5[Resource::${assets}/*]`,
    'The CDK keeps what is to be uploaded in its own bucket of assets.',
  );
  acknowledge('IAM5[Resource::<Site.Arn>/*]', 'The upload function writes all files of the site.');
  acknowledge('IAM5[Resource::*]', 'The CDK lets its upload function empty the cache of any distribution.');
}
