import { createHash } from 'node:crypto';
import { type JsonObject, ServiceError, textAt } from './json.ts';

/** Client request tokens: a repeated transaction succeeds without effect. */
export interface Tokens {
  /** Throws when the token was used for a different request. */
  isRepeat(input: JsonObject): boolean;
  remember(input: JsonObject): void;
}

const lifeMs = 10 * 60 * 1000;

const digestOf = (input: JsonObject) =>
  createHash('sha256').update(JSON.stringify(input.TransactItems)).digest('hex');

/** AWS forgets tokens after ten minutes; here a restart forgets them too. */
export function createTokens(): Tokens {
  const known = new Map<string, { readonly digest: string; readonly until: number }>();
  return {
    isRepeat: (input) => {
      const earlier = known.get(textAt(input, 'ClientRequestToken'));
      if (!earlier || earlier.until <= Date.now()) return false;
      if (earlier.digest === digestOf(input)) return true;
      throw new ServiceError(
        'IdempotentParameterMismatchException',
        'The token was used with other parameters',
      );
    },
    remember: (input) => {
      const now = Date.now();
      for (const [token, { until }] of known) if (until <= now) known.delete(token);
      const token = textAt(input, 'ClientRequestToken');
      if (token !== '') known.set(token, { digest: digestOf(input), until: now + lifeMs });
    },
  };
}
