import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';
import { S3Error } from './s3-error.ts';

const lineBreak = '\r\n';

/** Takes the chunk framing of a streamed upload off; trailers (checksums) come back as text. */
function unframe(body: Buffer): { content: Buffer; trailers: string } {
  const chunks: Buffer[] = [];
  let position = 0;
  for (;;) {
    const lineEnd = body.indexOf(lineBreak, position);
    const size = Number.parseInt(body.toString('latin1', position, lineEnd), 16);
    if (lineEnd === -1 || Number.isNaN(size)) {
      throw new S3Error(400, 'IncompleteBody', 'The request body terminated unexpectedly.');
    }
    position = lineEnd + lineBreak.length;
    if (size === 0) return { content: Buffer.concat(chunks), trailers: body.toString('latin1', position) };
    chunks.push(body.subarray(position, position + size));
    position += size + lineBreak.length;
  }
}

function crcOf(content: Buffer): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(content));
  return bytes.toString('base64');
}

/** The plain content of a body, checked against the hash and the CRC32 that came with it. */
export function readPayload(body: Buffer, promisedHash: string, headers: IncomingHttpHeaders): Buffer {
  const isHash = /^[0-9a-f]{64}$/.test(promisedHash);
  if (isHash && createHash('sha256').update(body).digest('hex') !== promisedHash) {
    throw new S3Error(400, 'XAmzContentSHA256Mismatch', 'The body does not match its x-amz-content-sha256.');
  }
  const framed = promisedHash.startsWith('STREAMING-');
  const { content, trailers } = framed ? unframe(body) : { content: body, trailers: '' };
  const trailing = /x-amz-checksum-crc32:([^\r\n]+)/.exec(trailers)?.[1];
  const promisedCrc = trailing ?? headers['x-amz-checksum-crc32'];
  if (promisedCrc !== undefined && promisedCrc !== crcOf(content)) {
    throw new S3Error(400, 'BadDigest', 'The CRC32 you specified did not match the calculated checksum.');
  }
  return content;
}
