/** Free of zod. */
export const firstName = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? '';

/** '' if it does not look like a name: a booking must not put a link into someone else's inbox. */
export function greetingName(fullName: string): string {
  const name = firstName(fullName);
  return /^[\p{L}\p{M}'’-]{1,40}$/u.test(name) ? name : '';
}
