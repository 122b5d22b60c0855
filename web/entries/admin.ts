import './no-eval.ts';
import { askForFirstScreen } from '../admin/early-calls.ts';
import { loadLeadDialog } from '../admin/late-parts.ts';
import { leadParam } from '../admin/lead-path.ts';
import { currentSession } from '../admin/session.ts';

// Small, so that calls are on their way while the pages' code, which the shell preloads, still comes.
askForFirstScreen(location);
import('./admin-app.tsx');
const ahead: readonly Promise<unknown>[] = [
  // Fetches the sign-in library if the session has to be renewed.
  currentSession(),
  ...(new URLSearchParams(location.search).has(leadParam) ? [loadLeadDialog()] : []),
];
// The pages ask again, and tell of failures.
for (const part of ahead) part.catch(() => undefined);
