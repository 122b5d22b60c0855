import process from 'node:process';
import { App } from 'aws-cdk-lib';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { bundleFolder, bundleFunctions } from '#lib/bundle.ts';
import { providerOf, repositoryOf } from '#lib/delivery-stack.ts';
import { addDelivery, addProduct, checkRules } from '#lib/product.ts';
import { domainChoiceOf, readSettings, regionOf, requireDeployable, stagesOf } from '#lib/settings.ts';
import { readSiteBuild } from '#lib/site-build.ts';

const app = new App();
const account = process.env.CDK_DEFAULT_ACCOUNT;
const context = (name: string): unknown => app.node.tryGetContext(name);

/** `-c stage=prod` adds one stage; without it, all of them. docs/deploy.md lists the environment variables. */
async function addStages(): Promise<void> {
  const domain = domainChoiceOf(context('domain'));
  const settings = stagesOf(context('stage')).map((stage) => readSettings(stage, process.env, domain));
  // A named stage is about to be deployed.
  if (context('stage')) settings.forEach(requireDeployable);
  const build = readSiteBuild('.build/site');
  await bundleFunctions();
  const code = (name: Parameters<typeof bundleFolder>[0]) => lambda.Code.fromAsset(bundleFolder(name));
  for (const each of settings) addProduct(app, { settings: each, account, build, code });
}

// `-c github=owner/repository`, once per account, allows that repository's workflows to deploy.
const repository = repositoryOf(context('github'));
if (repository === undefined) {
  await addStages();
} else {
  const provider = providerOf(context('githubProvider'));
  const delivery = {
    repository,
    provider,
    stages: stagesOf(context('stage')),
    region: regionOf(process.env),
  };
  addDelivery(app, delivery, account);
}
checkRules(app);
