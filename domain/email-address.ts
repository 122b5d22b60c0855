/**
 * Email addresses, in one form: the one that is stored is the one that is mailed and the one that an erasure
 * looks for. Free of zod.
 */

/** `somebody@example.com` in canonical form: what the booking form takes, and the admin's correction. */
export const emailPattern =
  /^[^\s@<>()[\],;:"\\]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

/** Longest address that mail servers know. */
export const emailMax = 254;

/** Nothing that cannot be seen: a soft hyphen in a domain is dropped on the way, and the mail goes elsewhere. */
export const visible = /^[^\p{C}\p{Zl}\p{Zp}]*$/u;

/** A domain as people type it; more than that (`/ ? # %`) a URL parser would cut off or decode. */
const typedDomain = /^[\p{L}\p{M}\p{N}.-]+$/u;

const parts = (address: string): readonly [local: string, domain: string] => {
  const at = address.lastIndexOf('@');
  return [address.slice(0, at), address.slice(at + 1)];
};

/** The host that mail to a domain goes to, in ASCII and lower case; a domain that is no host stays as it is. */
function hostOf(domain: string): string {
  const address = `http://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : domain.toLowerCase();
}

/**
 * The canonical form of an address: its domain in lower case and ASCII (IDNA), nothing around it. What is no
 * address comes back trimmed, for {@link emailPattern} to refuse.
 */
export function canonicalAddress(typed: string): string {
  const address = typed.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '').normalize('NFC');
  const [local, domain] = parts(address);
  return typedDomain.test(domain) ? `${local}@${hostOf(domain)}` : address;
}

/** Where mail to a stored address goes, also to one that was stored before addresses were canonical. */
export function mailedAddress(stored: string): string {
  const [local, domain] = parts(stored);
  return `${local}@${hostOf(domain)}`;
}

/** Whether a text is an address that a booking may name, in whatever form it was typed. */
export function isAddress(typed: string): boolean {
  const address = canonicalAddress(typed);
  return emailPattern.test(address) && visible.test(address) && address.length <= emailMax;
}

/** `hello@example.com` of `Somebody <hello@example.com>`. */
export const addressOfMailbox = (mailbox: string): string => /<([^>]+)>$/.exec(mailbox)?.[1] ?? mailbox;

/** A link that opens a mail to an address and carries nothing else, whatever stands in the address. */
export function mailtoAddress(address: string): string {
  const [local, domain] = parts(address);
  return `mailto:${encodeURIComponent(local)}@${encodeURIComponent(domain)}`;
}

/** `d•••@example.com`: enough for its owner to know it by. */
export function maskedEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address.slice(0, at);
  return `${first}•••${address.slice(at)}`;
}
