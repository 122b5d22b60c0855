import type { Today } from '#domain/operations/calendar.ts';
import { callOperation } from '../../api/call-operation.ts';
import { accessToken, currentSession } from '../session.ts';

let asked: Promise<Today | undefined> | undefined;

async function ask(): Promise<Today | undefined> {
  // Who is no admin is refused by the server, and led away by the page.
  if (!(await currentSession())?.isAdmin) return undefined;
  const bearer = await accessToken();
  return bearer === undefined ? undefined : callOperation('admin-today', {}, { bearer });
}

/** Asks for Today before the page is drawn, where the address is Today's. A failure is left to the page's own call. */
export function askForTodayEarly(): void {
  if (location.pathname === '/adminka') asked = ask().catch(() => undefined);
}

/** What was asked for early, once; undefined without it. */
export function earlyToday(): Promise<Today | undefined> {
  const answer = asked ?? Promise.resolve(undefined);
  asked = undefined;
  return answer;
}
