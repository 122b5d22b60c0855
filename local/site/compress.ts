import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const compressible = /^(text\/|application\/(javascript|json|manifest\+json|xml|rss\+xml)|image\/svg\+xml)/;
/** The CDN compresses nothing smaller. */
const minBytes = 1000;
const brotliQuality = 5;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The encoding that the CDN would choose for this answer, or undefined for none. */
export function chooseEncoding(
  accepted: string | undefined,
  type: string,
  size: number,
): Encoding | undefined {
  if (size < minBytes || !compressible.test(type)) return undefined;
  const names = (accepted ?? '').split(',').map((part) => part.split(';')[0]?.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : undefined;
}

export function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'gzip'
    ? zip(content)
    : brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
}
