/** Pages without a URL of their own: each answers a family of URLs. */
export const appShell = '/app.html';
export const adminShell = '/admin.html';
export const notFoundPage = '/404.html';

/** `/services` is prerendered to `/services/index.html`. */
export const fileOfPage = (path: string): string => (path === '/' ? '/index.html' : `${path}/index.html`);
