import { createHash } from 'node:crypto';
import type { Answer } from './pipeline.ts';

/** 304 to whoever has it already; clients have to ask each time, as what it holds is private. */
export const etagAnswer =
  (contentType: string): Answer =>
  (output, { headers }) => {
    const etag = `"${createHash('sha256').update(String(output)).digest('base64url').slice(0, 27)}"`;
    const kept = { etag, 'cache-control': 'private, no-cache' };
    const known = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
    if (known.includes(etag)) return { statusCode: 304, headers: kept };
    return {
      statusCode: 200,
      headers: { ...kept, 'content-type': `${contentType}; charset=utf-8` },
      body: String(output),
    };
  };
