import { fromEnv } from '@aws-sdk/credential-provider-env';

/**
 * Replaces the SDK's credential provider chain in bundles. Lambda only uses the environment; the other
 * providers would add 95 kB per function.
 */
export const defaultProvider = fromEnv;
