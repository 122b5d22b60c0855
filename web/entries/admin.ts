import './no-eval.ts';
import { formatNearTime } from '#domain/los-angeles.ts';
import { askForFirstScreen } from '../admin/data/early-calls.ts';
import { loadLeadDialog } from '../admin/late-parts.ts';
import { leadParam } from '../admin/lead-path.ts';
import { accessToken, currentSession } from '../admin/session/session.ts';

// Small, so that a session is renewed while the pages' code, which the shell preloads, still comes.
askForFirstScreen(location, async () => ((await currentSession())?.isAdmin ? accessToken() : undefined));
import('./admin-app.tsx').then(({ startAdmin }) => startAdmin());
if (new URLSearchParams(location.search).has(leadParam)) {
  // The page asks again, and tells of failures.
  loadLeadDialog().catch(() => undefined);
}
// So does whatever needs the session, which this makes the sign-in library renew if it has ended.
currentSession().catch(() => undefined);
// The first formatters load Intl's data: here, while the pages' code still comes.
const now = new Date().toISOString();
formatNearTime(now, now);
