import type { ObjectStore } from '@20minutes/s3rver';

const maxKeys = 1000;

export const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** s3rver's continuation token fails on today's OpenSSL, for every second page; here it is the last key itself. */
export async function listObjects(
  store: ObjectStore,
  bucket: string,
  query: URLSearchParams,
): Promise<string> {
  const token = query.get('continuation-token');
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const found = await store.listObjects(bucket, {
    prefix,
    delimiter: '',
    startAfter: token ? Buffer.from(token, 'base64url').toString() : (query.get('start-after') ?? ''),
    maxKeys:
      delimiter === ''
        ? Math.min(Number(query.get('max-keys') ?? maxKeys), maxKeys)
        : Number.POSITIVE_INFINITY,
  });
  const { isTruncated } = found;
  // s3rver's own delimiter passes over a folder that holds folders alone.
  const folderIn = (name: string) => {
    const end = delimiter === '' ? -1 : name.indexOf(delimiter, prefix.length);
    return end === -1 ? undefined : name.slice(0, end + delimiter.length);
  };
  const objects = found.objects.filter((object) => folderIn(object.key) === undefined);
  const folders = new Set(found.objects.flatMap((object) => folderIn(object.key) ?? []));
  const key = (text: string) =>
    query.get('encoding-type') === 'url' ? encodeURIComponent(text) : escapeXml(text);
  const contents = objects.map(
    (object) =>
      `<Contents><Key>${key(object.key)}</Key><Size>${object.size}</Size>` +
      `<ETag>${escapeXml(object.metadata.etag)}</ETag>` +
      `<LastModified>${object.lastModifiedDate.toISOString()}</LastModified></Contents>`,
  );
  const prefixes = [...folders].map(
    (text) => `<CommonPrefixes><Prefix>${key(text)}</Prefix></CommonPrefixes>`,
  );
  const last = objects.at(-1)?.key;
  const next =
    isTruncated && last !== undefined
      ? `<NextContinuationToken>${Buffer.from(last).toString('base64url')}</NextContinuationToken>`
      : '';
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">' +
    `<Name>${bucket}</Name><Prefix>${key(prefix)}</Prefix><KeyCount>${objects.length}</KeyCount>` +
    `<IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}${prefixes.join('')}</ListBucketResult>`
  );
}
