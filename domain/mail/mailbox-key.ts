import { mailedAddress } from './email-address.ts';

/** The same for every spelling of an address that reaches one mailbox. */
export const mailboxKey = (email: string): string =>
  mailedAddress(email.normalize('NFKC').replace(/\s+/g, '')).toLowerCase();
