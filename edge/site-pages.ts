/** Pages that no address has for its own: each answers a family of addresses. */
export const appShell = '/app.html';
export const adminShell = '/admin.html';
export const notFoundPage = '/404.html';

/** The file in which a prerendered page lies: `/services` in `/services/index.html`. */
export const fileOfPage = (path: string): string => (path === '/' ? '/index.html' : `${path}/index.html`);
