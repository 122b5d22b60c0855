interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createHTML: (html: string) => string | null },
  ): { createHTML(html: string): TrustedHTML };
}

declare global {
  /** Absent on the server and in browsers without Trusted Types. */
  var trustedTypes: TrustedTypes | undefined;
}

/** What React itself writes to make a script element. */
const emptyScript = '<script></script>';

const policy = globalThis.trustedTypes?.createPolicy('site', { createHTML: (html) => html });
// What did not pass by `trustedHtml` is refused by the browser, save for React's own way with scripts.
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === emptyScript ? html : null),
});

/**
 * Markup of our own making, marked as such: the Content-Security-Policy lets no other text become HTML. Keep the
 * answer for as long as the text stays the same, since React compares by identity.
 */
export const trustedHtml = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html;
