import process from 'node:process';
import { App } from 'aws-cdk-lib';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { bundleFolder, bundleFunctions } from '#lib/bundle.ts';
import { addProduct, checkRules } from '#lib/product.ts';
import { domainChoiceOf, readSettings, requireDeployable, stagesOf } from '#lib/settings.ts';
import { readSiteBuild } from '#lib/site-build.ts';

/**
 * `cdk deploy -c stage=prod --all` deploys one stage; without a stage, all are synthesised. docs/deploy.md
 * lists the environment values.
 */
const app = new App();
const asked: unknown = app.node.tryGetContext('stage');
const domain = domainChoiceOf(app.node.tryGetContext('domain'));
const settings = stagesOf(asked).map((stage) => readSettings(stage, process.env, domain));
// Whoever names a stage means to deploy it.
if (asked) settings.forEach(requireDeployable);
const build = readSiteBuild('.build/site');
await bundleFunctions();
for (const each of settings) {
  addProduct(app, {
    settings: each,
    account: process.env.CDK_DEFAULT_ACCOUNT,
    build,
    code: (name) => lambda.Code.fromAsset(bundleFolder(name)),
  });
}
checkRules(app);
