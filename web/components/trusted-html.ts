interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      readonly createHTML?: (html: string) => string | null;
      readonly createScriptURL?: (address: string) => string;
    },
  ): { createHTML(html: string): TrustedHTML; createScriptURL(address: string): string };
}

declare global {
  /** Absent on the server and in browsers without Trusted Types. */
  var trustedTypes: TrustedTypes | undefined;
}

/** React itself sets this innerHTML to create a script element. */
const emptyScript = '<script></script>';

const policy = globalThis.trustedTypes?.createPolicy('site', { createHTML: (html) => html });
// The browser refuses everything that did not pass through `trustedHtml`, except React's own script trick.
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === emptyScript ? html : null),
});

/** The Content-Security-Policy lets no other string become HTML. Memoize: React compares by identity. */
export const trustedHtml = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html;
