import { askForFirstScreen } from '../admin/data/early-calls.ts';
import { storedClients, storedSession, tokensOrigin } from '../admin/session/stored-session.ts';

/** Runs within the shell, whose first call thus waits for no file. The build names later files on its tag. */
const { signInLibrary, today, leads } = document.currentScript?.dataset ?? {};
const firstPage = { '/adminka': today, '/admin': leads }[location.pathname];

function link(rel: string, href: string): void {
  const element = document.createElement('link');
  element.rel = rel;
  element.crossOrigin = '';
  element.href = href;
  document.head.append(element);
}

if (firstPage !== undefined) link('modulepreload', firstPage);
for (const client of storedClients()) {
  const session = storedSession(client, Date.now());
  if (session?.isAdmin) askForFirstScreen(location, async () => session.accessToken);
  if (session || !navigator.onLine) continue;
  // The tokens have ended, as after a night: what renews them comes beside the rest.
  if (signInLibrary !== undefined) link('modulepreload', signInLibrary);
  const origin = tokensOrigin(client);
  if (origin !== undefined) link('preconnect', origin);
}
