import { unsubscribeOperations } from '#domain/operations/unsubscribe.ts';
import { stopMails } from './data/mail/unsubscribes.ts';
import { found } from './runtime/found.ts';
import { openOperation } from './runtime/operation.ts';

export const handler = openOperation('unsubscribe', unsubscribeOperations, async ({ token }, { now }) => ({
  ended: found(await stopMails(token, now), 'We couldn’t find this link.'),
}));
