import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { byteOrderMark } from '#domain/csv.ts';
import { type CsvLead, csvHeader, csvLine } from '#domain/lead/lead-csv.ts';
import { env } from '../../runtime/env.ts';
import { storage } from '../clients.ts';

const exportSeconds = 60;
/** Lines are joined into chunks of about this many characters: one chunk per line would cost twice the time. */
const chunkLength = 256 * 1024;

function* csvOf(leads: Iterable<CsvLead>): Generator<string> {
  let chunk = byteOrderMark + csvHeader;
  for (const lead of leads) {
    chunk += csvLine(lead);
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

/** Multipart, so memory does not grow with the file. Returns a signed URL that downloads it as `filename`. */
export async function exportLeads(leads: Iterable<CsvLead>, filename: string): Promise<string> {
  const target = { Bucket: env('EXPORTS_BUCKET'), Key: `leads/${randomBytes(16).toString('hex')}.csv` };
  const upload = new Upload({
    client: storage(),
    params: {
      ...target,
      Body: Readable.from(csvOf(leads), { objectMode: false }),
      ContentType: 'text/csv; charset=utf-8',
    },
    queueSize: 2,
  });
  await upload.done();
  const command = new GetObjectCommand({
    ...target,
    ResponseContentDisposition: `attachment; filename="${filename}"`,
    ResponseContentType: 'text/csv; charset=utf-8',
    ResponseCacheControl: 'no-store',
  });
  return getSignedUrl(storage(), command, { expiresIn: exportSeconds });
}
