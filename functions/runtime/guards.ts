import { AppError } from './app-error.ts';
import { env } from './env.ts';
import type { Guard } from './pipeline.ts';
import { isSameSecret } from './same-secret.ts';

/** An empty setting lets nobody in. */
const same = (given: string, wanted: string): boolean => wanted !== '' && isSameSecret(given, wanted);

/** Requires the CDN's secret header; two values are valid during a rotation. */
export const cameThroughCdn: Guard = ({ headers }) => {
  const given = headers['x-origin-verify'] ?? '';
  const known = [same(given, env('ORIGIN_SECRET')), same(given, env('ORIGIN_SECRET_PREVIOUS'))];
  if (!known.includes(true)) throw new AppError('forbidden', 'This address isn’t open.');
};

export const bearerOf = ({ headers }: Parameters<Guard>[0]): string =>
  /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';

export const hasPublicKey: Guard = (event) => {
  if (!same(bearerOf(event), env('PUBLIC_KEY')))
    throw new AppError('unauthorized', 'The public key is missing.');
};

export const quotesAreOn: Guard = () => {
  if (env('QUOTES_ENABLED') !== 'true') throw new AppError('not-found', 'We couldn’t find this page.');
};
