import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ObjectStore } from '@20minutes/s3rver';
import { escapeXml } from './listing.ts';
import { S3Error } from './s3-error.ts';

/** A stored object, one that was overwritten or deleted, or the mark of a deletion. */
interface Version {
  readonly key: string;
  readonly id: string;
  readonly size: number;
  readonly etag: string;
  readonly lastModified: string;
  readonly isDeleteMarker: boolean;
  readonly isLatest: boolean;
}

export interface Versions {
  /** Keeps what lies at a key, which is about to be overwritten or deleted. */
  beforeChange(method: string, bucket: string, key: string): Promise<void>;
  /** Answers ListObjectVersions. A bucket without versioning has one version of each object, `null`. */
  list(bucket: string, query: URLSearchParams): Promise<string>;
  /** Deletes one version for good. No earlier one takes its place, unlike on S3: who erases, erases them all. */
  remove(bucket: string, key: string, id: string): Promise<void>;
}

const maxKeys = 1000;
const noVersion = 'null';

const byKeyNewestFirst = (a: Version, b: Version): number => {
  if (a.key !== b.key) return a.key < b.key ? -1 : 1;
  return a.lastModified < b.lastModified ? 1 : -1;
};

function xmlOf({ key, id, size, etag, lastModified, isDeleteMarker, isLatest }: Version): string {
  const tag = isDeleteMarker ? 'DeleteMarker' : 'Version';
  const content = isDeleteMarker ? '' : `<ETag>${escapeXml(etag)}</ETag><Size>${size}</Size>`;
  return (
    `<${tag}><Key>${escapeXml(key)}</Key><VersionId>${id}</VersionId><IsLatest>${isLatest}</IsLatest>` +
    `<LastModified>${lastModified}</LastModified>${content}</${tag}>`
  );
}

/** s3rver knows none. `archive` keeps a folder for each key of `versioned` buckets, with two files a version. */
export function createVersions(store: ObjectStore, archive: string, versioned: readonly string[]): Versions {
  const folderOf = (bucket: string, key: string) => path.join(archive, bucket, encodeURIComponent(key));

  const currentOf = async (bucket: string, prefix: string): Promise<Version[]> => {
    const { objects } = await store.listObjects(bucket, {
      prefix,
      delimiter: '',
      startAfter: '',
      maxKeys: Infinity,
    });
    return objects.map(({ key, size, metadata: { etag }, lastModifiedDate }) => ({
      key,
      id: versioned.includes(bucket)
        ? `${etag.replaceAll('"', '')}-${lastModifiedDate.getTime()}`
        : noVersion,
      size,
      etag,
      lastModified: lastModifiedDate.toISOString(),
      isDeleteMarker: false,
      isLatest: true,
    }));
  };
  const currentAt = async (bucket: string, key: string) =>
    (await currentOf(bucket, key)).find((version) => version.key === key);

  const keep = async (bucket: string, version: Version, content: Buffer) => {
    const folder = folderOf(bucket, version.key);
    await mkdir(folder, { recursive: true });
    const file = path.join(folder, version.id);
    await writeFile(`${file}.object`, content);
    // Two changes at once keep the same version.
    const written = `${file}.${randomUUID()}.new`;
    await writeFile(written, JSON.stringify({ ...version, isLatest: false }));
    await rename(written, `${file}.json`);
  };

  const keptOf = async (bucket: string, prefix: string): Promise<Version[]> => {
    const folders = await readdir(path.join(archive, bucket)).catch(() => []);
    const wanted = folders.filter((name) => decodeURIComponent(name).startsWith(prefix));
    const perKey = wanted.map(async (name) => {
      const folder = path.join(archive, bucket, name);
      const files = (await readdir(folder)).filter((file) => file.endsWith('.json'));
      const read = async (file: string) =>
        JSON.parse(await readFile(path.join(folder, file), 'utf8')) as Version;
      return Promise.all(files.map(read));
    });
    return (await Promise.all(perKey)).flat();
  };

  return {
    beforeChange: async (method, bucket, key) => {
      if (!versioned.includes(bucket) || key === '') return;
      const current = await currentAt(bucket, key);
      if (current) {
        const object = await store.getObject(bucket, key);
        await keep(bucket, current, object?.content ? await buffer(object.content) : Buffer.alloc(0));
      }
      if (method !== 'DELETE') return;
      const now = new Date();
      const marker = { key, size: 0, etag: '', lastModified: now.toISOString(), isDeleteMarker: true };
      await keep(bucket, { ...marker, id: `marker-${now.getTime()}`, isLatest: false }, Buffer.alloc(0));
    },
    list: async (bucket, query) => {
      const prefix = query.get('prefix') ?? '';
      const delimiter = query.get('delimiter') ?? '';
      const [keyMarker, idMarker] = [query.get('key-marker') ?? '', query.get('version-id-marker')];
      const all = [...(await currentOf(bucket, prefix)), ...(await keptOf(bucket, prefix))].sort(
        byKeyNewestFirst,
      );
      const folderIn = ({ key }: Version) => {
        const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
        return end === -1 ? undefined : key.slice(0, end + 1);
      };
      const folders = new Set(all.map(folderIn).filter((folder) => folder !== undefined));
      const versions = all.filter((version) => folderIn(version) === undefined);
      const marked = versions.findIndex(({ key, id }) => key === keyMarker && id === idMarker);
      const rest = marked === -1 ? versions.filter(({ key }) => key > keyMarker) : versions.slice(marked + 1);
      const page = rest.slice(0, Math.min(Number(query.get('max-keys') ?? maxKeys), maxKeys));
      const last = page.length < rest.length ? page.at(-1) : undefined;
      return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<ListVersionsResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">' +
        `<Name>${bucket}</Name><Prefix>${escapeXml(prefix)}</Prefix><IsTruncated>${last !== undefined}</IsTruncated>` +
        (last ? `<NextKeyMarker>${escapeXml(last.key)}</NextKeyMarker>` : '') +
        (last ? `<NextVersionIdMarker>${last.id}</NextVersionIdMarker>` : '') +
        page.map(xmlOf).join('') +
        [...folders]
          .map((folder) => `<CommonPrefixes><Prefix>${escapeXml(folder)}</Prefix></CommonPrefixes>`)
          .join('') +
        '</ListVersionsResult>'
      );
    },
    remove: async (bucket, key, id) => {
      if (!/^[\w-]+$/.test(id)) throw new S3Error(400, 'InvalidArgument', 'Invalid version id specified');
      if ((await currentAt(bucket, key))?.id === id) await store.deleteObject(bucket, key);
      const folder = folderOf(bucket, key);
      await rm(path.join(folder, `${id}.json`), { force: true });
      await rm(path.join(folder, `${id}.object`), { force: true });
      if ((await readdir(folder).catch(() => ['none'])).length === 0) await rm(folder, { recursive: true });
    },
  };
}
