import {
  bulkDocuments,
  documents,
  patientDatabase,
  patientStorage,
  storage,
} from '#functions/data/clients.ts';
import { mailService } from '#functions/mail/send-mail.ts';
import { logContext } from '#functions/runtime/log-context.ts';
import { LOCAL_CREDENTIALS } from '../credentials.ts';
import { accessKeyOf } from './callers.ts';

/** The context in which a handler runs is that of its log. Outside of all an operator works, or the start. */
async function credentialsOfRunner() {
  const running = logContext()?.operation.replace(/^job:/, '');
  return running === undefined
    ? LOCAL_CREDENTIALS
    : { ...LOCAL_CREDENTIALS, accessKeyId: accessKeyOf(running) };
}

/** In AWS each has a process and a role of its own. A client that is not named here signs as nobody. */
export function signAsFunctions(): void {
  // A client asks a provider of this mark anew for each call.
  const provider = Object.assign(credentialsOfRunner, { memoized: true });
  const clients = [
    documents(),
    bulkDocuments(),
    storage(),
    patientDatabase(),
    patientStorage(),
    mailService(),
  ];
  for (const { config } of clients) config.credentials = provider;
}
