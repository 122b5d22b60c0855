import { type App, Validations } from 'aws-cdk-lib';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import { AwsSolutionsChecks } from 'cdk-nag';
import { byHand, synthesizerOf } from './bootstrap.ts';
import type { FunctionName } from './bundle.ts';
import { type DeliverySettings, DeliveryStack } from './delivery-stack.ts';
import { EdgeStack, edgeRegion } from './edge-stack.ts';
import type { StageSettings } from './settings.ts';
import type { SiteBuild } from './site-build.ts';
import { SiteStack } from './site-stack.ts';

export interface ProductProps {
  readonly settings: StageSettings;
  /** Undefined for a synthesis without credentials. */
  readonly account: string | undefined;
  readonly build: SiteBuild;
  readonly code: (name: FunctionName) => lambda.Code;
}

export function addProduct(app: App, { settings, account, build, code }: ProductProps): SiteStack {
  const name = `BoatDetailing-${settings.stage}`;
  const env = (region: string) => ({ env: { region, ...(account !== undefined && { account }) } });
  const shared = {
    settings,
    crossRegionReferences: true,
    synthesizer: synthesizerOf(settings.stage),
    terminationProtection: settings.stage === 'prod',
  };
  const edge = new EdgeStack(app, `${name}-Edge`, { ...shared, ...env(edgeRegion) });
  return new SiteStack(app, `${name}-Site`, {
    ...shared,
    ...env(settings.region),
    build,
    code,
    certificate: edge.certificate,
    webAclArn: edge.webAclArn,
  });
}

export function addDelivery(
  app: App,
  settings: DeliverySettings,
  account: string | undefined,
): DeliveryStack {
  return new DeliveryStack(app, 'BoatDetailing-Delivery', {
    settings,
    synthesizer: byHand(),
    terminationProtection: true,
    env: { region: settings.region, ...(account !== undefined && { account }) },
  });
}

/** Checks every stack against the AWS Solutions rules; an open finding fails the synthesis. */
export function checkRules(app: App): void {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
}
