import { causeOf, log } from './log.ts';

/** By access token, the newest last: one is asked about once. */
const known = new Map<string, string>();
const maxKnown = 20;

function keep(token: string, email: string): string {
  known.set(token, email);
  const [oldest] = known.keys();
  if (known.size > maxKnown && oldest !== undefined) known.delete(oldest);
  return email;
}

/** The email of whose token it is, which access tokens do not have; the account's name when the user pool does not answer. */
export async function emailOfAdmin(account: string, token: string): Promise<string> {
  const email = account.includes('@') ? account : known.get(token);
  if (email !== undefined) return email;
  try {
    // Loaded when first asked for: a cold start does without it.
    const { emailInPool } = await import('./user-pool.ts');
    const asked = await emailInPool(token);
    return asked === undefined ? account : keep(token, asked);
  } catch (error) {
    log.warn('admin’s email not read', { cause: causeOf(error) });
    return account;
  }
}
