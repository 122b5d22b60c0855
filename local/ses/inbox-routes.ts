import type { ServerResponse } from 'node:http';
import { inboxPage } from './inbox-page.ts';
import type { MailStore } from './mail-store.ts';

// The mails' own pictures (PNG flags) are inline or from this site; no script of any kind.
const inboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: http: https:; frame-src 'self' data:";

function download(response: ServerResponse, content: Buffer, type: string, filename: string): void {
  response
    .writeHead(200, {
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
      'x-content-type-options': 'nosniff',
    })
    .end(content);
}

/** False for a path other than `/_local/inbox`, `/_local/inbox.json` and what hangs below. */
export async function answerInbox(
  store: MailStore,
  path: string,
  response: ServerResponse,
): Promise<boolean> {
  if (path === '/_local/inbox') {
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': inboxPolicy,
        'cache-control': 'no-store',
      })
      .end(inboxPage(await store.list()));
    return true;
  }
  if (path === '/_local/inbox.json') {
    response
      .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      .end(JSON.stringify(await store.list()));
    return true;
  }
  const [, source] = /^\/_local\/inbox\/([\w-]+)\.eml$/.exec(path) ?? [];
  const raw = source === undefined ? undefined : await store.raw(source);
  if (raw) {
    download(response, raw, 'message/rfc822', `${source}.eml`);
    return true;
  }
  const [, id = '', index = ''] = /^\/_local\/inbox\/([\w-]+)\/attachments\/(\d+)$/.exec(path) ?? [];
  const attachment = (await store.find(id))?.attachments[Number(index)];
  if (!attachment) return false;
  download(response, Buffer.from(attachment.content, 'base64'), attachment.contentType, attachment.filename);
  return true;
}
