import process from 'node:process';
import { App } from 'aws-cdk-lib';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { bundleFolder, bundleFunctions } from '#lib/bundle.ts';
import { addProduct, checkRules } from '#lib/product.ts';
import { readSettings, stagesOf } from '#lib/settings.ts';
import { readSiteBuild } from '#lib/site-build.ts';

/**
 * `cdk deploy -c stage=prod --all` deploys one stage; without a stage, all are synthesised. docs/deploy.md
 * lists the environment values.
 */
const app = new App();
const stages = stagesOf(app.node.tryGetContext('stage'));
const build = readSiteBuild('.build/site');
await bundleFunctions();
for (const stage of stages) {
  addProduct(app, {
    settings: readSettings(stage, process.env),
    account: process.env.CDK_DEFAULT_ACCOUNT,
    build,
    code: (name) => lambda.Code.fromAsset(bundleFolder(name)),
  });
}
checkRules(app);
