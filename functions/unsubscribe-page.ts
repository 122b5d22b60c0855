import { unsubscribePath } from '#domain/mail/mail-stops.ts';
import { unsubscribeOperations } from '#domain/operations/unsubscribe.ts';
import { openOperation } from './runtime/operation.ts';

/** Email programs may open the address of the one-click call: it leads to the page that asks. */
export const handler = openOperation(
  'unsubscribe-page',
  unsubscribeOperations,
  async ({ token }) => {
    const page = unsubscribePath(token);
    return `<!doctype html><title>Stop emails</title><meta http-equiv="refresh" content="0; url=${page}"><a href="${page}">Go on</a>`;
  },
  (output) => ({
    statusCode: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body: String(output),
  }),
);
