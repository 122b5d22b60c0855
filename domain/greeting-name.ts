import { firstName } from './lead.ts';

/**
 * First name for a greeting, or '' if it does not look like one: a booking under someone else's address or number
 * must not put a link into what is sent there.
 */
export function greetingName(fullName: string): string {
  const name = firstName(fullName);
  return /^[\p{L}\p{M}'’-]{1,40}$/u.test(name) ? name : '';
}
