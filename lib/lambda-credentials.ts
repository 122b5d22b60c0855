import { fromEnv } from '@aws-sdk/credential-provider-env';

/** Lambda only uses the environment; the SDK's other providers would add 95 kB per function. */
export const defaultProvider = fromEnv;
