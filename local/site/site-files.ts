import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf } from '#edge/file-headers.ts';
import { compress, type Encoding } from './compress.ts';

interface SiteFile {
  readonly content: Buffer;
  readonly type: string;
  readonly etag: string;
  /** Stored with a published page. */
  readonly status?: string | undefined;
}

/** The files of a built site, in memory: a later build into the same folder must not mix with this one. */
export interface SiteFiles {
  /** Paths below the root, without a slash in front. */
  readonly paths: readonly string[];
  /** `file` begins with a slash; undefined when the site has no such file. */
  read(file: string): SiteFile | undefined;
  encoded(file: string, encoding: Encoding): Promise<Buffer | undefined>;
  /** Puts another in the place of a file, or adds one. */
  replace(file: string, content: Buffer, status?: string): void;
}

const siteFileOf = (file: string, content: Buffer, status?: string): SiteFile => ({
  content,
  status,
  type: contentTypeOf(file),
  etag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
});

/** Opens the built site in `folder`; throws when there is none. */
export async function openSiteFiles(folder: string): Promise<SiteFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  const encodings = new Map<string, Promise<Buffer>>();

  const load = async (file: string): Promise<SiteFile> =>
    siteFileOf(file, await readFile(path.join(folder, file)));
  // Only what was listed is ever read, so no path can lead out of the folder.
  const files = new Map<string, SiteFile>(
    await Promise.all(paths.map(async (name) => [`/${name}`, await load(`/${name}`)] as const)),
  );

  return {
    paths,
    read: (file) => files.get(file),
    encoded: async (file, encoding) => {
      const source = files.get(file);
      if (!source) return undefined;
      const key = `${encoding} ${file}`;
      const compressing = encodings.get(key) ?? compress(source.content, encoding);
      encodings.set(key, compressing);
      return compressing;
    },
    replace: (file, content, status) => {
      const next = siteFileOf(file, content, status);
      if (files.get(file)?.etag === next.etag) return;
      for (const encoding of ['br', 'gzip']) encodings.delete(`${encoding} ${file}`);
      files.set(file, next);
    },
  };
}
