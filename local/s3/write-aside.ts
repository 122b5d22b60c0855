import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ObjectStore, Resource } from '@20minutes/s3rver';

/** s3rver writes in place: whoever is killed meanwhile would leave half an object, where S3 has all of it or none. */
export async function writeAside(store: ObjectStore, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const putContent = store.putContent.bind(store);
  const { putMetadata } = store;
  const copyObject = store.copyObject.bind(store);

  store.putContent = async (place, content) => {
    const file = path.join(folder, randomUUID());
    const written = await putContent(file, content);
    // The last object of a folder may have been deleted meanwhile, and the folder with it.
    await mkdir(path.dirname(place), { recursive: true });
    await rename(file, place);
    return written;
  };
  store.putMetadata = async (bucket, key, metadata, md5) => {
    const name = randomUUID();
    const aside = (resource: Resource) => path.join(folder, `${name}.${resource}`);
    await putMetadata.call(
      { getResourcePath: (_, __, resource) => aside(resource) },
      bucket,
      key,
      metadata,
      md5,
    );
    const resources = [...(md5 ? (['object.md5'] as const) : []), 'metadata.json' as const];
    for (const resource of resources) {
      const place = store.getResourcePath(bucket, key, resource);
      await mkdir(path.dirname(place), { recursive: true });
      await rename(aside(resource), place);
    }
  };
  store.copyObject = async (sourceBucket, sourceKey, bucket, key, metadata) => {
    const source = await store.getObject(sourceBucket, sourceKey);
    if (!source?.content || (sourceBucket === bucket && sourceKey === key)) {
      return copyObject(sourceBucket, sourceKey, bucket, key, metadata);
    }
    await store.putObject({ bucket, key, content: source.content, metadata: metadata ?? source.metadata });
    return store.getMetadata(bucket, key);
  };
}
