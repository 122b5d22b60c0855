import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { addProduct, checkRules } from '#lib/product.ts';
import { readSettings, type Stage } from '#lib/settings.ts';
import { readSiteBuild } from '#lib/site-build.ts';

export const inlineScriptHash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** A folder that looks like a built site. */
export function siteFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const files = [
    'index.html',
    'app.html',
    '404.html',
    'robots.txt',
    'assets/main-1f.js',
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

/** Synthesises one stage as `cdk synth` would, with its context; functions and site are stand-ins. */
export function synthesise(stage: Stage, env: Record<string, string> = {}) {
  const { context } = JSON.parse(readFileSync('cdk.json', 'utf8'));
  const app = new App({ context: { ...context, 'aws:cdk:bundling-stacks': [] } });
  addProduct(app, {
    settings: readSettings(stage, env),
    account: undefined,
    build: readSiteBuild(siteFolder()),
    code: () => lambda.Code.fromInline('exports.handler = () => {}'),
  });
  checkRules(app);
  const assembly = app.synth();
  const template = (part: 'Edge' | 'Site') =>
    Template.fromJSON(assembly.getStackByName(`BoatDetailing-${stage}-${part}`).template);
  const report: RuleReport = JSON.parse(
    readFileSync(join(assembly.directory, 'validation-report.json'), 'utf8'),
  );
  return { edge: template('Edge'), site: template('Site'), report };
}
