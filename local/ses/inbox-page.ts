import { counted } from '#domain/plain-text.ts';
import { inboxStyle } from './inbox-style.ts';
import type { StoredMail } from './mail-store.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const when = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
});

function attachments({ id, attachments: files }: StoredMail): string {
  if (files.length === 0) return '';
  const items = files.map(
    ({ filename, contentType }, index) =>
      `<li><a href="/_local/inbox/${id}/attachments/${index}" download>${escapeHtml(filename)}</a> <span>${escapeHtml(contentType)}</span></li>`,
  );
  return `<ul class="attachments" aria-label="Attachments">${items.join('')}</ul>`;
}

/** With its pictures in it. */
const htmlOf = ({ html, attachments: files }: StoredMail): string =>
  files.reduce(
    (whole, { contentId, contentType, content }) =>
      contentId ? whole.replaceAll(`cid:${contentId}`, `data:${contentType};base64,${content}`) : whole,
    html,
  );

function article(mail: StoredMail, position: number): string {
  const { id, from, to, subject, sentAt, text } = mail;
  const html = htmlOf(mail);
  // The frame has no scripts and no origin; its links open in a tab, so that a mail's link can be followed.
  const frame = `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" title="${escapeHtml(subject)}" srcdoc="${escapeHtml(`<base target="_blank">${html}`)}"></iframe>`;
  return `<article>
<details${position === 0 ? ' open' : ''}>
<summary>
<h2>${escapeHtml(subject)}</h2>
<p><span>To ${escapeHtml(to.join(', '))}</span> <time datetime="${sentAt}">${when.format(new Date(sentAt))}</time></p>
</summary>
<p class="meta">From ${escapeHtml(from)} · <a href="/_local/inbox/${id}.eml" download>message source (.eml)</a></p>
${attachments(mail)}
${html === '' ? '' : frame}
<details class="text"${html === '' ? ' open' : ''}><summary>Text part</summary><pre>${escapeHtml(text)}</pre></details>
</details>
</article>`;
}

const emptyInbox = `<section class="empty"><h2>No mail yet</h2>
<p>Book a detail at <a href="/booking">/booking</a> and the mails that it causes appear here.</p></section>`;

/** The local inbox, newest mail first and open; nothing in it can run scripts or load anything. */
export function inboxPage(mails: readonly StoredMail[]): string {
  const list = mails.map(article).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Local inbox (${mails.length})</title>
<style>${inboxStyle}</style>
</head>
<body>
<header><h1>Local inbox</h1><p>${counted(mails.length, 'mail')}, kept on this machine. Nothing was sent anywhere. Times in Los Angeles.</p></header>
<main>${mails.length === 0 ? emptyInbox : list}</main>
</body>
</html>`;
}
