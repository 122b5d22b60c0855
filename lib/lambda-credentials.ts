import { fromEnv } from '@aws-sdk/credential-provider-env';

/**
 * Stands in for the SDK's chain of credential sources when functions are bundled. Lambda gives credentials
 * by the environment alone; the other sources would add 95 kB to each function.
 */
export const defaultProvider = fromEnv;
