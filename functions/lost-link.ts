import { lostLinkOperations } from '#domain/operations/lost-link.ts';
import { askForLinks } from './data/mail/lost-links.ts';
import { operation } from './runtime/operation.ts';

/** A job looks the address up and emails it. */
export const handler = operation('lost-link', lostLinkOperations, async ({ email }, { now }) => {
  await askForLinks(email, now);
  return {};
});
