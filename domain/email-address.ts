/** `somebody@example.com`: what the booking form takes, and the admin's correction. Free of zod. */
export const emailPattern = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+\.[^\s@<>()[\],;:"\\.]{2,}$/;

/** Longest address that mail servers know. */
export const emailMax = 254;

/** `hello@example.com` of `Somebody <hello@example.com>`. */
export const addressOfMailbox = (mailbox: string): string => /<([^>]+)>$/.exec(mailbox)?.[1] ?? mailbox;

/** A link that opens a mail to an address and carries nothing else, whatever stands in the address. */
export function mailtoAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `mailto:${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`;
}
