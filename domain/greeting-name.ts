import { firstName } from './lead.ts';

/**
 * The name to greet somebody by, or '' for what does not look like one: whoever books under somebody else's
 * address or number must not be able to put a link into what we send there.
 */
export function greetingName(fullName: string): string {
  const name = firstName(fullName);
  return /^[\p{L}\p{M}'’-]{1,40}$/u.test(name) ? name : '';
}
