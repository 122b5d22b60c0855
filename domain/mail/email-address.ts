/** One canonical form is stored, mailed and searched for by an erasure. Free of zod. */

/** `somebody@example.com` in canonical form. */
export const emailPattern =
  /^[^\s@<>()[\],;:"\\]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

/** Longest address that SMTP allows. */
export const emailMax = 254;

/** No invisible characters: a soft hyphen in a domain is dropped on the way, and the email goes elsewhere. */
export const visible = /^[^\p{C}\p{Zl}\p{Zp}]*$/u;

/** A URL parser would cut off or decode anything more (`/ ? # %`). */
const typedDomain = /^[\p{L}\p{M}\p{N}.-]+$/u;

const parts = (address: string): readonly [local: string, domain: string] => {
  const at = address.lastIndexOf('@');
  return [address.slice(0, at), address.slice(at + 1)];
};

/** The domain in ASCII and lower case; unchanged if it is not a host name. */
function hostOf(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain.toLowerCase();
  }
}

/** Trims an address and converts its domain to lower-case ASCII (IDNA). What is no address is only trimmed. */
export function canonicalAddress(typed: string): string {
  const address = typed.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '').normalize('NFC');
  const [local, domain] = parts(address);
  return typedDomain.test(domain) ? `${local}@${hostOf(domain)}` : address;
}

/** Also canonicalizes addresses that were stored before they were canonical. */
export function mailedAddress(stored: string): string {
  const [local, domain] = parts(stored);
  return `${local}@${hostOf(domain)}`;
}

/** Whether a booking may name this address, in whatever form it was typed. */
export function isAddress(typed: string): boolean {
  const address = canonicalAddress(typed);
  return emailPattern.test(address) && visible.test(address) && address.length <= emailMax;
}

/** `hello@example.com` of `Somebody <hello@example.com>`. */
export const addressOfMailbox = (mailbox: string): string => /<([^>]+)>$/.exec(mailbox)?.[1] ?? mailbox;

/** A mailto: link that cannot smuggle in other fields. */
export function mailtoAddress(address: string): string {
  const [local, domain] = parts(address);
  return `mailto:${encodeURIComponent(local)}@${encodeURIComponent(domain)}`;
}

/** `d•••@example.com`, recognizable by its owner only. */
export function maskedEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address.slice(0, at);
  return `${first}•••${address.slice(at)}`;
}
