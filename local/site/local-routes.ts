import type { IncomingMessage, ServerResponse } from 'node:http';
import { now } from '#functions/runtime/clock.ts';
import { Clock, type ClockDoor, changeClock } from '../clock.ts';
import { Faults, type FaultyParts, setFaults } from '../faults.ts';
import { readBody } from '../front.ts';
import { answerInbox } from '../ses/inbox-routes.ts';
import type { MailStore } from '../ses/mail-store.ts';

export type LocalRoutes = (path: string, request: IncomingMessage, response: ServerResponse) => Promise<void>;

const json = (response: ServerResponse, status: number, body: object) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const ownNames = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/;

/** Another site's page in the same browser: it names its origin, or has a name of its own lead to this machine. */
const isForeign = ({ headers: { host = '', origin } }: IncomingMessage): boolean =>
  !ownNames.test(host) || (origin !== undefined && origin !== `http://${host}`);

const clockSentence =
  'Name an instant, as in {"now": "2027-03-13T18:00:00-08:00"}, or null for the real time.';

/** Everything under `/_local`, which exists on one machine only: the inbox, the clock and the switches for faults. */
export function createLocalRoutes(store: MailStore, parts: FaultyParts, clockDoor: ClockDoor): LocalRoutes {
  return async (path, request, response) => {
    if (isForeign(request)) return json(response, 403, { error: 'This is for this machine alone.' });
    if (path === '/_local/faults' && request.method === 'POST') {
      const faults = Faults.safeParse(parse((await readBody(request)).toString()));
      if (!faults.success)
        return json(response, 400, { error: 'Name mail, storage, database or weather, "up" or "down".' });
      setFaults(parts, faults.data);
      return json(response, 200, faults.data);
    }
    if (path === '/_local/clock' && request.method === 'POST') {
      const clock = Clock.safeParse(parse((await readBody(request)).toString()));
      if (!clock.success) return json(response, 400, { error: clockSentence });
      await changeClock(clock.data, clockDoor);
      return json(response, 200, { now: now() });
    }
    const [, mail] = /^\/_local\/inbox\/([\w-]+)$/.exec(path) ?? [];
    if (mail !== undefined && request.method === 'DELETE' && (await store.remove(mail))) {
      response.writeHead(204).end();
      return;
    }
    if (request.method === 'GET' && (await answerInbox(store, path, response))) return;
    json(response, 404, { error: 'There is nothing here.' });
  };
}
