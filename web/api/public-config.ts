/** The site's public settings. They differ by stage and are no part of the build. */
export interface PublicConfig {
  /** The publishable key that tells our site's calls from noise. */
  readonly publicKey: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  /** Where Cognito answers, when it is not AWS. */
  readonly cognitoEndpoint?: string;
  /** Id of the advertising pixel; none, no pixel. */
  readonly pixelId?: string;
  readonly features: { readonly quotes: boolean };
}

/** Milliseconds after which a load is given up: every call of the page waits for it. */
const patience = 15_000;

let loading: Promise<PublicConfig> | undefined;

async function load(): Promise<PublicConfig> {
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return (await response.json()) as PublicConfig; // written by our own deployment
}

/** The public settings, loaded once per page; after a failure the next call tries again. */
export function publicConfig(): Promise<PublicConfig> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
