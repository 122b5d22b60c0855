/** Public settings. They differ by stage and are not part of the build. */
export interface PublicConfig {
  /** The publishable key that tells the site's own calls from noise. */
  readonly publicKey: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  /** Set when Cognito is emulated. */
  readonly cognitoEndpoint?: string;
  /** The advertising pixel is off without it. */
  readonly pixelId?: string;
  readonly features: { readonly quotes: boolean };
}

/** Timeout in ms: every call of the page waits for the config. */
const patience = 15_000;

let loading: Promise<PublicConfig> | undefined;

async function load(): Promise<PublicConfig> {
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return (await response.json()) as PublicConfig; // written by our own deployment
}

/** Loaded once per page; after a failure the next call tries again. */
export function publicConfig(): Promise<PublicConfig> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
