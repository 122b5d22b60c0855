import { unsubscribeOperations } from '#domain/operations/unsubscribe.ts';
import { stopTokenOf } from './data/mail/unsubscribes.ts';
import { found } from './runtime/found.ts';
import { operation } from './runtime/operation.ts';
import { stateOfStop } from './use-cases/mail/stop-state.ts';

export const handler = operation('unsubscribe-state', unsubscribeOperations, async (input) => {
  const token = found(await stopTokenOf(input.token), 'We couldn’t find this link.');
  return { kind: token.kind, ...(await stateOfStop(token)) };
});
