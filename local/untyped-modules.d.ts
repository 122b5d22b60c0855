declare module 'dynalite' {
  import type { Server } from 'node:http';

  type Options = { path?: string; createTableMs?: number; deleteTableMs?: number; updateTableMs?: number };
  const dynalite: (options: Options) => Server;
  // biome-ignore lint/style/noDefaultExport: the package is CommonJS and exports one function.
  export default dynalite;
}

declare module 'dynalite/db/index.js' {
  export type Done<Result extends unknown[] = []> = (error: Error | null, ...result: Result) => void;
  type GotTable = Done<[table?: object]>;
  export type TableStore = {
    /** The descriptions of the tables by name. */
    readonly tableDb: {
      put(name: string, table: object, done: Done): void;
      del(name: string, done: Done): void;
    };
    /** Calls on rows give no status to check, calls on tables `false`. */
    getTable(name: string, ...rest: [GotTable] | [false, GotTable]): void;
  };
  const database: { create(options: object): TableStore };
  // biome-ignore lint/style/noDefaultExport: the package is CommonJS.
  export default database;
}

declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  type Options = { directory: string; silent: boolean; vhostBuckets: boolean };
  type StoredObject = {
    readonly key: string;
    readonly size: number;
    readonly lastModifiedDate: Date;
    readonly metadata: { readonly etag: string };
  };
  type Metadata = Readonly<Record<string, unknown>>;
  type ObjectMetadata = { readonly etag: string; readonly 'content-length': number };
  export type Resource = 'object' | 'object.md5' | 'metadata.json' | 'uploads';
  export type ObjectStore = {
    getMetadata(bucket: string, key: string): Promise<ObjectMetadata>;
    getObject(
      bucket: string,
      key: string,
    ): Promise<{ readonly content?: NodeJS.ReadableStream; readonly metadata: Metadata } | null>;
    putObject(object: {
      readonly bucket: string;
      readonly key: string;
      readonly content: NodeJS.ReadableStream;
      readonly metadata: Metadata;
    }): Promise<object>;
    putMetadata(
      this: Pick<ObjectStore, 'getResourcePath'>,
      bucket: string,
      key: string,
      metadata: Metadata,
      md5?: string,
    ): Promise<void>;
    putContent(place: string, content: NodeJS.ReadableStream): Promise<[size: number, md5: string]>;
    copyObject(
      sourceBucket: string,
      sourceKey: string,
      bucket: string,
      key: string,
      metadata?: Metadata,
    ): Promise<ObjectMetadata>;
    deleteObject(bucket: string, key: string): Promise<void>;
    getResourcePath(bucket: string, key: string | undefined, resource: Resource): string;
    listObjects(
      bucket: string,
      options: { prefix: string; delimiter: string; startAfter: string; maxKeys: number },
    ): Promise<{
      readonly objects: readonly StoredObject[];
      readonly commonPrefixes: readonly string[];
      readonly isTruncated: boolean;
    }>;
  };
  class S3rver {
    constructor(options: Options);
    readonly store: ObjectStore;
    callback(): RequestListener;
  }
  // biome-ignore lint/style/noDefaultExport: the package is CommonJS and exports one class.
  export default S3rver;
}
