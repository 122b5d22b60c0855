import { createHash } from 'node:crypto';
import { mailboxKey } from '#domain/mail/mailbox-key.ts';

/** Names a mailbox in the key of a row that only counts. */
export const mailboxHash = (email: string): string =>
  createHash('sha256').update(mailboxKey(email)).digest('base64url');
