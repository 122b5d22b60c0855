import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { bundleFolder, type FunctionName } from '#lib/bundle.ts';
import { addProduct } from '#lib/product.ts';
import { readSettings } from '#lib/settings.ts';
import { readSiteBuild } from '#lib/site-build.ts';
import { bundled } from './bundled.ts';
import { flatten } from './flatten.ts';
import { functionIdsOf } from './function-ids.ts';

interface Properties {
  readonly Code?: { readonly S3Key?: string };
  readonly Environment?: { readonly Variables: Readonly<Record<string, unknown>> };
  readonly SourceObjectKeys?: readonly string[];
}
interface Resource {
  readonly Type: string;
  readonly Properties: Properties;
}

export interface FunctionArtefact {
  /** What becomes the function's code. */
  readonly folder: string;
  /** What it is told, intrinsics and all. */
  readonly environment: Readonly<Record<string, unknown>>;
}

/** What a deployment uploads, as `cdk synth` leaves it. */
export interface Assembly {
  readonly functionOf: (name: FunctionName) => FunctionArtefact;
  /** The folder whose files the site's bucket gets. */
  readonly siteFolder: string;
}

/** Bundles and synthesises prod as a deployment does, into a folder. The site must have been built. */
export async function assemble(folder: string, env: Record<string, string>): Promise<Assembly> {
  const bundles = await bundled();
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8'));
  // Other tests hold the templates against the rules.
  const app = new App({ outdir: join(folder, 'cdk.out'), context, builtinCloudFormationValidation: false });
  const site = addProduct(app, {
    settings: readSettings('prod', env, 'own'),
    account: undefined,
    build: readSiteBuild('.build/site'),
    code: (name) => lambda.Code.fromAsset(bundleFolder(name, bundles.folder)),
  });
  const { Resources } = flatten(site, app.synth().directory);
  const resources = Object.entries(Resources as Record<string, Resource>); // every resource has these
  const names = functionIdsOf(site);
  /** Assets are named by their content: `asset.{hash}` is uploaded as `{hash}.zip`. */
  const folderOf = (key = '') => join(folder, 'cdk.out', `asset.${key.replace(/\.zip$/, '')}`);

  const siteFolders = resources
    .filter(([, { Type }]) => Type === 'Custom::CDKBucketDeployment')
    .map(([, { Properties }]) => folderOf(Properties.SourceObjectKeys?.[0]))
    .filter((path) => existsSync(join(path, 'index.html')));
  const [siteFolder = '', ...others] = new Set(siteFolders);
  if (others.length > 0) throw new Error('The pages and what they name are not of one build.');

  return {
    siteFolder,
    functionOf: (name) => {
      const [, found] = resources.find(([id]) => names.get(id) === name) ?? [];
      if (found === undefined) throw new Error(`The template has no function ${name}.`);
      const { Code, Environment } = found.Properties;
      return { folder: folderOf(Code?.S3Key), environment: Environment?.Variables ?? {} };
    },
  };
}
