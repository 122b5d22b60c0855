import { CliCredentialsStackSynthesizer, DefaultStackSynthesizer, type IStackSynthesizer } from 'aws-cdk-lib';
import type { Stage } from './settings.ts';

/** Distinguishes the roles and the bucket by which a stage is deployed from those of the other stage. */
export const qualifierOf = (stage: Stage): string => `boat${stage}`;

// The casts: CDK's types take no account of exactOptionalPropertyTypes.

export const synthesizerOf = (stage: Stage) =>
  new DefaultStackSynthesizer({ qualifier: qualifierOf(stage) }) as IStackSynthesizer;

/** For what an administrator deploys by hand, before or after the stages are bootstrapped. */
export const byHand = () => new CliCredentialsStackSynthesizer() as IStackSynthesizer;
