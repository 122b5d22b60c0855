import { domainToASCII } from 'node:url';

/** The address with its domain in ASCII, as mail services want it. */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1)) || address.slice(at + 1)}`;
}
