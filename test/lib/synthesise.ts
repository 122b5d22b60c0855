import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { App, type AppProps } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { addProduct, checkRules } from '#lib/product.ts';
import { type DomainChoice, readSettings, type Stage } from '#lib/settings.ts';
import { readSiteBuild } from '#lib/site-build.ts';
import { flatten, nestedStacksOf, readTemplate } from './flatten.ts';
import { functionIdsOf } from './function-ids.ts';

export const inlineScriptHash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** A folder that looks like a built site. */
export function siteFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const files = [
    'index.html',
    'app.html',
    'admin.html',
    '404.html',
    'robots.txt',
    'assets/main-1f.js',
    'assets/pictures/1f/bow.webp',
    'flags/bow.png',
    'icons/icon.png',
    'blog/first/index.html',
  ];
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  writeFileSync(join(folder, 'csp.json'), JSON.stringify({ scriptHashes: [inlineScriptHash] }));
  return folder;
}

export interface RuleReport {
  readonly pluginReports: readonly {
    readonly pluginName: string;
    readonly conclusion: string;
    readonly violations: readonly unknown[];
    readonly suppressedViolations: readonly { readonly ruleName: string; readonly reason: string }[];
  }[];
}

const reportOf = (directory: string): RuleReport =>
  JSON.parse(readFileSync(join(directory, 'validation-report.json'), 'utf8'));

function appOf(
  stage: Stage,
  env: Record<string, string>,
  domain: DomainChoice,
  props: AppProps,
  folder = siteFolder(),
) {
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8'));
  const app = new App({ ...props, context: { ...context, 'aws:cdk:bundling-stacks': [] } });
  const product = addProduct(app, {
    settings: readSettings(stage, env, domain),
    account: undefined,
    build: readSiteBuild(folder),
    code: () => lambda.Code.fromInline('exports.handler = () => {}'),
  });
  return { app, product };
}

/**
 * Synthesises one stage with the context of `cdk synth`; functions are stand-ins, and so is the site unless the
 * folder of a built one is given. `site` is the site's stack with those nested in it as one; `stacks` are the
 * templates that CloudFormation gets, by their names.
 */
export function synthesise(
  stage: Stage,
  env: Record<string, string> = {},
  domain: DomainChoice = 'own',
  folder?: string,
) {
  // Holding the stacks against rules takes most of the time; stack-rules.test.ts does it.
  const { app, product } = appOf(stage, env, domain, { builtinCloudFormationValidation: false }, folder);
  const assembly = app.synth();
  const edge = assembly.getStackByName(`BoatDetailing-${stage}-Edge`).template;
  const stacks = new Map(
    [product, ...nestedStacksOf(product)].map((stack) => [
      stack.node.id,
      readTemplate(assembly.directory, stack.templateFile),
    ]),
  );
  return {
    edge: Template.fromJSON(edge),
    site: Template.fromJSON(flatten(product, assembly.directory)),
    stacks,
    functions: functionIdsOf(product),
  };
}

/** Synthesises one stage and holds it against all rules. An open finding throws. */
export function synthesiseByRules(stage: Stage, domain: DomainChoice): RuleReport {
  const { app } = appOf(stage, {}, domain, {});
  checkRules(app);
  return reportOf(app.synth().directory);
}
