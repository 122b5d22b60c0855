import { unsubscribeOperations } from '#domain/operations/unsubscribe.ts';
import { stopMails, stopTokenOf } from './data/mail/unsubscribes.ts';
import { found } from './runtime/found.ts';
import { openOperation } from './runtime/operation.ts';

export const handler = openOperation('unsubscribe', unsubscribeOperations, async (input, { now }) => {
  const token = found(await stopTokenOf(input.token), 'We couldn’t find this link.');
  const until = input.asked_at ?? token.made_at ?? now;
  await stopMails(token, until < now ? until : now);
  return { ended: token.kind };
});
