import { DefaultStackSynthesizer, RemovalPolicy, Stack, Token, Validations } from 'aws-cdk-lib';
import type * as cloudfront from 'aws-cdk-lib/aws-cloudfront';
import * as logs from 'aws-cdk-lib/aws-logs';
import type * as s3 from 'aws-cdk-lib/aws-s3';
import * as deployment from 'aws-cdk-lib/aws-s3-deployment';
import { Construct, type IConstruct } from 'constructs';
import { cacheControls, configFile, filesWithMetadata, hashedFolder } from '#edge/file-headers.ts';
import { policyFile, type SiteBuild } from './site-build.ts';

interface SiteFilesProps {
  readonly build: SiteBuild;
  readonly bucket: s3.IBucket;
  readonly distribution: cloudfront.IDistribution;
  /** The public settings that the browser reads; some are known only at deploy time. */
  readonly config: Readonly<Record<string, unknown>>;
}

/** Paths as the deployment's filters want them: without the slash in front. */
const bare = (path: string) => path.slice(1);
const hashedFiles = `${bare(hashedFolder)}*`;

/** Types that the uploading command cannot tell from a file's name; with `nosniff` a wrong one counts. */
const onlyTyped = (files: string, contentType: string) => ({ exclude: ['*'], include: [files], contentType });

/**
 * Puts the built site into its bucket, each kind of file with its headers. Pages come last, so that none
 * ever names a file that is not there yet. Old files stay, for tabs that are still open.
 */
export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, props: SiteFilesProps) {
    super(scope, id);
    const { build, bucket, distribution } = props;
    const site = deployment.Source.asset(build.folder, { exclude: [policyFile, bare(configFile)] });
    const logGroup = new logs.LogGroup(this, 'Log', {
      retention: logs.RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const upload = (name: string, cacheControl: string, rest: Partial<deployment.BucketDeploymentProps>) =>
      new deployment.BucketDeployment(this, name, {
        sources: [site],
        destinationBucket: bucket,
        prune: false,
        memoryLimit: 512,
        logGroup,
        cacheControl: [deployment.CacheControl.fromString(cacheControl)],
        ...rest,
      });
    const hashed = upload('Hashed', cacheControls.hashed, { exclude: ['*'], include: [hashedFiles] });
    const plain = upload('Plain', cacheControls.plain, { exclude: [hashedFiles, '*.html'] });
    const webp = upload('WebP', cacheControls.hashed, onlyTyped(`${hashedFiles}.webp`, 'image/webp'));
    webp.node.addDependency(hashed);
    const fonts = upload('Fonts', cacheControls.plain, onlyTyped('fonts/*.woff2', 'font/woff2'));
    fonts.node.addDependency(plain);
    const config = upload('Config', cacheControls.page, {
      sources: [deployment.Source.jsonData(bare(configFile), props.config)],
    });
    const marked = Object.entries(filesWithMetadata).map(([file, metadata]) =>
      upload(bare(file), cacheControls.page, {
        exclude: ['*'],
        include: [bare(file)],
        metadata: { ...metadata },
      }),
    );
    const pages = upload('Pages', cacheControls.page, {
      exclude: ['*'],
      include: ['*index.html'],
      distribution,
      distributionPaths: ['/*'],
    });
    pages.node.addDependency(webp, fonts, config, ...marked);
    // One function, made by the CDK, runs all uploads.
    const handler = pages.handlerRole.node.scope;
    if (handler === undefined) throw new Error('The upload function of the CDK has moved.');
    acknowledgeUploader(handler);
  }
}

/** What the CDK's upload function may do is the CDK's choice; each of its wildcards is named here. */
function acknowledgeUploader(handler: IConstruct): void {
  const { account, region } = Stack.of(handler);
  const owner = Token.isUnresolved(account) ? '<AWS::AccountId>' : account;
  const assets = `arn:aws:s3:::cdk-${DefaultStackSynthesizer.DEFAULT_QUALIFIER}-assets-${owner}-${region}`;
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
