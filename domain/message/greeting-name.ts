import { capitalized } from '../plain-text.ts';

/** With a capital, however it was typed: it begins sentences. */
export const firstName = (fullName: string): string => capitalized(fullName.trim().split(/\s+/)[0] ?? '');

/** '' if it does not look like a name: a booking must not put a link into someone else's inbox. */
export function greetingName(fullName: string): string {
  const name = firstName(fullName);
  return /^[\p{L}\p{M}'’-]{1,40}$/u.test(name) ? name : '';
}

export const greeting = (fullName: string): string =>
  ['Hi', greetingName(fullName)].filter(Boolean).join(' ');

/** `Ana`, or `the customer`, within a sentence to the owner. */
export const shortName = (fullName: string): string => greetingName(fullName) || 'the customer';
